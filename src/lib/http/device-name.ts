/** The order matters: a user agent also contains the names of the browsers it derives from. */
const browsers = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * Returns the browser and system of a user agent, such as "Firefox, Windows".
 * Undefined if both are unknown.
 */
export function deviceName(userAgent: string): string | undefined {
  const names = [browsers, systems].flatMap(
    (list) => list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  )
  return names.length > 0 ? names.join(', ') : undefined
}
