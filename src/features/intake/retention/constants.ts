/** Days for which IP addresses are kept at the most; the privacy policy states it. */
export const logDays = 7
