import type { Extracted } from "@domain/businesses"
import { addressKind, website } from "@domain/validation"
import { Result } from "effect"
import { categoriesNamed } from "../extract/kinds-in-text.ts"
import { fact, type PageSource } from "../extract/fact.ts"

/** How sure what a network states of a business is: its owner typed it there. */
const stated = 0.9

/** A stated text as a fact of its network. */
export const statedFact = <A>(value: A | undefined, source: PageSource): Extracted<A> | undefined =>
  value === undefined ? undefined : fact(value, source, stated)

/** The first of some texts that names a kind of business of ours; the kind it names most. */
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

/** The business's own website among the addresses in a text; pages on other networks are none. */
export const statedWebsite = (text: string | undefined, source: PageSource): Extracted<string> | undefined => {
  const [address] = (text ?? "").split(/[\s,;]+/).flatMap((part) => {
    const normal = website(part)
    return Result.isSuccess(normal) && addressKind(normal.success) === "website" ? [normal.success] : []
  })
  return statedFact(address, source)
}
