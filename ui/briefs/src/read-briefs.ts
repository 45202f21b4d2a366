import { ListBriefs } from "@application/briefs/contract"
import { briefOrders, briefStatuses } from "@domain/briefs"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"
import { listAddress, oneOf } from "@ui/shared/list"
import { loadPages } from "@ui/shared/load-pages"

/** What the page's address may ask for. */
export const briefsAddress = listAddress({
  words: { name: "q", most: 80 },
  filters: { status: oneOf(briefStatuses) },
  orders: briefOrders,
  isContinued: true,
})

/** Reads the briefs that an address asks for. */
export const readBriefs = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
) => {
  const { words, filter, order, page, limit: pageSize } = briefsAddress.questionOf(search)
  const asked = { ...(words !== "" && { search: words }), ...filter, order }
  const { rows, hasMore, last } = await loadPages(page * pageSize, async (limit, cursor) => {
    const input = { businessProfileId, limit, ...asked, ...(cursor !== undefined && { cursor }) }
    const { briefs, ...rest } = await read(ListBriefs, input)
    return { ...rest, rows: briefs }
  })
  return { rows, hasMore, total: last.total, counts: last.counts, currency: last.currency }
}

export type BriefsReading = Awaited<ReturnType<typeof readBriefs>>
