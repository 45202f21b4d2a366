import type { DetailSource, Extracted } from "@domain/businesses"

/** Where a value was read: a place on a page, or a network. */
export type PageSource = Exclude<DetailSource, "owner" | "account">

/** A value with its source and confidence. */
export const fact = <A>(value: A, source: PageSource, confidence: number): Extracted<A> => ({
  value,
  source,
  confidence,
})

/** The object without its undefined fields. */
export const present = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } => {
  const defined: { [K in keyof T]?: Exclude<T[K], undefined> } = {}
  for (const key in fields) {
    const value = fields[key]
    if (value !== undefined) Object.assign(defined, { [key]: value })
  }
  return defined
}
