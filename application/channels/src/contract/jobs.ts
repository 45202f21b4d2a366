import { Schema } from "effect"
import { contract } from "@application/kernel"
import { JobStatus } from "@domain/channels"
import { UserNotFound } from "@domain/identity"
import { BusinessProfileId, CampaignId, JobId, ProductFeedId, UserId } from "@domain/kernel"

/** Work in the background: `done` of `total` steps, or so many products so far; `updatedAt` is epoch milliseconds. */
export const BackgroundJob = Schema.Struct({
  kind: Schema.Literals(["Launch", "Feed", "DataExport"]),
  status: JobStatus,
  updatedAt: Schema.Number,
  jobId: Schema.optionalKey(JobId),
  businessProfileId: Schema.optionalKey(BusinessProfileId),
  campaignId: Schema.optionalKey(CampaignId),
  feedId: Schema.optionalKey(ProductFeedId),
  done: Schema.optionalKey(Schema.Int),
  total: Schema.optionalKey(Schema.Int),
})
export type BackgroundJob = typeof BackgroundJob.Type

/**
 * The latest 100 jobs of the caller's account and businesses, latest progress first: each campaign's last launch, each feed's
 * last processing and the export of the account's data. Ours. Spec: states, async job status.
 */
export const ListJobs = contract("channels/ListJobs", {
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId, isOpen: Schema.optionalKey(Schema.Boolean) }),
  output: Schema.Array(BackgroundJob),
  failures: [UserNotFound],
})
