import type { Sort } from "@ui/kit/data-table"

/** An order that people choose; with a column where its heading chooses the order too. */
export interface ListOrder<O extends string> {
  readonly id: O
  readonly label: string
  readonly sort?: Sort
}

/** The order of a heading's column: in the wanted direction, else in the direction that the list has. */
export const orderBy = <O extends string>(orders: ReadonlyArray<ListOrder<O>>, wanted: Sort): O | undefined => {
  const ofColumn = orders.filter(({ sort }) => sort?.column === wanted.column)
  return (ofColumn.find(({ sort }) => sort?.direction === wanted.direction) ?? ofColumn[0])?.id
}
