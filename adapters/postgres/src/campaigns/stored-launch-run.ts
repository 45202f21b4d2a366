import { Schema } from "effect"
import { storedDocument } from "@application/kernel"
import type { LaunchRun } from "@application/campaigns/ports"
import { AdPlan, CampaignChannel, LaunchedAd, RefusedField, ReviewReason } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, IdempotencyKey, JobId, LocalDate, MinorUnits, wireEnum } from "@domain/kernel"

const optional = Schema.optionalKey

const Step = Schema.Literals([
  "campaign",
  "adSet",
  "video",
  "picture",
  "videoReady",
  "creative",
  "leadForm",
  "products",
  "ad",
  "keywords",
  "adSetB",
  "pictureB",
  "creativeB",
  "adB",
  "study",
  "review",
])
const Status = wireEnum({ New: 0, InProgress: 1, Done: 2, Failed: 3 })
const ExternalIds = Schema.Struct(Object.fromEntries(Step.literals.map((step) => [step, optional(Schema.String)])))

const Edit = Schema.Struct({
  planRevision: Schema.Int,
  plan: AdPlan,
  ad: LaunchedAd,
  needsAd: Schema.Boolean,
  addsVersion: optional(Schema.Boolean),
  status: Schema.Literals(["Waiting", "InReview", "Refused"]),
  externalIds: ExternalIds,
  problem: optional(Schema.String),
  fields: optional(Schema.Array(RefusedField)),
  reviewReasons: optional(Schema.Array(ReviewReason)),
  reviewWords: optional(Schema.Record(Schema.String, Schema.String)),
})

/** A launch as `launch_runs.document` stores it. */
const StoredLaunchRun: Schema.Codec<LaunchRun, unknown> = Schema.Struct({
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
  attempt: Schema.Int,
  jobId: JobId,
  idempotencyKey: IdempotencyKey,
  region: Schema.Literals(["IN", "GB"]),
  planRevision: optional(Schema.Int),
  status: Status,
  channels: Schema.Array(
    Schema.Struct({
      channel: CampaignChannel,
      externalIds: ExternalIds,
      status: Status,
      steps: Schema.Array(Step),
      problem: optional(Schema.String),
      notified: optional(Schema.Literals(["live", "refused"])),
      ad: optional(LaunchedAd),
      plan: optional(AdPlan),
      planRevision: optional(Schema.Int),
      edit: optional(Edit),
      stops: optional(Schema.Array(ExternalIds)),
      pageId: optional(Schema.String),
    }).pipe(Schema.encodeKeys({ notified: "told" })),
  ),
  replaced: optional(Schema.Array(Schema.Struct({ channel: CampaignChannel, externalIds: ExternalIds }))),
  touchedAt: Schema.Number,
  syncedOn: optional(LocalDate),
  partsRead: optional(Schema.Struct({ until: optional(LocalDate), askedAt: Schema.Number })),
  dailyBudget: optional(MinorUnits),
})

export const storedLaunchRun = storedDocument(StoredLaunchRun, [])
