/**
 * For `extraButtonProps` of Payload's Button: a disabled button gets `aria-disabled` without `disabled`,
 * which would remove the keyboard focus from it.
 */
export const preserveFocus = { disabled: false }
