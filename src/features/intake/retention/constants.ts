/** Days for which IP addresses are kept at the most; the privacy policy states it. */
export const logDays = 7

/** Days for which the trash can give back what was moved there. */
export const trashDays = 30
