import type { LaunchState } from "@domain/launch"
import { valuesOf } from "./field-names.ts"
import { changeOf } from "./change-of-values.ts"
import { changedFields, type SessionChange, withChange } from "./session-change.ts"
import type { SignupSession } from "./signup-session.ts"

/** What a saved change made of a session: the changed fields as they were stored, and what depends on them. */
export interface SessionUpdate {
  /** The revision that the change was made to. */
  readonly since: number
  readonly revision: number
  /** Epoch milliseconds. */
  readonly updatedAt: number
  readonly changes: SessionChange
  readonly launchState: LaunchState
  readonly phoneVerified: boolean
  /** Absent when they stayed the same. */
  readonly suggestedServices?: ReadonlyArray<string>
}

/** The answer to a change: what differs between the session before and after. */
export const updateBetween = (before: SignupSession, after: SignupSession, sent: SessionChange): SessionUpdate => {
  const stored = valuesOf(after)
  const { revision, updatedAt, launchState, phoneVerified, suggestedServices } = after
  return {
    since: before.revision,
    revision,
    updatedAt,
    changes: changeOf(Object.fromEntries(changedFields(sent).map((name) => [name, stored[name] ?? null]))),
    launchState,
    phoneVerified,
    ...(suggestedServices.join("\n") !== before.suggestedServices.join("\n") && { suggestedServices }),
  }
}

/** The session after an update; undefined when it misses an earlier change, as of another tab, and must be read again. */
export const mergeUpdate = (session: SignupSession, update: SessionUpdate): SignupSession | undefined => {
  const { since, changes, ...facts } = update
  if (session.revision >= update.revision && session.revision !== since) return session
  return session.revision === since ? { ...withChange(session, changes, "owner"), ...facts } : undefined
}
