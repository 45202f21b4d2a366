import type { GetLaunchJob, LaunchCampaign } from "../contract/launch.ts"
import { isJobOver } from "@domain/channels"
import { type CampaignId, IdempotencyKey } from "@domain/kernel"
import type { OutcomeOf } from "@application/kernel"

export type LaunchAnswer = OutcomeOf<typeof GetLaunchJob> | OutcomeOf<typeof LaunchCampaign>

export interface LaunchAsks {
  readonly start: (key: IdempotencyKey) => Promise<OutcomeOf<typeof LaunchCampaign>>
  readonly poll: () => Promise<OutcomeOf<typeof GetLaunchJob>>
  /** The launch of a campaign that had been refused is accepted. */
  readonly onAccepted: () => void
}

/**
 * Opens one screen's launches of a campaign. The key follows from the campaign, or from the attempt that failed or was refused,
 * so that two windows start one launch; it stays the same until there is an answer, so that a lost one launches nothing twice.
 */
export const launchOpening = (campaignId: CampaignId, isRefused: boolean) => {
  let awaitsResubmission = isRefused
  let refusedJob: string | undefined

  const keyAfter = (job?: string) =>
    IdempotencyKey.make(job === undefined ? `launch:${campaignId}` : `launch:${campaignId}:${job}`)

  const resubmit = async ({ start, poll, onAccepted }: LaunchAsks): Promise<LaunchAnswer> => {
    if (refusedJob === undefined) {
      const refused = await poll()
      if (refused.status !== "succeeded") return refused
      refusedJob = refused.output.jobId
    }
    const answer = await start(keyAfter(refusedJob))
    if (answer.status === "succeeded") {
      awaitsResubmission = false
      onAccepted()
    }
    return answer
  }

  // Starting again under the same key answers the launch that is under way, so a reload need not ask first. It answers the
  // first attempt though, also where a later one has followed it.
  return async (asks: LaunchAsks, failedJob?: string): Promise<LaunchAnswer> => {
    if (awaitsResubmission && failedJob === undefined) return resubmit(asks)
    const answer = await asks.start(keyAfter(failedJob))
    const isOld = failedJob === undefined && answer.status === "succeeded" && isJobOver(answer.output.status)
    return isOld ? asks.poll() : answer
  }
}
