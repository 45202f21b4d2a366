import { expect } from "vitest"

/** A test as its file declares it. */
export interface CollectedTest {
  readonly name: string
  readonly run: () => unknown
}

const groups: Array<string> = []
let collected: Array<CollectedTest> = []

const rowsWith =
  (declare: (name: string, run: (...row: ReadonlyArray<never>) => unknown) => void) =>
  (rows: ReadonlyArray<unknown>) =>
  (name: string, run: (...row: ReadonlyArray<unknown>) => unknown) => {
    rows.forEach((row, index) =>
      declare(`${name} #${index}`, () => (Array.isArray(row) ? run(...(row as ReadonlyArray<unknown>)) : run(row))),
    )
  }

const declareTest = (name: string, run: () => unknown) => {
  collected.push({ name: [...groups, name].join(" > "), run })
}

const declareGroup = (name: string, declare: () => unknown) => {
  groups.push(name)
  declare()
  groups.pop()
}

/** The names that test files import from Vitest; declared tests are collected, not run. */
export const test = Object.assign(declareTest, { each: rowsWith(declareTest) })
export const it = test
export const describe = Object.assign(declareGroup, { each: rowsWith(declareGroup) })
export { expect }

/** The tests declared since the last call. */
export const takeCollected = (): ReadonlyArray<CollectedTest> => {
  const taken = collected
  collected = []
  return taken
}
