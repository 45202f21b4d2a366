import { GetLaunchJob, LaunchCampaign } from "@application/campaigns/contract"
import { jobPolling, mostPolls } from "@domain/channels"
import { type BusinessProfileId, type CampaignId, IdempotencyKey } from "@domain/kernel"
import { type Outcome, outcomeOf, useUseCase } from "@ui/container"
import { useCallback, useEffect, useState } from "react"
import { isSettled, type LaunchPhase, phaseOf } from "./launch-phase.ts"

interface Campaign {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

type Answer = Outcome<typeof GetLaunchJob> | Outcome<typeof LaunchCampaign>

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, jobPolling.everyMilliseconds)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      done()
    })
  })

/** The phase after an answer; a lost answer changes nothing, since asking again is safe. */
const after = (answer: Answer, before: LaunchPhase): LaunchPhase => {
  if (answer.status === "succeeded") return phaseOf(answer.output)
  return answer.status === "failed" ? { status: "refused", failure: answer.failure } : before
}

/**
 * Launches a campaign once and watches it. A reload finds the launch that is under way; the key follows from the campaign,
 * or from the attempt that failed or was refused, so that two windows start one launch. Spec: calls C8; states, async job
 * status.
 */
export const useLaunch = ({ businessProfileId, campaignId }: Campaign, isRefused: boolean) => {
  const launch = useUseCase(LaunchCampaign)
  const ask = useUseCase(GetLaunchJob)
  const [phase, setPhase] = useState<LaunchPhase>({ status: "starting" })
  const [round, setRound] = useState<{ readonly turn: number; readonly failedJob?: string }>({ turn: 0 })

  useEffect(() => {
    const own = new AbortController()
    const { signal } = own
    const campaign = { businessProfileId, campaignId }
    const { failedJob } = round
    const start = (before?: string) => {
      const key = before === undefined ? `launch:${campaignId}` : `launch:${campaignId}:${before}`
      const input = { ...campaign, idempotencyKey: IdempotencyKey.make(key) }
      return outcomeOf<typeof LaunchCampaign>(launch(input), { signal })
    }
    const poll = () => outcomeOf<typeof GetLaunchJob>(ask(campaign), { signal })

    // Starting again under the same key answers the launch that is under way, so a reload need not ask first. It answers
    // the first attempt though, also where a later one has followed its failure.
    const open = async (): Promise<Answer> => {
      if (isRefused && failedJob === undefined) {
        const refused = await poll()
        return refused.status === "succeeded" ? start(refused.output.jobId) : refused
      }
      const answer = await start(failedJob)
      const isOld = failedJob === undefined && answer.status === "succeeded" && answer.output.status === "Failed"
      return isOld ? poll() : answer
    }
    const watch = async () => {
      let current: LaunchPhase = { status: "starting" }
      setPhase(current)
      for (let polls = 0; polls < mostPolls; polls += 1) {
        const answer: Answer = await (current.status === "starting" ? open() : poll())
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
  }, [ask, businessProfileId, campaignId, isRefused, launch, round])

  /** Watches on after the time was up, or launches anew what failed. */
  const retry = useCallback(
    () =>
      setRound(({ turn }) => ({
        turn: turn + 1,
        ...(phase.status === "failed" && { failedJob: phase.job.jobId }),
      })),
    [phase],
  )
  return { phase, retry }
}
