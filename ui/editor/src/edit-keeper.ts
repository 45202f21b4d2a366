import type { CampaignEditState } from "@application/campaigns/contract"
import type { SaveCampaignEdit } from "@application/campaigns/contract"
import type { OutcomeOf } from "@application/kernel"
import { editOf, PlanEdit } from "@domain/campaigns"
import { canonicalJson } from "@domain/creatives"
import { DifferenceStale } from "@domain/errors"
import { comeAgain, noHistory, remember, takeBack, type UndoHistory } from "@ui/ads/undo-history"
import { Option, Schema } from "effect"
import { changesBetween } from "./edit-changes.ts"
import { typedField } from "./edit-group.ts"

/** What somebody else has saved since. */
export interface OtherEdit {
  readonly edit: PlanEdit
  readonly version: number
  readonly editedAt: number
  /** Who saved it; absent once the person is gone. */
  readonly editedBy?: string
}

/** An edit as it is typed, and how far it is saved. */
export interface KeeperState {
  /** The server's newest answer. */
  readonly server: CampaignEditState
  readonly edit: PlanEdit
  readonly history: UndoHistory<PlanEdit>
  readonly saving: "saved" | "typed" | "saving" | "failed"
  /** Why the last save failed. */
  readonly failure: unknown
  readonly conflict: OtherEdit | undefined
  /** Grows whenever the edit is replaced and not typed, so that fields with a memory of their own begin anew. */
  readonly turn: number
}

export interface KeeperOptions {
  readonly first: CampaignEditState
  readonly save: (edit: PlanEdit, version: number) => Promise<OutcomeOf<typeof SaveCampaignEdit>>
  /** The state as the server has it now; undefined where it does not answer. */
  readonly read: () => Promise<CampaignEditState | undefined>
  /** Milliseconds after the last keystroke. */
  readonly pause?: number
}

const firstEdit = ({ draft, plan }: CampaignEditState): PlanEdit => draft?.edit ?? editOf(plan)
const isSame = (one: PlanEdit, other: PlanEdit): boolean => canonicalJson(one) === canonicalJson(other)
const isEdit = Schema.is(Schema.toType(PlanEdit))
/** A failure brings the record in names or, from other callers, in the numbers of the wire. */
const editIn = (value: unknown): Option.Option<PlanEdit> =>
  isEdit(value) ? Option.some(value) : Schema.decodeUnknownOption(PlanEdit)(value)
const isNumber = Schema.is(Schema.Finite)

/** The draft that a refused save found instead of the expected version; what runs where there is none any more. */
const otherIn = ({ current }: DifferenceStale, { plan }: CampaignEditState): OtherEdit => {
  const { edit, version, editedAt, editedBy } = current
  return {
    edit: Option.getOrElse(editIn(edit), () => editOf(plan)),
    version: isNumber(version) ? version : 0,
    editedAt: isNumber(editedAt) ? editedAt : 0,
    ...(typeof editedBy === "string" && { editedBy }),
  }
}

/** The server's answer with another draft in it, until the server answers again. */
const withDraft = (server: CampaignEditState, draft: OtherEdit): CampaignEditState => ({
  ...server,
  draft,
  version: draft.version,
  changes: changesBetween(server.plan, editOf(server.plan), draft.edit),
})

/** Saves an edit as it is typed, undoes and redoes, and lets nothing be overwritten that somebody else has saved. */
export const makeEditKeeper = ({ first, save, read, pause = 800 }: KeeperOptions) => {
  let state: KeeperState = {
    server: first,
    edit: firstEdit(first),
    history: noHistory,
    saving: "saved",
    failure: undefined,
    conflict: undefined,
    turn: 0,
  }
  let savedEdit = state.edit
  let choices = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<boolean> | undefined
  const listeners = new Set<() => void>()
  const set = (change: Partial<KeeperState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Asks the server for what follows from a draft. */
  const readAgain = async () => {
    const server = await read()
    if (server !== undefined && state.saving === "saved" && server.version === state.server.version) set({ server })
  }

  const meet = (failure: DifferenceStale): boolean => {
    const other = otherIn(failure, state.server)
    if (!isSame(other.edit, state.edit)) {
      set({ conflict: other, saving: "typed" })
      return false
    }
    savedEdit = state.edit
    set({ server: withDraft(state.server, other), saving: "saved", failure: undefined })
    void readAgain()
    return true
  }

  const saveOnce = async (): Promise<boolean> => {
    const sent = state.edit
    set({ saving: "saving" })
    const outcome = await save(sent, state.server.version)
    if (outcome.status === "succeeded") {
      // A command has answered meanwhile with what is newer than this.
      if (outcome.output.version < state.server.version) return false
      savedEdit = sent
      set({ server: outcome.output, saving: state.edit === sent ? "saved" : "typed", failure: undefined })
      return true
    }
    const failure: unknown = outcome.status === "failed" ? outcome.failure : outcome.error
    if (failure instanceof DifferenceStale) return meet(failure)
    set({ saving: "failed", failure })
    return false
  }

  /** Saves what is not saved; answers whether all is. What is typed meanwhile waits for its own pause unless it is `isUrgent`. */
  let mustSaveAll = false
  const saveNow = (isUrgent: boolean): Promise<boolean> => {
    clearTimeout(timer)
    mustSaveAll = isUrgent || underWay !== undefined
    const go = async (): Promise<boolean> => {
      while (state.edit !== savedEdit) {
        if (state.conflict !== undefined || !(await saveOnce())) return false
        if (state.edit !== savedEdit && !mustSaveAll) return false
      }
      if (state.saving !== "saved") set({ saving: "saved", failure: undefined })
      return true
    }
    underWay ??= go().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  const flush = () => saveNow(true)

  const put = (edit: PlanEdit, change: Partial<KeeperState>) => {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(false), pause)
    set({ ...change, edit, saving: underWay === undefined ? "typed" : state.saving })
  }
  const change = (edit: PlanEdit) => {
    if (edit === state.edit) return
    choices += 1
    const group = typedField(state.edit, edit) ?? `choice ${choices}`
    put(edit, { history: remember(state.history, state.edit, group) })
  }
  const replace = (edit: PlanEdit, history = remember(state.history, state.edit, `choice ${(choices += 1)}`)) =>
    put(edit, { history, turn: state.turn + 1 })

  const adopt = (server: CampaignEditState, since: PlanEdit = state.edit) => {
    if (!isSame(since, state.edit)) {
      savedEdit = firstEdit(server)
      return put(state.edit, { server, failure: undefined, conflict: undefined })
    }
    clearTimeout(timer)
    const isKept = isSame(firstEdit(server), state.edit)
    const edit = isKept ? state.edit : firstEdit(server)
    savedEdit = edit
    set({ server, edit, saving: "saved", failure: undefined, conflict: undefined })
    if (!isKept) set({ history: noHistory, turn: state.turn + 1 })
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    /** Puts another edit in place of the typed one, such as one with a field taken back. */
    replace: (edit: PlanEdit) => replace(edit),
    undo: () => {
      const back = takeBack(state.history, state.edit)
      if (back !== undefined) replace(back.version, back.rest)
    },
    redo: () => {
      const again = comeAgain(state.history, state.edit)
      if (again !== undefined) replace(again.version, again.rest)
    },
    /** Saves at once what is not saved; answers whether all is. */
    flush,
    /** Asks the server again for what follows from the saved draft, such as its price. */
    readAgain,
    /** Meets what somebody else has saved: at once where it is the same, else as a question. */
    meet,
    takeTheirs: async () => {
      const other = state.conflict
      if (other === undefined) return
      clearTimeout(timer)
      savedEdit = other.edit
      set({
        conflict: undefined,
        server: withDraft(state.server, other),
        edit: other.edit,
        history: remember(state.history, state.edit, `choice ${(choices += 1)}`),
        saving: "saved",
        failure: undefined,
        turn: state.turn + 1,
      })
      await readAgain()
    },
    keepMine: async () => {
      const other = state.conflict
      if (other === undefined) return
      savedEdit = other.edit
      set({ conflict: undefined, server: withDraft(state.server, other) })
      await flush()
    },
    /**
     * Takes over what the server says by now of changes that were sent. What is typed here, or was saved by somebody else, stays
     * for the next save to meet.
     */
    follow: (server: CampaignEditState) => {
      const isSameDraft = server.draft?.version === state.server.draft?.version
      const isUntouched = state.saving === "saved" && state.conflict === undefined && isSameDraft
      if (isUntouched && server.draft === undefined && !isSame(firstEdit(server), state.edit)) return adopt(server)
      set({ server: isUntouched ? server : { ...state.server, sent: server.sent } })
    },
    /**
     * Goes on with what the server has after a command on the edit `since`: anew, where that is another edit. What was typed while
     * the command was under way stays, and is saved next.
     */
    adopt,
    /** Leaves unsaved what is not saved yet. */
    forget: () => {
      clearTimeout(timer)
      savedEdit = state.edit
      set({ saving: "saved", failure: undefined, conflict: undefined })
    },
  }
}

export type EditKeeper = ReturnType<typeof makeEditKeeper>
