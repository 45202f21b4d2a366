import { ListCampaigns } from "@application/campaigns/contract"
import { GetWallet, ListTransactions } from "@application/wallet/contract"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"
import { loadPages, shownOf } from "@ui/shared/load-pages"

/** Of the launched campaigns, those whose money may not be spent yet. */
const holding = ["InReview", "Approved", "Active", "Paused", "Rejected"] as const
const mostHolding = 100

/** Balances, the campaigns that may hold money, and as many lines of the statement as the address asks for. */
export const readWallet = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
) => {
  const [wallet, { campaigns }, { rows, hasMore }] = await Promise.all([
    read(GetWallet, { businessProfileId }),
    read(ListCampaigns, { businessProfileId, statuses: holding, limit: mostHolding }),
    loadPages(shownOf(search), async (limit, cursor) => {
      const { transactions, ...page } = await read(ListTransactions, {
        businessProfileId,
        limit,
        ...(cursor !== undefined && { cursor }),
      })
      return { ...page, rows: transactions }
    }),
  ])
  return { wallet, campaigns, transactions: rows, hasMore }
}

export type WalletReading = Awaited<ReturnType<typeof readWallet>>
