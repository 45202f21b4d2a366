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
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /users/:userId/jobs",
  group: "Background jobs",
  summary: "List the background jobs of an account and its businesses",
  description:
    "The latest 100, latest progress first: each campaign's last launch, each feed's last processing and the export of the account's data. status is 0 New, 1 InProgress, 2 Done or 3 Failed. done counts steps of a launch, of total, and products of a feed. isOpen=true leaves out those that are over, false all others. Ask every 3 seconds at most.",
  example: { userId: 5, isOpen: true },
  input: Schema.Struct({ userId: UserId, isOpen: Schema.optionalKey(Schema.Boolean) }),
  output: Schema.Array(BackgroundJob),
  failures: [UserNotFound],
})
