/** Days for which addresses stay in logs at the most; the privacy policy states it. */
export const logDays = 7
