import { type Region, regionFacts } from "@domain/kernel"
import * as fc from "fast-check"
import { gstinCheckCharacter } from "../gstin.ts"

const from = (characters: string) => fc.constantFrom(...characters)
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** A password that keeps every rule. */
export const anyPassword = fc
  .tuple(fc.stringMatching(/^[A-Z]{2}[a-z]{2}[0-9]{2}[!-/]{2}$/), fc.stringMatching(/^[ -~]{0,22}$/))
  .map((parts) => parts.join(""))

/** A GSTIN with its check character. */
export const anyGstin = fc
  .tuple(
    fc.integer({ min: 1, max: 38 }).map((state) => String(state).padStart(2, "0")),
    fc.stringMatching(/^[A-Z]{3}$/),
    from("ABCEFGHJKLPT"),
    from(letters),
    fc.integer({ min: 1, max: 9999 }).map((serial) => String(serial).padStart(4, "0")),
    from(letters),
    from(`123456789${letters}`),
  )
  .map((parts) => `${parts.join("")}Z`)
  .map((first14) => first14 + gstinCheckCharacter(first14))

/** A trader's VAT number under either check scheme. */
export const anyVatNumber = fc
  .tuple(fc.integer({ min: 1_000_000, max: 9_999_999 }), fc.boolean())
  .map(([seven, newer]) => {
    const sum = Array.from(String(seven)).reduce(
      (total, digit, index) => total + Number(digit) * (8 - index),
      newer ? 55 : 0,
    )
    return `${seven}${String((97 - (sum % 97)) % 97).padStart(2, "0")}`
  })

const gap = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom("", " ", "-", "."))
const national: Readonly<Record<Region, fc.Arbitrary<string>>> = {
  IN: fc.stringMatching(/^[2-9][0-9]{9}$/),
  GB: fc.stringMatching(/^(?:7[45789]|20|16)[0-9]{8}$/),
}
const prefixes: Readonly<Record<Region, ReadonlyArray<string>>> = {
  IN: ["", "0", "+91", "+91 ", "0091 ", "+91-"],
  GB: ["0", "+44", "+44 ", "0044 ", "+44 (0)"],
}

/**
 * A number of a region as people may write it, with its digits. A dash after digits that are the dial code tells that they are
 * meant as one, so no number of its own is cut there.
 */
export const anyPhoneOf = (region: Region): fc.Arbitrary<{ readonly typed: string; readonly digits: string }> =>
  fc.tuple(fc.constantFrom(...prefixes[region]), national[region], gap).map(([prefix, digits, [at, sign]]) => {
    const start = digits.slice(0, at)
    const between = sign === "-" && start === regionFacts[region].dialCode ? " " : sign
    return { typed: `${prefix}${start}${between}${digits.slice(at)}`, digits }
  })

/** A host name of two or three labels. */
export const anyHostName = fc.stringMatching(
  /^[a-zA-Z0-9]{1,10}(?:\.[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?)?\.(?:com|in|co\.uk|shop)$/,
)

/** A web address as people may write it. */
export const anyWebsite = fc
  .tuple(
    fc.constantFrom("", "http://", "https://", "HTTPS://"),
    anyHostName,
    fc.constantFrom("", ":80", ":8443"),
    fc.constantFrom("", "/", "/menu", "/a/b?c=d#e", "?q=1", "#top"),
    fc.constantFrom("", " "),
  )
  .map((parts) => parts.join(""))
