import { wireEnum } from "./wire-enum.ts"

/** Which way a list runs. Spec: enumerations, "Sort ascending 1, descending 2". */
export const SortOrder = wireEnum({ Ascending: 1, Descending: 2 })
export type SortOrder = typeof SortOrder.Type

/** A comparison turned the way a list runs; equals stay where they are either way. */
export const inOrder =
  <A>(order: SortOrder, compare: (left: A, right: A) => number) =>
  (left: A, right: A): number =>
    order === "Ascending" ? compare(left, right) : compare(right, left)
