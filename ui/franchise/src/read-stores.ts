import { ListFranchiseStores } from "@application/franchise/contract"
import { storeLimits, StoreStanding } from "@domain/franchise"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"
import { listAddress, oneOf, textThat } from "@ui/shared/list"
import { loadPages } from "@ui/shared/load-pages"

const isRegion = (text: string): text is string => text !== "" && text.length <= storeLimits.region

/** What the page's address may ask for. */
export const storesAddress = listAddress({
  words: { name: "q", most: 80 },
  filters: { standing: oneOf(StoreStanding.literals), region: textThat(isRegion) },
  isContinued: true,
})

/** Reads the stores that an address asks for, and the store that the address opens. */
export const readStores = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
) => {
  const { words, filter, page, limit: pageSize } = storesAddress.questionOf(search)
  const asked = { ...(words !== "" && { search: words }), ...filter }
  const code = search.get("store")
  const { rows, hasMore, last } = await loadPages(page * pageSize, async (limit, cursor) => {
    const input = { businessProfileId, limit, ...asked, ...(cursor !== undefined && { cursor }) }
    const { stores, ...rest } = await read(ListFranchiseStores, input)
    return { ...rest, rows: stores }
  })
  const opened = code === null ? undefined : rows.find((store) => store.code === code)
  const found =
    code === null || opened !== undefined || code.length > storeLimits.code
      ? undefined
      : await read(ListFranchiseStores, { businessProfileId, search: code, limit: 100 })
  return {
    rows,
    hasMore,
    total: last.total,
    counts: last.counts,
    opened: opened ?? found?.stores.find((store) => store.code === code),
  }
}

export type StoresReading = Awaited<ReturnType<typeof readStores>>
