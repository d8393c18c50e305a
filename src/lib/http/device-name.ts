/** In the order in which they are asked: each browser also names those that it descends from. */
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

/** What a browser calls itself, as people know it: "Firefox, Windows". Undefined for what is neither. */
export function deviceName(userAgent: string): string | undefined {
  const names = [browsers, systems].flatMap(
    (list) => list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  )
  return names.length > 0 ? names.join(', ') : undefined
}
