import { Schema } from "effect"

/** Who wrote the text last: our rules or a person. */
export const CopyOrigin = Schema.Literals(["suggested", "edited"])
export type CopyOrigin = typeof CopyOrigin.Type

/** The fields by which an ad's texts say who wrote and who accepted them. */
export const acceptance = {
  origin: CopyOrigin,
  accepted: Schema.Boolean,
  /** The hash of the accepted content; changed content cannot be published. */
  acceptedHash: Schema.optionalKey(Schema.String),
}
