/**
 * Preloaded into a product (NODE_OPTIONS), it shifts the wall clock of the process by the milliseconds in
 * the file CLOCK_FILE, as when somebody sets it back. Timers go on, as they do then. The database's
 * clock stays.
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
    // Own ones: Next copies what a class has by itself.
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
