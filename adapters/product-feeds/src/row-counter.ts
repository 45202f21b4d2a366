/** Counts rows of a text as it comes, without reading what they say; never more than the reader finds. */
export interface RowCounter {
  readonly add: (text: string) => void
  readonly rows: number
}
