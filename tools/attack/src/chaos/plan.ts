import * as fc from "fast-check"

/** What one payment's buyer does; `share` is a number from 0 to 1. */
export interface PlannedPayment {
  /** Which of the buyers it is. */
  readonly buyer: number
  readonly share: number
  readonly pays: "at once" | "after a decline" | "never"
  /** Who tells the product: the page, the page and a second tab, or the gateway alone. */
  readonly told: "page" | "two tabs" | "nobody"
  /** How much of the payment goes back to the card afterwards. */
  readonly refund: "none" | "part" | "all"
  /** Whether the buyer's bank sends the refund back. */
  readonly comesBack: boolean
}

/** From 0 up to 1, each number as likely as the others. */
const evenly = fc.noBias(fc.integer({ min: 0, max: 999_999 })).map((number) => number / 1_000_000)

const anyPayment: fc.Arbitrary<PlannedPayment> = fc.record({
  buyer: fc.noBias(fc.nat()),
  share: evenly,
  pays: fc.constantFrom("at once", "at once", "at once", "at once", "after a decline", "never"),
  told: fc.constantFrom("page", "page", "two tabs", "nobody"),
  refund: fc.constantFrom("none", "none", "none", "part", "all"),
  comesBack: fc.constantFrom(false, false, true),
})

/** The payments of a run; the same for the same seed. */
export const plannedPayments = (count: number, seed: number): ReadonlyArray<PlannedPayment> =>
  fc.sample(anyPayment, { numRuns: count, seed })

/** Numbers of a seed from 0 up to 1, one after the other. */
export const numbersOf = (seed: number): (() => number) => {
  const drawn = fc.sample(evenly, { numRuns: 1_000, seed })
  let at = 0
  return () => drawn[(at += 1) % drawn.length] ?? 0
}
