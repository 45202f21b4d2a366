import { Schema } from "effect"
import { JobId, wireEnum } from "@domain/kernel"
import { CampaignChannel } from "@domain/campaigns"

/** Spec: states, async job status. */
export const JobStatus = wireEnum({ New: 0, InProgress: 1, Done: 2, Failed: 3 })
export type JobStatus = typeof JobStatus.Type

/** Spec: constants, async job polling, in milliseconds. */
export const jobPolling = { everyMilliseconds: 3_000, timeOutMilliseconds: 300_000 } as const

/** One thing to create on a channel, in order. */
export const LaunchStep = Schema.Literals([
  "campaign",
  "adSet",
  "picture",
  "creative",
  "leadForm",
  "ad",
  "keywords",
  "review",
])
export type LaunchStep = typeof LaunchStep.Type

/** Progress of a launch on one channel: `done` of `total` steps. */
export const ChannelProgress = Schema.Struct({
  channel: CampaignChannel,
  status: JobStatus,
  step: Schema.optionalKey(LaunchStep),
  done: Schema.Int,
  total: Schema.Int,
  problem: Schema.optionalKey(Schema.String),
})
export type ChannelProgress = typeof ChannelProgress.Type

export const LaunchJob = Schema.Struct({ jobId: JobId, status: JobStatus, channels: Schema.Array(ChannelProgress) })
export type LaunchJob = typeof LaunchJob.Type
