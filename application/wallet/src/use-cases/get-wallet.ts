import { Effect, Option } from "effect"
import { query, read } from "@application/kernel"
import { type BusinessProfileId, defaultPage, offsetOf, regionFacts } from "@domain/kernel"
import type { Wallet } from "@domain/wallet"
import { GetWallet, ListTransactions } from "../contract/wallet.ts"
import { Ledger } from "../ports/ledger.ts"
import { WalletRegion } from "../ports/wallet-region.ts"

/** A profile's balances in its region's currency; all zero before the first payment. */
const orEmpty = Effect.fnUntraced(function* (wallet: Option.Option<Wallet>, businessProfileId: BusinessProfileId) {
  if (Option.isSome(wallet)) return wallet.value
  const { currency } = regionFacts[yield* (yield* WalletRegion).of(businessProfileId)]
  return { businessProfileId, currency, availableBalance: 0, promisedBalance: 0, lockedBalance: 0 }
})

/** A profile's wallet, also before it was opened. */
export const walletOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return yield* orEmpty(yield* (yield* Ledger).wallet(businessProfileId), businessProfileId)
})

export const getWallet = read(
  GetWallet,
  Ledger,
  (ledger, { businessProfileId }) => ledger.wallet(businessProfileId),
  (wallet, { businessProfileId }) => orEmpty(wallet, businessProfileId),
)

/** The statement, as many lines at a time as a page usually has unless asked otherwise; its days are those of the profile's region. */
export const listTransactions = query(
  ListTransactions,
  Effect.fnUntraced(function* ({
    businessProfileId,
    limit = defaultPage.limit,
    page = defaultPage.page,
    cursor,
    ...filter
  }) {
    const { timeZone } = regionFacts[yield* (yield* WalletRegion).of(businessProfileId)]
    const position = cursor === undefined ? { offset: offsetOf({ page, limit }) } : { cursor }
    return yield* (yield* Ledger).statement(businessProfileId, { timeZone, limit, filter, ...position })
  }),
)
