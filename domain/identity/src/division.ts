import { Schema } from "effect"
import { BusinessProfileId } from "@domain/kernel"

/** A part of a brand that a Brand Manager watches: some of a portal's profiles under a name. Spec: calls U12. */
export const Division = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  businessProfileIds: Schema.Array(BusinessProfileId),
})
export type Division = typeof Division.Type
