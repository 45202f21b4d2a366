import type { SessionId } from "@domain/kernel"
import { changedFields, changeOf, type SessionChange, valuesOf } from "@domain/signup"
import type { StoredDraft } from "./draft-storage.ts"
import type { LaunchFlowState } from "./launch-flow-state.ts"
import { stillOpen, type UnfinishedTypings } from "./unfinished-typing.ts"

/** What this device has of a draft that the server has not confirmed. */
export interface UnconfirmedDraft {
  readonly unsaved: SessionChange
  /** The revision that the unsaved change was made from. */
  readonly madeFrom: number | undefined
  /** What was sent without an answer. */
  readonly unanswered: SessionChange
  readonly unfinished: UnfinishedTypings
}

/** The stored form of a draft; what is empty is left out. */
export const storedDraftOf = (
  sessionId: SessionId,
  lastPath: string | undefined,
  { unsaved, madeFrom, unanswered, unfinished }: UnconfirmedDraft,
  { isResubmission, refusals, refusedChannels, reopened }: LaunchFlowState,
): StoredDraft => ({
  sessionId,
  change: unsaved,
  unfinished,
  ...(madeFrom !== undefined && { madeFrom }),
  ...(changedFields(unanswered).length > 0 && { sent: unanswered }),
  ...(lastPath !== undefined && { lastPath }),
  ...(isResubmission && {
    isResubmission: true as const,
    refusals,
    ...(refusedChannels !== undefined && { refusedChannels }),
  }),
  ...(reopened.length > 0 && { reopened }),
})

/** What this device still has to save; what another device has saved over since is left out. */
export const restoredDraft = (
  stored: StoredDraft | undefined,
  saved: Readonly<Record<string, unknown>>,
): UnconfirmedDraft => {
  const unfinished = stillOpen({ ...stored?.unfinished }, saved)
  const isOpen = ([name]: [string, unknown]) => stored?.unfinished?.[name] === unfinished[name]
  return {
    unsaved: changeOf(Object.fromEntries(Object.entries(valuesOf(stored?.change ?? {})).filter(isOpen))),
    madeFrom: stored?.madeFrom,
    unanswered: stored?.sent ?? {},
    unfinished,
  }
}
