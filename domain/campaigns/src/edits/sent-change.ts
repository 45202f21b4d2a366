import { Schema } from "effect"
import { CampaignChannel } from "../campaign-channel.ts"
import { RefusedField } from "../refused-field.ts"
import { ReviewReason, ReviewWords } from "../review.ts"

/** How far a change of a running ad is on one channel: on its way, reviewed by the network, or refused. */
export const ChannelEditStatus = Schema.Literals(["Waiting", "InReview", "Refused"])
export type ChannelEditStatus = typeof ChannelEditStatus.Type

/** A change that was sent and is not shown yet, or was refused, as its owner reads it. Ours. */
export const SentChange = Schema.Struct({
  channel: CampaignChannel,
  status: ChannelEditStatus,
  /** Whether it adds a second version beside the present ad. */
  addsVersion: Schema.optionalKey(Schema.Boolean),
  /** Why it was refused: in the network's words, or in the portal's. */
  reason: Schema.optionalKey(Schema.String),
  fields: Schema.optionalKey(Schema.Array(RefusedField)),
  reviewReasons: Schema.optionalKey(Schema.Array(ReviewReason)),
  reviewWords: Schema.optionalKey(ReviewWords),
})
export type SentChange = typeof SentChange.Type
