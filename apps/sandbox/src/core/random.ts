import { randomBytes } from "node:crypto"

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

/** A fresh unguessable identifier of the given length, letters and digits only. */
export const randomId = (length = 24): string =>
  [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? "A").join("")

/** A fresh identifier of decimal digits, as Meta and Google number their objects. */
export const randomDigits = (length = 15): string =>
  [...randomBytes(length)].map((byte, index) => String(index === 0 ? 1 + (byte % 9) : byte % 10)).join("")

/** A number generator in [0, 1): the same seed text always gives the same sequence. */
export const seeded = (seed: string): (() => number) => {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193) >>> 0
  }
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One item of a non-empty list, chosen by the generator. */
export const pick = <T>(random: () => number, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0]
