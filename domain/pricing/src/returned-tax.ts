import { type MinorUnits, splitByWeights } from "@domain/kernel"
import { Result } from "effect"
import { halfPartOfPrice, partOfPrice } from "./part-of-price.ts"
import type { TaxLine } from "./tax.ts"

/** A price as far as the tax of its unused media is concerned; `taxable` is what its tax was charged on, in minor units. */
export interface TaxedPrice {
  readonly taxable: MinorUnits
  readonly tax: MinorUnits
  readonly taxes: ReadonlyArray<TaxLine>
}

/** Lines of tax that are charged together: CGST with the SGST of its rate, any other tax alone. */
const together = (taxes: ReadonlyArray<TaxLine>): ReadonlyArray<ReadonlyArray<TaxLine>> =>
  taxes.flatMap((line) => {
    const isOther = ({ kind, ratePercent }: TaxLine) =>
      ratePercent === line.ratePercent && kind === (line.kind === "CGST" ? "SGST" : "CGST")
    const other = line.kind === "CGST" || line.kind === "SGST" ? taxes.find(isOther) : undefined
    if (other === undefined) return [[line]]
    return line.kind === "CGST" ? [[line, other]] : []
  })

const amountOf = (lines: ReadonlyArray<TaxLine>): MinorUnits => lines.reduce((sum, { amount }) => sum + amount, 0)

const rateOf = (taxes: ReadonlyArray<TaxLine>): number =>
  Math.max(0, ...together(taxes).map((lines) => lines.reduce((sum, { ratePercent }) => sum + ratePercent, 0)))

/**
 * The tax of a price's media that comes back unused, in minor units: what its rates say less what they say of the rest, and never
 * more, since older prices hold tax of media that went back without it; its share where less was paid. GST comes back in halves. Ours.
 */
export const taxOfUnused = (unused: MinorUnits, { taxable, tax, taxes }: TaxedPrice): MinorUnits => {
  if (taxable <= 0) return 0
  const left = Math.max(0, taxable - unused)
  const rate = rateOf(taxes)
  const back = (paid: MinorUnits, part: typeof partOfPrice) =>
    part(taxable, rate) <= paid ? part(taxable, rate) - part(left, rate) : paid - Math.round((paid * left) / taxable)
  if (taxes.some(({ kind }) => kind === "VAT")) return back(tax, partOfPrice)
  const paidHalf = Math.floor(tax / 2)
  const half = back(paidHalf, halfPartOfPrice)
  return half === paidHalf && left === 0 ? tax : 2 * half
}

const split = (amount: MinorUnits, weights: ReadonlyArray<number>): ReadonlyArray<MinorUnits> =>
  Result.getOrElse(splitByWeights(amount, weights), () => weights.map((_, index) => (index === 0 ? amount : 0)))

/** An amount of tax (minor units) over the kinds in which taxes were paid, so that it sums and each has its share; CGST is SGST. Ours. */
export const sharesOfTax = (tax: MinorUnits, taxes: ReadonlyArray<TaxLine>): ReadonlyArray<TaxLine> => {
  const whole = taxes.map((line) => ({ ...line, amount: Math.sign(tax) * Math.abs(line.amount) }))
  if (amountOf(whole) === tax) return whole
  const groups = together(taxes)
  const weights = groups.map((lines) => Math.abs(amountOf(lines)))
  const isEven = groups.some((lines) => lines.length === 2) && [tax, ...weights].every((amount) => amount % 2 === 0)
  const shares = isEven
    ? split(
        tax / 2,
        weights.map((weight) => weight / 2),
      ).map((half) => 2 * half)
    : split(tax, weights)
  const amounts = new Map(
    groups.flatMap((lines, index): ReadonlyArray<readonly [TaxLine, MinorUnits]> => {
      const share = shares[index] ?? 0
      const [first, second] = lines
      if (first === undefined) return []
      return second === undefined
        ? [[first, share]]
        : [
            [first, share - Math.trunc(share / 2)],
            [second, Math.trunc(share / 2)],
          ]
    }),
  )
  return taxes.map((line) => ({ ...line, amount: amounts.get(line) ?? 0 }))
}
