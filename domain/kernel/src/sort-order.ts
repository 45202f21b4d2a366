import { wireEnum } from "./wire-enum.ts"

/** The direction of a sort. Spec: enumerations, "Sort ascending 1, descending 2". */
export const SortOrder = wireEnum({ Ascending: 1, Descending: 2 })
export type SortOrder = typeof SortOrder.Type

/** Applies a sort direction to a comparison; equal items keep their order. */
export const inOrder =
  <A>(order: SortOrder, compare: (left: A, right: A) => number) =>
  (left: A, right: A): number =>
    order === "Ascending" ? compare(left, right) : compare(right, left)
