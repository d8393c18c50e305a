/**
 * For `extraButtonProps` of the CMS's buttons: while disabled they only say so (aria-disabled) and
 * do nothing. From one that is disabled for the browser the keyboard's focus would fall away.
 */
export const preserveFocus = { disabled: false }
