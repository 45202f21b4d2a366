import { Effect, Option } from "effect"
import { query, read } from "@application/kernel"
import { defaultPage, offsetOf, regionFacts } from "@domain/kernel"
import { GetWallet, ListTransactions } from "../contract/wallet.ts"
import { Ledger } from "../ports/ledger.ts"
import { WalletRegion } from "../ports/wallet-region.ts"

/** The balances; all zero before the first payment. */
export const getWallet = read(
  GetWallet,
  Ledger,
  (ledger, { businessProfileId }) => ledger.wallet(businessProfileId),
  Effect.fnUntraced(function* (wallet, { businessProfileId }) {
    if (Option.isSome(wallet)) return wallet.value
    const { currency } = regionFacts[yield* (yield* WalletRegion).of(businessProfileId)]
    return { businessProfileId, currency, availableBalance: 0, promisedBalance: 0, lockedBalance: 0 }
  }),
)

/** The statement, as many lines at a time as a page usually has unless asked otherwise; its days are those of the profile's region. */
export const listTransactions = query(
  ListTransactions,
  Effect.fnUntraced(function* ({ businessProfileId, limit = defaultPage.limit, page = defaultPage.page, cursor }) {
    const { timeZone } = regionFacts[yield* (yield* WalletRegion).of(businessProfileId)]
    const position = cursor === undefined ? { offset: offsetOf({ page, limit }) } : { cursor }
    return yield* (yield* Ledger).statement(businessProfileId, { timeZone, limit, ...position })
  }),
)
