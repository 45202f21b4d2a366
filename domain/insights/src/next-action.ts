import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

/**
 * An action suggested to the owner; its text is in the locale files. `oldestAt` is when the oldest began to wait, in epoch
 * milliseconds; `days` is how long money lasts, and `amount` what is missing.
 */
export const NextAction = Schema.Struct({
  /** Most urgent first. */
  kind: Schema.Literals([
    "fixRejected",
    "fixChannel",
    "retryChannel",
    "restoreAccess",
    "topUp",
    "lowBalance",
    "answerLeads",
    "mendTag",
    "fixFeed",
    "renewLink",
    "awaitApproval",
    "answerAutopilot",
    "finishDraft",
    "resumePaused",
    "waitForReview",
    "createCampaign",
    "keepGoing",
  ]),
  campaignId: Schema.optionalKey(Schema.Int),
  sessionId: Schema.optionalKey(Schema.String),
  count: Schema.optionalKey(Schema.Int),
  oldestAt: Schema.optionalKey(Schema.Number),
  days: Schema.optionalKey(Schema.Int),
  amount: Schema.optionalKey(MinorUnits),
})
export type NextAction = typeof NextAction.Type
