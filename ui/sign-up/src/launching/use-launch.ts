import { GetLaunchJob, LaunchCampaign } from "@application/campaigns/contract"
import { jobPolling, mostPolls } from "@domain/channels"
import type { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { outcomeOf, useUseCase } from "@ui/container"
import { useCallback, useEffect, useState } from "react"
import { failedJobOf, isSettled, type LaunchPhase, phaseOf } from "./launch-phase.ts"
import { type LaunchAnswer, launchOpening } from "./launch-opening.ts"

interface Campaign {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, jobPolling.everyMilliseconds)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      done()
    })
  })

/** The phase after an answer; a lost answer changes nothing, since asking again is safe. */
const after = (answer: LaunchAnswer, before: LaunchPhase): LaunchPhase => {
  if (answer.status === "succeeded") return phaseOf(answer.output)
  return answer.status === "failed" ? { status: "refused", failure: answer.failure } : before
}

/**
 * Launches a campaign once and watches it; a reload finds the launch that is under way. `isRefused` counts as it is at first,
 * `onAccepted` is told once a refused campaign's launch is. Spec: calls C8; states, async job status.
 */
export const useLaunch = ({ businessProfileId, campaignId }: Campaign, isRefused: boolean, onAccepted: () => void) => {
  const launch = useUseCase(LaunchCampaign)
  const ask = useUseCase(GetLaunchJob)
  const [phase, setPhase] = useState<LaunchPhase>({ status: "starting" })
  const [opening] = useState(() => launchOpening(campaignId, isRefused))
  const [round, setRound] = useState<{ readonly turn: number; readonly failedJob?: string }>({ turn: 0 })

  useEffect(() => {
    const own = new AbortController()
    const { signal } = own
    const campaign = { businessProfileId, campaignId }
    const poll = () => outcomeOf<typeof GetLaunchJob>(ask(campaign), { signal })
    const start = (idempotencyKey: IdempotencyKey) =>
      outcomeOf<typeof LaunchCampaign>(launch({ ...campaign, idempotencyKey }), { signal })
    const open = () => opening({ start, poll, onAccepted }, round.failedJob)
    const watch = async () => {
      let current: LaunchPhase = { status: "starting" }
      setPhase(current)
      for (let polls = 0; polls < mostPolls; polls += 1) {
        const answer: LaunchAnswer = await (current.status === "starting" ? open() : poll())
        if (signal.aborted) return
        current = after(answer, current)
        setPhase(current)
        if (isSettled(current)) return
        await pause(signal)
        if (signal.aborted) return
      }
      setPhase({ status: "timedOut", job: current.status === "running" ? current.job : undefined })
    }
    void watch()
    return () => own.abort()
  }, [ask, businessProfileId, campaignId, launch, onAccepted, opening, round])

  /** Watches on after the time was up, or launches anew what failed. */
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
