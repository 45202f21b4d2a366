/** Where the next page of a statement begins: before this transaction id. */
export const encodeCursor = (id: number): string => `b${id.toString(36)}`

/** The id behind a cursor; undefined (the newest) when it is absent or not one of ours. */
export const decodeCursor = (cursor: string | undefined): number | undefined => {
  const id = /^b[0-9a-z]{1,11}$/u.test(cursor ?? "") ? Number.parseInt((cursor ?? "").slice(1), 36) : undefined
  return Number.isSafeInteger(id) ? id : undefined
}
