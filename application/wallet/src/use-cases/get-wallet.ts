import { Effect, Option } from "effect"
import { query } from "@application/kernel"
import { defaultPage } from "@domain/kernel"
import { GetWallet, ListTransactions } from "../contract/wallet.ts"
import { Ledger } from "../ports/ledger.ts"
import { WalletCurrency } from "../ports/wallet-currency.ts"

/** The balances; all zero before the first payment. */
export const getWallet = query(
  GetWallet,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const wallet = Option.getOrUndefined(yield* (yield* Ledger).wallet(businessProfileId))
    if (wallet !== undefined) return wallet
    const currency = yield* (yield* WalletCurrency).of(businessProfileId)
    return { businessProfileId, currency, availableBalance: 0, promisedBalance: 0, lockedBalance: 0 }
  }),
)

/** The statement, as many lines at a time as a page usually has unless asked otherwise. */
export const listTransactions = query(
  ListTransactions,
  Effect.fnUntraced(function* ({ businessProfileId, limit = defaultPage.limit, cursor }) {
    const page = cursor === undefined ? { limit } : { limit, cursor }
    return yield* (yield* Ledger).statement(businessProfileId, page)
  }),
)
