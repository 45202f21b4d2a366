import { Schema } from "effect"
import { UserId } from "@domain/kernel"

/** Who looks at a campaign, since when. Epoch milliseconds. */
export const ReviewClaim = Schema.Struct({ by: UserId, at: Schema.Number })
export type ReviewClaim = typeof ReviewClaim.Type

/** Who has approved a campaign, and when. Epoch milliseconds. */
export const ReviewApproval = Schema.Struct({ by: UserId, at: Schema.Number })
export type ReviewApproval = typeof ReviewApproval.Type
