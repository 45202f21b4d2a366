import type { Offer } from "../offer.ts"

/** What the business has stated; drafts use nothing else. Texts are in the ad's language. */
export interface BusinessFacts {
  readonly name: string
  readonly category?: string
  /** Decides the trade, and so the words of the ads. */
  readonly categorySlug?: string
  readonly services: ReadonlyArray<string>
  readonly city?: string
  readonly offer?: Offer
  /** Precedes a flat offer's amount, such as `₹`. */
  readonly currencySymbol?: string
}
