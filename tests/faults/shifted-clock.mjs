/**
 * Preloaded into a product with NODE_OPTIONS: shifts the wall clock of the process by the
 * milliseconds in the file CLOCK_FILE, as when somebody changes the system time. Timers and the
 * database's clock are not affected.
 */
import fs from 'node:fs'

const { CLOCK_FILE } = process.env
const RealDate = Date
let shift = 0

const read = () => {
  try {
    shift = Number(fs.readFileSync(CLOCK_FILE, 'utf8')) || 0
  } catch {
    shift = 0
  }
}
if (CLOCK_FILE) {
  read()
  setInterval(read, 100).unref()
  globalThis.Date = class extends RealDate {
    // Defined as own properties, because Next copies only those.
    static UTC = RealDate.UTC
    static parse = RealDate.parse

    constructor(...values) {
      super(...(values.length === 0 ? [RealDate.now() + shift] : values))
    }

    static now() {
      return RealDate.now() + shift
    }
  }
}
