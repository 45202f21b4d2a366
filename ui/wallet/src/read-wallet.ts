import { GetWallet, ListTransactions } from "@application/wallet/contract"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"
import { loadPages, shownOf } from "@ui/shared/load-pages"

/** Balances, and as many lines of the statement as the address asks for. */
export const readWallet = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
) => {
  const [wallet, { rows, hasMore }] = await Promise.all([
    read(GetWallet, { businessProfileId }),
    loadPages(shownOf(search), async (limit, cursor) => {
      const { transactions, ...page } = await read(ListTransactions, {
        businessProfileId,
        limit,
        ...(cursor !== undefined && { cursor }),
      })
      return { ...page, rows: transactions }
    }),
  ])
  return { wallet, transactions: rows, hasMore }
}

export type WalletReading = Awaited<ReturnType<typeof readWallet>>
