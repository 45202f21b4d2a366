/** Columns of a list, and what follows another choice. */
export interface ColumnChoiceProps<Id extends string> {
  /** Columns that may be chosen, in the order they are shown. */
  readonly options: ReadonlyArray<{ readonly id: Id; readonly label: string }>
  readonly columns: ReadonlyArray<Id>
  /** The columns of somebody who has chosen none. */
  readonly first: ReadonlyArray<Id>
  readonly onChange: (columns: ReadonlyArray<Id>) => void
}
