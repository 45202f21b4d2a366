import { CampaignChannel } from "@domain/campaigns"
import { JobId } from "@domain/kernel"
import { Result, Schema } from "effect"
import { JobStatus } from "./async-job.ts"
import { LaunchFailed } from "./failures.ts"

/** One thing to create on a channel, in order. */
export const LaunchStep = Schema.Literals([
  "campaign",
  "adSet",
  "video",
  "picture",
  "videoReady",
  "creative",
  "leadForm",
  "products",
  "ad",
  "adSetB",
  "pictureB",
  "creativeB",
  "adB",
  "study",
  "keywords",
  "review",
])
export type LaunchStep = typeof LaunchStep.Type

/** Progress of a launch on one channel: `done` of `total` steps, the next one, and the network's own words for an error. */
export const ChannelProgress = Schema.Struct({
  channel: CampaignChannel,
  status: JobStatus,
  step: Schema.optionalKey(LaunchStep),
  done: Schema.Int,
  total: Schema.Int,
  problem: Schema.optionalKey(Schema.String),
})
export type ChannelProgress = typeof ChannelProgress.Type

/** A launch as somebody who waits for it sees it. Spec: states, async job status. */
export const LaunchJob = Schema.Struct({
  jobId: JobId,
  status: JobStatus,
  channels: Schema.Array(ChannelProgress),
  /** Whether the portal looks at the campaign before the networks get it; nothing more happens until then. Ours. */
  awaitsReview: Schema.optionalKey(Schema.Boolean),
})
export type LaunchJob = typeof LaunchJob.Type

/** What is known of a channel's work: its steps in order and the steps that have been taken. */
export interface ChannelWork {
  readonly channel: CampaignChannel
  readonly status: JobStatus
  readonly steps: ReadonlyArray<LaunchStep>
  readonly taken: ReadonlyArray<LaunchStep>
  readonly problem?: string
}

/** A channel's work as progress: a step counts once, and only if it is among the channel's own. */
export const channelProgress = ({ channel, status, steps, taken, problem }: ChannelWork): ChannelProgress => {
  const open = steps.filter((step) => !taken.includes(step))
  const [step] = open
  return {
    channel,
    status,
    done: steps.length - open.length,
    total: steps.length,
    ...(step !== undefined && { step }),
    ...(problem !== undefined && { problem }),
  }
}

/** Channels of a launch that the network refused, in its own words. */
export const failedChannels = ({ channels }: LaunchJob): LaunchFailed["channels"] =>
  channels.flatMap(({ channel, status, problem }) =>
    status === "Failed" ? [{ channel, ...(problem !== undefined && { reason: problem }) }] : [],
  )

/** A launch that is under way or done on some channel; one that failed on all of them is a failure. Spec: messages, launch failure. */
export const launchOutcome = (job: LaunchJob): Result.Result<LaunchJob, LaunchFailed> =>
  job.status === "Failed"
    ? Result.fail(new LaunchFailed({ jobId: job.jobId, channels: failedChannels(job) }))
    : Result.succeed(job)
