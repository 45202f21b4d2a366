import { Effect } from "effect"
import { query } from "@application/kernel"
import { JobNotFound } from "@domain/campaigns"
import { type ChannelProgress, channelProgress, type LaunchJob } from "@domain/channels"
import { GetLaunchJob } from "../contract/index.ts"
import { CampaignRepository, type ChannelRun, type LaunchRun, LaunchRuns } from "../ports/index.ts"

const progressOf = ({ externalIds, ...run }: ChannelRun): ChannelProgress =>
  channelProgress({ ...run, taken: run.steps.filter((step) => externalIds[step] !== undefined) })

/** A launch as a browser polls it. */
export const launchJobOf = ({ jobId, status, channels }: LaunchRun): LaunchJob => ({
  jobId,
  status,
  channels: channels.map(progressOf),
})

export const getLaunchJob = query(
  GetLaunchJob,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    return run === undefined ? yield* new JobNotFound({}) : launchJobOf(run)
  }),
)
