import { GetSpendForecast, ListCampaigns } from "@application/campaigns/contract"
import { GetWallet, ListTransactions } from "@application/wallet/contract"
import { statusesOf } from "@domain/campaigns"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"
import { loadPages, shownOf } from "@ui/shared/load-pages"
import { chosenFilter } from "./chosen-filter.ts"

/** Campaigns that have moved money: all but drafts. */
const launched = statusesOf("all").filter((status) => status !== "Draft")

/** Balances and how long they last, the campaigns that have moved money, and the statement's lines that the address asks for. */
export const readWallet = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
) => {
  const filter = chosenFilter(search)
  const [wallet, forecast, { rows: campaigns }, { rows, hasMore }] = await Promise.all([
    read(GetWallet, { businessProfileId }),
    read(GetSpendForecast, { businessProfileId }),
    loadPages(Number.POSITIVE_INFINITY, async (limit, cursor) => {
      const { campaigns: ofPage, nextCursor } = await read(ListCampaigns, {
        businessProfileId,
        statuses: launched,
        limit,
        ...(cursor !== undefined && { cursor }),
      })
      return { rows: ofPage, ...(nextCursor !== undefined && { nextCursor }) }
    }),
    loadPages(shownOf(search), async (limit, cursor) => {
      const { transactions, ...page } = await read(ListTransactions, {
        businessProfileId,
        ...filter,
        limit,
        ...(cursor !== undefined && { cursor }),
      })
      return { ...page, rows: transactions }
    }),
  ])
  return { wallet, forecast, campaigns, rows, hasMore }
}

export type WalletReading = Awaited<ReturnType<typeof readWallet>>
