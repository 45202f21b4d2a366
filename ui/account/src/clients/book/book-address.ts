import { bookOrders, type ListClientBook } from "@application/insights/contract"
import type { InputOf } from "@application/kernel"
import { ClientHealth, ClientSign } from "@domain/insights"
import { BusinessProfileId, type DateRange, UserId } from "@domain/kernel"
import { idFilter, listAddress, type ListState, oneOf } from "@ui/shared/list"

/** Rows on a page. */
const pageLimit = 25

const filters = {
  health: oneOf(ClientHealth.literals),
  sign: oneOf(ClientSign.literals),
  person: idFilter((id) => UserId.make(id)),
  team: idFilter((id) => id),
}

type BookOrder = (typeof bookOrders)[number]

/** The orders of a book: who needs somebody comes first, unless there are too many clients to judge each. */
export const ordersOf = (isLarge: boolean): readonly [BookOrder, ...ReadonlyArray<BookOrder>] => {
  const others = bookOrders.filter((order) => order !== "newest" && order !== "urgent")
  return isLarge ? ["newest", ...others] : ["urgent", "newest", ...others]
}

/** What the address of the book may ask. */
export const bookAddress = (isLarge: boolean) =>
  listAddress({
    words: { name: "q", most: 100 },
    filters,
    orders: ordersOf(isLarge),
    limit: pageLimit,
    isKeyed: true,
  })

/** The book as its address says it. */
export type BookListState = ListState<typeof filters, BookOrder>

/** The question of the address as the call takes it; `after` is the client after which the page begins. */
export const askedOf = (
  { words, filter, order }: Pick<BookListState, "words" | "filter" | "order">,
  range: DateRange,
  after: string | null,
): InputOf<typeof ListClientBook> => {
  const { person, team, ...narrowed } = filter
  const last = Number(after)
  return {
    ...range,
    ...narrowed,
    order,
    limit: pageLimit,
    ...(words !== "" && { search: words }),
    ...(person !== undefined && { personId: person }),
    ...(team !== undefined && { teamId: team }),
    ...(after !== null && Number.isSafeInteger(last) && last > 0 && { after: BusinessProfileId.make(last) }),
  }
}
