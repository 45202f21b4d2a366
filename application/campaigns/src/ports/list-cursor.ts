/** Where a page ended: the last row's time and id. */
export interface ListPosition {
  readonly at: number
  readonly id: number
}

export const cursorOf = ({ at, id }: ListPosition): string => `${at}.${id}`

/** The position a cursor names; undefined for none or a malformed one, which starts from the beginning. */
export const positionOf = (cursor: string | undefined): ListPosition | undefined => {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor ?? "") ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id: Number(id) }
}
