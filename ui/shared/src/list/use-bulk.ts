import { useState } from "react"
import { type BulkAction, type BulkResult, chosenOf, runEach, succeededOf } from "./bulk.ts"

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
  readonly action: BulkAction<Row>
  readonly results: ReadonlyArray<BulkResult<Row>>
  readonly isUndone: boolean
}

/** The rows that are chosen, the act that runs on them, and what it did; a row that is read again stays chosen. */
export const useBulk = <Row>(
  rows: ReadonlyArray<Row>,
  keyOf: (row: Row) => string,
  { actions, onDone }: Pick<Bulk<Row>, "actions" | "onDone">,
) => {
  const [isChoosing, setChoosing] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<BulkOutcome<Row>>()
  const chosen = chosenOf(rows, keyOf, selected)

  const leave = () => {
    setChoosing(false)
    setSelected(new Set())
  }
  const perform = async (act: () => Promise<BulkOutcome<Row>>) => {
    if (isRunning) return
    setRunning(true)
    setOutcome(await act())
    setRunning(false)
    leave()
    onDone()
  }
  return {
    isChoosing,
    isRunning,
    selected,
    chosen,
    outcome,
    toggle: () => {
      if (isChoosing) return leave()
      setOutcome(undefined)
      setChoosing(true)
    },
    select: setSelected,
    selectAll: (isAll: boolean) => setSelected(new Set(isAll ? rows.map(keyOf) : [])),
    run: (id: string) => {
      const action = actions.find((one) => one.id === id)
      if (action === undefined || chosen.length === 0) return
      void perform(async () => ({ action, results: await runEach(chosen, action.run), isUndone: false }))
    },
    undo: () => {
      const { action, results } = outcome ?? {}
      const undo = action?.undo
      if (action === undefined || undo === undefined || results === undefined) return
      void perform(async () => ({ action, results: await runEach(succeededOf(results), undo), isUndone: true }))
    },
    close: () => setOutcome(undefined),
  }
}

/** The state of choosing, and its moves. */
export type BulkState<Row> = ReturnType<typeof useBulk<Row>>
