import { cellValue, type PlanCell, planCells, type PlanLine } from "./plan-line.ts"

/** A cell that two plans have with another value. */
export interface CellDifference {
  readonly lineId: string
  readonly cell: PlanCell
  readonly before: string | number
  readonly after: string | number
}

/** What makes one plan another. */
export interface PlanDifferences {
  readonly added: ReadonlyArray<PlanLine>
  readonly removed: ReadonlyArray<PlanLine>
  readonly changed: ReadonlyArray<CellDifference>
}

type Lines = ReadonlyArray<PlanLine>

/** The differences of two plans, by the ids of their lines. */
export const planDifferences = (before: Lines, after: Lines): PlanDifferences => {
  const former = new Map(before.map((line) => [line.id, line]))
  const ids = new Set(after.map(({ id }) => id))
  return {
    added: after.filter(({ id }) => !former.has(id)),
    removed: before.filter(({ id }) => !ids.has(id)),
    changed: after.flatMap((line) => {
      const known = former.get(line.id)
      if (known === undefined) return []
      return planCells
        .filter((cell) => cellValue(known, cell) !== cellValue(line, cell))
        .map((cell) => ({
          lineId: line.id,
          cell,
          before: cellValue(known, cell),
          after: cellValue(line, cell),
        }))
    }),
  }
}

/** How many differences there are. */
export const differenceCount = ({ added, removed, changed }: PlanDifferences): number =>
  added.length + removed.length + changed.length
