import { GetLaunchJob, LaunchCampaign } from "@application/campaigns/contract"
import { failedJobOf, launchOpening, type LaunchPhase, watchLaunch } from "@application/campaigns/flows"
import type { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { useCall } from "@ui/container"
import { useCallback, useEffect, useState } from "react"

interface Campaign {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      done()
    })
  })

/**
 * Launches a campaign once and watches it; a reload finds the launch that is under way. `isRefused` counts as it is at first,
 * `onAccepted` is told once a refused campaign's launch is. Spec: calls C8; states, async job status.
 */
export const useLaunch = ({ businessProfileId, campaignId }: Campaign, isRefused: boolean, onAccepted: () => void) => {
  const launch = useCall(LaunchCampaign)
  const ask = useCall(GetLaunchJob)
  const [phase, setPhase] = useState<LaunchPhase>({ status: "starting" })
  const [opening] = useState(() => launchOpening(campaignId, isRefused))
  const [round, setRound] = useState<{ readonly turn: number; readonly failedJob?: string }>({ turn: 0 })

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const campaign = { businessProfileId, campaignId }
    const poll = () => ask(campaign, { signal })
    const start = (idempotencyKey: IdempotencyKey) => launch({ ...campaign, idempotencyKey }, { signal })
    void watchLaunch({
      open: () => opening({ start, poll, onAccepted }, round.failedJob),
      poll,
      now: () => Date.now(),
      wait: (milliseconds) => pause(milliseconds, signal),
      isLeft: () => signal.aborted,
      tell: setPhase,
    })
    return () => abort.abort()
  }, [ask, businessProfileId, campaignId, launch, onAccepted, opening, round])

  /** Watches again after the time-out, or relaunches a failed launch. */
  const retry = useCallback(
    () =>
      setRound(({ turn }) => {
        const failedJob = failedJobOf(phase)
        return { turn: turn + 1, ...(failedJob !== undefined && { failedJob }) }
      }),
    [phase],
  )
  return { phase, retry }
}
