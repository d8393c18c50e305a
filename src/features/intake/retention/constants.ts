/** Days for which addresses stay in logs at the most; the privacy policy states it. */
export const logDays = 7

/** Days for which the trash can give back what was moved there. */
export const trashDays = 30
