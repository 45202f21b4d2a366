import type { Region } from "@domain/kernel"
import { Equal, Result } from "effect"
import type { StoreFailures } from "./checked-store.ts"
import { type FranchiseStore, type StoreFact, storeFacts } from "./franchise-store.ts"
import { storeCodeOf, storeOfTexts, type StoreTexts } from "./store-texts.ts"

/** A store that a file changes, with the parts that change. */
export interface StoreChange {
  readonly before: FranchiseStore
  readonly after: FranchiseStore
  readonly facts: ReadonlyArray<StoreFact>
}

/** A row that is refused: its number in the file, and why by its parts. */
export interface RefusedRow {
  readonly row: number
  readonly code: string
  readonly failures: StoreFailures
}

/** What a file would change in a business's stores. Stores that the file does not name are gone from it. */
export interface StoreDifferences {
  readonly added: ReadonlyArray<FranchiseStore>
  readonly changed: ReadonlyArray<StoreChange>
  readonly same: number
  readonly gone: ReadonlyArray<FranchiseStore>
  readonly refused: ReadonlyArray<RefusedRow>
}

/** The parts in which two stores differ. */
export const changedFacts = (before: FranchiseStore, after: FranchiseStore): ReadonlyArray<StoreFact> =>
  storeFacts.filter((fact) => !Equal.equals(before[fact], after[fact]))

/**
 * Compares a file's rows with the stores that there are, before anything is changed. A code stands once: a second row with it
 * is refused, and a store whose row is refused is not gone. Rows count from `firstRow`.
 */
export const storeDifferences = (
  stores: ReadonlyArray<FranchiseStore>,
  rows: ReadonlyArray<StoreTexts>,
  { region, firstRow }: { readonly region: Region; readonly firstRow: number },
): StoreDifferences => {
  const byCode = new Map(stores.map((store) => [store.code, store]))
  const named = new Set<string>()
  const added: Array<FranchiseStore> = []
  const changed: Array<StoreChange> = []
  const refused: Array<RefusedRow> = []
  let same = 0
  for (const [index, texts] of rows.entries()) {
    const row = firstRow + index
    const code = storeCodeOf(texts.code ?? "")
    const before = byCode.get(code)
    const read = storeOfTexts(texts, before, region)
    if (named.has(code) && code !== "") {
      refused.push({ row, code, failures: { code: { key: "franchise.codeRepeated" } } })
      continue
    }
    named.add(code)
    if (Result.isFailure(read)) refused.push({ row, code, failures: read.failure })
    else if (before === undefined) added.push(read.success)
    else {
      const facts = changedFacts(before, read.success)
      if (facts.length === 0) same += 1
      else changed.push({ before, after: read.success, facts })
    }
  }
  return { added, changed, same, gone: stores.filter(({ code }) => !named.has(code)), refused }
}
