import { type AudienceContent, audienceOf, type SavedAudience } from "@domain/campaigns"
import type { Region } from "@domain/kernel"

/** What the form of an audience holds. */
export type AudienceValues = AudienceContent & { readonly name: string }

/** A new audience: everybody near a place that is still to be named. */
export const newAudience = (region: Region): AudienceValues => ({
  name: "",
  ...audienceOf({ region, business: {}, targeting: {} }),
})

/** What the form shows of a saved audience. */
export const valuesOf = ({ id: _id, version: _version, ...values }: SavedAudience): AudienceValues => values
