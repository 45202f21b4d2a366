import type { Extracted } from "@domain/businesses"
import { addressKind, website } from "@domain/validation"
import { Result } from "effect"
import { categoriesNamed } from "@adapters/places/kinds"
import { fact, type PageSource } from "../extract/fact.ts"

/** Confidence in what a network states about a business, since its owner typed it. */
const stated = 0.9

/** A stated value as a fact of its network. */
export const statedFact = <A>(value: A | undefined, source: PageSource): Extracted<A> | undefined =>
  value === undefined ? undefined : fact(value, source, stated)

/** The category that a text names most, from the first text that names any category. */
export const statedCategory = (
  texts: ReadonlyArray<string | undefined>,
  source: PageSource,
): Extracted<string> | undefined => {
  for (const text of texts) {
    const [best] = [...categoriesNamed(text ?? "")].toSorted((a, b) => b[1] - a[1])
    if (best !== undefined) return fact(best[0], source, 0.85)
  }
  return undefined
}

/** The business's own website among the addresses in a text; pages on networks do not count. */
export const statedWebsite = (text: string | undefined, source: PageSource): Extracted<string> | undefined => {
  const [address] = (text ?? "").split(/[\s,;]+/).flatMap((part) => {
    const normal = website(part)
    return Result.isSuccess(normal) && addressKind(normal.success) === "website" ? [normal.success] : []
  })
  return statedFact(address, source)
}
