import { SaveFranchiseStores } from "@application/franchise/contract"
import {
  type FranchiseStore,
  type StoreDifferences,
  storeDifferences,
  storeLimits,
  type StoreMatch,
  type StoreTexts,
  textsInRow,
  textsOf,
} from "@domain/franchise"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { useCall } from "@ui/container"
import { useEffect, useRef, useState } from "react"

/** How far a file's stores are saved. */
export type ImportState =
  | { readonly at: "rest" }
  | { readonly at: "saving"; readonly done: number; readonly total: number }
  | { readonly at: "stopped"; readonly done: number; readonly total: number; readonly failure: unknown }
  | { readonly at: "done"; readonly saved: number }

/** Which of a file's differences are applied. */
export interface ChosenDifferences {
  readonly closesGone: boolean
}

type SavedRow = StoreTexts & { readonly code: string }

/** What the chosen differences save: new stores whole, of others the parts that change. */
const rowsToSave = (found: StoreDifferences, { closesGone }: ChosenDifferences): ReadonlyArray<SavedRow> => [
  ...found.added.map(textsOf),
  ...found.changed.map(({ after, facts }): SavedRow => {
    const texts = textsOf(after)
    return { code: after.code, ...Object.fromEntries(facts.map((fact) => [fact, texts[fact]])) }
  }),
  ...(closesGone ? found.gone.filter(({ isOpen }) => isOpen).map(({ code }) => ({ code, isOpen: "closed" })) : []),
]

/** The differences of a file's rows, by its columns. */
export const differencesOf = (
  stores: ReadonlyArray<FranchiseStore>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  { match, isNamed, region }: { readonly match: StoreMatch; readonly isNamed: boolean; readonly region: Region },
): StoreDifferences =>
  storeDifferences(
    stores,
    rows.slice(isNamed ? 1 : 0).map((row) => textsInRow(row, match)),
    { region, firstRow: isNamed ? 2 : 1 },
  )

/** Saves a file's differences in batches; after a failure the same press goes on where it stopped. */
export const useImport = (businessProfileId: BusinessProfileId) => {
  const save = useCall(SaveFranchiseStores)
  const [state, setState] = useState<ImportState>({ at: "rest" })
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const apply = async (found: StoreDifferences, chosen: ChosenDifferences) => {
    const rows = rowsToSave(found, chosen)
    const total = rows.length
    const saveFrom = async (done: number): Promise<void> => {
      setState({ at: "saving", done, total })
      if (done >= total) return setState({ at: "done", saved: total })
      const batch = rows.slice(done, done + storeLimits.batch)
      const answer = await save({ businessProfileId, rows: batch })
      if (isLeft.current) return
      if (answer.status === "succeeded") await saveFrom(done + batch.length)
      else setState({ at: "stopped", done, total, failure: answer.status === "failed" ? answer.failure : answer.error })
    }
    await saveFrom(state.at === "stopped" ? state.done : 0)
  }
  return { state, apply }
}
