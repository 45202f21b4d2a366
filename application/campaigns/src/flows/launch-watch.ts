import { afterAnswer, watchJob } from "@domain/channels"
import type { LaunchAnswer } from "./launch-opening.ts"
import { type LaunchPhase, phaseOf } from "./launch-phase.ts"

export interface LaunchWatchPorts {
  /** Starts the launch, or joins a launch that is under way. */
  readonly open: () => Promise<LaunchAnswer>
  readonly poll: () => Promise<LaunchAnswer>
  /** Present time in epoch milliseconds. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
  /** Whether nobody watches any more. */
  readonly isLeft: () => boolean
  readonly tell: (phase: LaunchPhase) => void
}

/** The phase after an answer; a lost answer changes nothing, since asking again is safe. */
const after = (answer: LaunchAnswer, before: LaunchPhase): LaunchPhase => {
  if (answer.status === "succeeded") return phaseOf(answer.output)
  return answer.status === "failed" ? { status: "refused", failure: answer.failure } : before
}

/** Opens a launch and asks about it until it is over, refused, or its time is up. Spec: calls C8; states, async job status. */
export const watchLaunch = async ({ open, poll, now, wait, isLeft, tell }: LaunchWatchPorts): Promise<void> => {
  let watch = watchJob(now())
  let phase: LaunchPhase = { status: "starting" }
  tell(phase)
  while (watch.kind === "watching") {
    await wait(watch.askAt - now())
    if (isLeft()) return
    const answer = await (phase.status === "starting" ? open() : poll())
    if (isLeft()) return
    phase = after(answer, phase)
    if (phase.status === "refused") return tell(phase)
    const job = "job" in phase ? phase.job : undefined
    watch = afterAnswer(watch, job?.status, now())
    tell(watch.kind === "timedOut" ? { status: "timedOut", job } : phase)
    if (phase.status === "done") return
  }
}
