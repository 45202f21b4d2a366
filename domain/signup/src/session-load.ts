import type { RequestState } from "@domain/kernel"
import { changeBetween, type SessionChange } from "./session-change.ts"
import type { SignupSession } from "./signup-session.ts"

/** A session that is being read, as a screen keeps it; `request` is absent before the first reading. */
export interface SessionLoad {
  readonly request?: RequestState
  readonly session?: SignupSession
}

/** What a load does, in order. Spec: states, business-details load. */
export const sessionLoadSteps = ["clearMessages", "setPending", "fetch", "setResultOrError"] as const

/** Clears messages and starts loading; earlier data stays until the answer (ours). Spec: states, business-details load. */
export const beginSessionLoad = ({ session }: SessionLoad): SessionLoad => ({
  request: { state: "pending" },
  ...(session !== undefined && { session }),
})

/** The session as it was read. */
export const sessionLoaded = (session: SignupSession): SessionLoad => ({ request: { state: "success" }, session })

/** The message of what went wrong, beside what was shown before. */
export const sessionLoadFailed = ({ session }: SessionLoad, errorMessageKey: string): SessionLoad => ({
  request: { state: "fail", errorMessageKey },
  ...(session !== undefined && { session }),
})

/** What a change sends: only the fields that differ; undefined when none does, and then nothing is sent. Spec: 7.6, aggregated update. */
export const sessionPatch = (before: SignupSession, after: SignupSession): SessionChange | undefined => {
  const change = changeBetween(before, after)
  return Object.keys(change).length === 0 ? undefined : change
}
