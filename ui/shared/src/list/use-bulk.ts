import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { toastFailure, toastNews, toastSuccess } from "../app/app-toasts.ts"
import {
  actsFor,
  type BulkAct,
  type BulkAction,
  type BulkResult,
  chosenOf,
  type RowAct,
  runEach,
  succeededOf,
} from "./bulk.ts"

/** Acts on several rows of a list at once. */
export interface Bulk<Row> {
  /** Words on the button that begins to choose. */
  readonly label: string
  /** Words on the button with the acts. */
  readonly actLabel: string
  readonly nameOf: (row: Row) => string
  readonly actions: ReadonlyArray<BulkAction<Row>>
  /** Called after all calls, to read the list again. */
  readonly onDone: () => void
}

/** What the last act did to each row, and whether it was to undo the act before. */
export interface BulkOutcome<Row> {
  readonly action: BulkAct<Row>
  readonly results: ReadonlyArray<BulkResult<Row>>
  readonly isUndone: boolean
}

/** An act and its rows, before its first call. */
export interface PendingAct<Row, Action = BulkAct<Row>> {
  readonly action: Action
  readonly rows: ReadonlyArray<Row>
}

/** How many of an act's rows have been called for. */
export interface BulkProgress {
  readonly done: number
  readonly total: number
}

/** The rows that are chosen, the act that runs on them, and what it did; a row that is read again stays chosen. */
export const useBulk = <Row>(
  rows: ReadonlyArray<Row>,
  keyOf: (row: Row) => string,
  { actions, onDone }: Pick<Bulk<Row>, "actions" | "onDone">,
) => {
  const [isChoosing, setChoosing] = useState(false)
  const [progress, setProgress] = useState<BulkProgress>()
  const isRunning = progress !== undefined
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<BulkOutcome<Row>>()
  const [asking, setAsking] = useState<PendingAct<Row, BulkAction<Row>>>()
  const [waiting, setWaiting] = useState<PendingAct<Row>>()
  const isShown = useRef(true)
  const { t } = useTranslation("common")
  const chosen = chosenOf(rows, keyOf, selected)

  const leave = () => {
    setChoosing(false)
    setSelected(new Set())
  }
  /** Says in a message what an act did, for somebody who has left the list. */
  const tell = ({ label }: BulkAct<Row>, results: ReadonlyArray<BulkResult<Row>>) => {
    const changed = succeededOf(results).length
    const failed = results.filter((result) => "failure" in result).length
    if (failed > 0) toastFailure(`${label}: ${t("common:list.notChanged", { count: failed })}`)
    else if (changed > 0) toastSuccess(`${label}: ${t("common:list.changed", { count: changed })}`)
  }
  const perform = async ({ action, rows: these }: PendingAct<Row>, act: RowAct<Row>, isUndone: boolean) => {
    if (isRunning) return
    const total = these.length
    setProgress({ done: 0, total })
    const results = await runEach(these, act, (done) => setProgress({ done, total }))
    if (!isShown.current) return tell(action, results)
    setOutcome({ action, results, isUndone })
    setProgress(undefined)
    leave()
    onDone()
  }
  const begin = (pending: PendingAct<Row>) => void perform(pending, pending.action, false)
  // The act runs with what the list knows by then.
  const keepTold = () => {
    if (waiting === undefined) return
    const { action, rows: these } = waiting
    toastNews(`${action.label}: ${t("common:list.notChanged", { count: these.length })}`)
  }
  const latest = useRef({ begin, keepTold })
  latest.current = { begin, keepTold }
  useEffect(() => {
    if (waiting === undefined) return undefined
    const timer = setTimeout(() => {
      setWaiting(undefined)
      latest.current.begin(waiting)
    }, waiting.action.waits)
    const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", askBeforeClosing)
    return () => {
      clearTimeout(timer)
      window.removeEventListener("beforeunload", askBeforeClosing)
    }
  }, [waiting])
  // Whoever goes to another page, perhaps to one of the rows, keeps what was there, and is told.
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      latest.current.keepTold()
    }
  }, [])

  /** Begins an act, or waits before it. */
  const start = (pending: PendingAct<Row>) => {
    if (pending.action.waits === undefined) return begin(pending)
    leave()
    setOutcome(undefined)
    setWaiting(pending)
  }

  return {
    isChoosing,
    isRunning,
    progress,
    selected,
    chosen,
    outcome,
    /** Acts that can change at least one chosen row. */
    acts: actsFor(actions, chosen),
    asking,
    waiting,
    toggle: () => {
      if (isChoosing) return leave()
      setOutcome(undefined)
      setChoosing(true)
    },
    select: setSelected,
    selectAll: (isAll: boolean) => setSelected(new Set(isAll ? rows.map(keyOf) : [])),
    run: (id: string) => {
      const action = actions.find((one) => one.id === id)
      if (action === undefined || chosen.length === 0 || waiting !== undefined) return
      if (action.ask !== undefined) return setAsking({ action, rows: chosen })
      start({ action, rows: chosen })
    },
    /** The act that a question led to. */
    answer: (act: RowAct<Row>, inOrder?: ReadonlyArray<Row>) => {
      if (asking === undefined) return
      const { id, label } = asking.action
      setAsking(undefined)
      start({ action: { id, label, ...act }, rows: inOrder ?? asking.rows })
    },
    closeQuestion: () => setAsking(undefined),
    /** Takes an act back before its first call. */
    keep: () => setWaiting(undefined),
    undo: () => {
      const { action, results } = outcome ?? {}
      const undo = action?.undo
      if (action === undefined || undo === undefined || results === undefined) return
      void perform({ action, rows: succeededOf(results) }, { run: undo }, true)
    },
    close: () => setOutcome(undefined),
  }
}

/** The state of choosing, and its moves. */
export type BulkState<Row> = ReturnType<typeof useBulk<Row>>
