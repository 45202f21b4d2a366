import type { Ask, InputOf, Outcome } from "@application/kernel"
import {
  changeBetween,
  changedFields,
  changeOf,
  type DetailsChanged,
  joinedChanges,
  mergeUpdate,
  type SessionChange,
  type SignupSession,
  unsavedRest,
  valuesOf,
  withParts,
} from "@domain/signup"
import type { SessionId } from "@domain/kernel"
import { furtherState, type PageId } from "@domain/launch"
import type { GetBusinessDetails, StartBusinessDetails, UpdateBusinessDetails } from "../contract/business-details.ts"
import { conflictingFields, withoutFields } from "./draft-conflict.ts"
import type { DraftStorage } from "./draft-storage.ts"
import { followingPage, type Turns } from "./following-page.ts"
import { type LaunchFlowState, type Resubmission, noResubmission, type SaveFailure } from "./launch-flow-state.ts"
import { restoredDraft, storedDraftOf } from "./stored-draft.ts"
import { stillOpen, typedOver, type UnfinishedTypings, withTyping } from "./unfinished-typing.ts"

export interface LaunchFlowPorts {
  readonly start: Ask<typeof StartBusinessDetails>
  readonly get: Ask<typeof GetBusinessDetails>
  readonly update: Ask<typeof UpdateBusinessDetails>
  readonly storage: DraftStorage
  /** Does some work after a pause; answers with the way to call it off. */
  readonly later: (milliseconds: number, work: () => void) => () => void
}

/** Pause after the last change before it is saved, and between tries while the network is away. */
const autosaveMilliseconds = 700
const retryMilliseconds = 4_000

type SaveOutcome = Outcome<SignupSession, SaveFailure>

/**
 * The draft of one journey, without a screen: keeps what is typed on the device at once, saves the difference on the
 * server, and says which page follows. Spec: states, resume rules and "Patches send only the difference".
 */
export const makeLaunchFlow = (ports: LaunchFlowPorts) => {
  let state: LaunchFlowState = {
    details: undefined,
    save: "saved",
    failure: undefined,
    conflict: undefined,
    ...noResubmission,
  }
  let confirmed: SignupSession | undefined
  let unsaved: SessionChange = {}
  /** The revision that the unsaved change was made from, and the part of the change that was sent without an answer. */
  let madeFrom: number | undefined
  let unanswered: SessionChange = {}
  /** The refusal that the person has not decided about yet. */
  let refusal: DetailsChanged | undefined
  let unfinished: UnfinishedTypings = {}
  let callOff: (() => void) | undefined
  let saving: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  const publish = (next: Partial<LaunchFlowState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const overlaid = (details: SignupSession): SignupSession => withParts(details, unsaved)
  const savedValues = () => (confirmed === undefined ? {} : valuesOf(confirmed))
  const stash = (lastPath = ports.storage.read()?.lastPath) => {
    if (confirmed === undefined) return
    ports.storage.write(
      storedDraftOf(confirmed.sessionId, lastPath, { unsaved, madeFrom, unanswered, unfinished }, state),
    )
  }
  const accept = (details: SignupSession) => {
    confirmed = details
    publish({ details: overlaid(details) })
    stash()
  }
  const after = (milliseconds: number, work: () => Promise<unknown>) => {
    callOff?.()
    callOff = ports.later(milliseconds, () => void work())
  }

  /** Forgets what is typed and not on the server. */
  const drop = () => {
    unsaved = {}
    unanswered = {}
    madeFrom = undefined
    refusal = undefined
    unfinished = {}
  }

  const forget = () => {
    callOff?.()
    confirmed = undefined
    drop()
    ports.storage.clear()
    publish({ details: undefined, save: "saved", failure: undefined, conflict: undefined, ...noResubmission })
  }

  /** The session after a save; read again where another tab or a reading has changed it meanwhile. */
  const updated = async (
    answer: Awaited<ReturnType<LaunchFlowPorts["update"]>>,
    before: SignupSession,
  ): Promise<SaveOutcome> => {
    if (answer.status !== "succeeded") return answer
    const present = confirmed?.sessionId === before.sessionId ? confirmed : before
    const details = mergeUpdate(present, answer.output)
    return details === undefined
      ? await ports.get({ sessionId: before.sessionId })
      : { status: "succeeded", output: details }
  }

  /** Another device or tab changed the same fields: what this one had sent itself is no conflict, the rest is asked about. */
  const meet = (
    failure: DetailsChanged,
    sentBefore: SessionChange,
    launchState: SignupSession["launchState"] | undefined,
  ): SaveOutcome | Promise<SaveOutcome> => {
    const theirs = failure.details
    const fields = conflictingFields(failure, sentBefore)
    unanswered = {}
    if (fields.length === 0) {
      madeFrom = theirs.revision
      accept(theirs)
      return sendOnce(launchState)
    }
    refusal = failure
    publish({ save: "conflict", conflict: { fields, theirs } })
    return { status: "failed", failure }
  }

  const sendOnce = async (launchState?: SignupSession["launchState"]): Promise<SaveOutcome> => {
    if (confirmed === undefined) return { status: "broken", error: new Error("There is no draft") }
    if (refusal !== undefined) return { status: "failed", failure: refusal }
    const before = confirmed
    const sent = unsaved
    if (changedFields(sent).length === 0 && (launchState === undefined || launchState === confirmed.launchState)) {
      publish({ save: "saved", failure: undefined })
      return { status: "succeeded", output: confirmed }
    }
    publish({ save: "saving" })
    const sentBefore = unanswered
    unanswered = joinedChanges(unanswered, sent)
    stash()
    const input: InputOf<typeof UpdateBusinessDetails> = {
      sessionId: confirmed.sessionId,
      changes: sent,
      revision: madeFrom ?? confirmed.revision,
      ...(launchState !== undefined && { launchState }),
    }
    const result = await updated(await ports.update(input), before)
    if (result.status === "succeeded") {
      unsaved = unsavedRest(unsaved, sent)
      unanswered = {}
      madeFrom = changedFields(unsaved).length === 0 ? undefined : result.output.revision
      unfinished = typedOver(unfinished, changedFields(sent), valuesOf(result.output))
      accept(result.output)
      const hasUnsaved = changedFields(unsaved).length > 0
      publish({ save: hasUnsaved ? "unsaved" : "saved", failure: undefined })
      if (hasUnsaved) after(autosaveMilliseconds, () => save())
    } else if (result.status === "failed" && result.failure._tag === "DetailsChanged") {
      return meet(result.failure, sentBefore, launchState)
    } else if (result.status === "failed") {
      publish({ save: "failed", failure: result.failure })
    } else {
      publish({ save: "offline" })
      after(retryMilliseconds, () => save())
    }
    return result
  }

  /** Saves are sent one after the other, so that a later one never loses to an earlier. */
  const save = (launchState?: SignupSession["launchState"]): Promise<SaveOutcome> => {
    const next = saving.then(() => sendOnce(launchState))
    saving = next
    return next
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** The draft that this device was working on, if any. */
    stored: () => ports.storage.read(),

    /** Remembers where the person is, so that a new visit goes on there. */
    remember: (lastPath: string) => stash(lastPath),

    /** What was typed under a name and is not yet right, unless something finished was saved since, as from another device. */
    unfinished: (name: string): unknown => stillOpen(unfinished, savedValues())[name]?.typed,

    /** Keeps on this device what is typed and not yet right, so that a reload does not lose it; undefined forgets it. */
    keepUnfinished: (name: string, value: unknown) => {
      unfinished = withTyping(unfinished, name, value, savedValues())
      stash()
    },

    /** Opens a session, with what this device had not saved yet; `refusals` and `refusedChannels` come from its refused campaign. */
    open: async (sessionId: SessionId, { refusals, refusedChannels }: Resubmission = {}) => {
      if (confirmed !== undefined && confirmed.sessionId !== sessionId) await save()
      const result = await ports.get({ sessionId })
      if (result.status !== "succeeded") return result
      const stored = ports.storage.read()
      const storedDraft = stored?.sessionId === sessionId ? stored : undefined
      const restored = restoredDraft(storedDraft, valuesOf(result.output))
      unsaved = restored.unsaved
      madeFrom = restored.madeFrom
      unanswered = restored.unanswered
      unfinished = restored.unfinished
      publish({
        isResubmission: refusals !== undefined || storedDraft?.isResubmission === true,
        refusals: refusals ?? storedDraft?.refusals ?? [],
        refusedChannels: refusedChannels ?? storedDraft?.refusedChannels,
        reopened: storedDraft?.reopened ?? [],
      })
      accept(result.output)
      if (changedFields(unsaved).length > 0) {
        publish({ save: "unsaved" })
        after(0, () => save())
      }
      return result
    },

    /** Reads the draft again: while a website is being read, or after the server changed it. */
    refresh: async () => {
      if (confirmed === undefined) return undefined
      const result = await ports.get({ sessionId: confirmed.sessionId })
      if (result.status === "succeeded") accept(result.output)
      return result
    },

    /** Takes over a draft that another command answered with. */
    adopt: (details: SignupSession) => accept(details),

    /**
     * Opens a new session, or reads another website into the present one; a draft that is gone is begun again. What is still
     * unsaved is forgotten where it is to be replaced.
     */
    start: async (input: Omit<InputOf<typeof StartBusinessDetails>, "sessionId">) => {
      const again = confirmed && (await ports.start({ ...input, sessionId: confirmed.sessionId }))
      const isGone = again?.status === "failed" && again.failure._tag === "SessionNotFound"
      if (isGone) forget()
      const result = again === undefined || isGone ? await ports.start(input) : again
      if (result.status !== "succeeded") return result
      if (input.replacesTyped === true) {
        callOff?.()
        drop()
        publish({ save: "saved", failure: undefined, conflict: undefined, reopened: [] })
      }
      accept(result.output)
      return result
    },

    /** Begins again with nothing; the old draft stays on the server. */
    forget,

    /** Takes typed values: kept on the device at once, on the server shortly after; null clears a field. */
    change: (change: SessionChange) => {
      if (confirmed === undefined || state.details === undefined) return
      const changed = changeBetween(state.details, withParts(state.details, change))
      if (changedFields(changed).length === 0) return
      unsaved = joinedChanges(unsaved, changed)
      madeFrom ??= confirmed.revision
      publish({ details: overlaid(confirmed), save: "unsaved", failure: undefined })
      stash()
      after(autosaveMilliseconds, () => save())
    },

    /** Ends a conflict by keeping what was typed here, or by taking what was saved elsewhere. */
    resolve: (choice: "mine" | "theirs") => {
      const { conflict } = state
      if (conflict === undefined) return Promise.resolve()
      const { fields, theirs } = conflict
      const taken = choice === "theirs" ? fields : []
      unsaved = changeOf(withoutFields(valuesOf(unsaved), taken))
      unfinished = withoutFields(unfinished, taken)
      madeFrom = theirs.revision
      refusal = undefined
      publish({ conflict: undefined })
      accept(theirs)
      return save()
    },

    /** Saves now what is still unsaved. */
    flush: () => save(),

    /** These pages are open again, from a review or because a launch lacks something, until the last of them is finished. */
    reopen: (reopened: ReadonlyArray<PageId>) => {
      if (state.details === undefined) return
      publish({ reopened })
      stash()
    },

    /** The refused campaign is in review again: its ads are closed as after any launch. */
    finishResubmission: () => {
      publish(noResubmission)
      stash()
    },

    /**
     * Finishes a page: saves what was typed together with how far the journey is, and says which page follows.
     * The page is undefined at the end of the journey; nothing moves when the save did not succeed.
     */
    advance: async (page: PageId, turns: Turns = {}) => {
      const flavour = state.details?.flavour ?? "default"
      const saved = confirmed?.launchState
      const next = followingPage(state, confirmed, page, turns)
      const launchState = next === undefined || saved === undefined ? undefined : furtherState(flavour, saved, next.id)
      const result = await save(launchState)
      const isBack = state.reopened.includes(page) && next !== undefined && !state.reopened.includes(next.id)
      if (result.status === "succeeded" && (isBack || next?.id === "launching" || page === "launching")) {
        publish({ reopened: [] })
        stash()
      }
      return { result, next }
    },
  }
}

export type LaunchFlow = ReturnType<typeof makeLaunchFlow>
