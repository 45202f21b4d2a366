import { Effect, Option } from "effect"
import { currentUser, handler, Profiles, read } from "@application/kernel"
import { may } from "@domain/identity"
import { type BusinessProfileId, defaultPage, offsetOf } from "@domain/kernel"
import { addOnKey, documentOf, type Wallet, type WalletTransaction } from "@domain/wallet"
import { GetWallet, ListBalances, ListTransactions } from "../contract/wallet.ts"
import { AddOnPurchases } from "../ports/add-on-purchases.ts"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { Ledger } from "../ports/ledger.ts"

/** A profile's balances in its region's currency; all zero before the first payment. */
const orEmpty = Effect.fnUntraced(function* (wallet: Option.Option<Wallet>, businessProfileId: BusinessProfileId) {
  if (Option.isSome(wallet)) return wallet.value
  const { currency } = yield* (yield* Profiles).of(businessProfileId)
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

/** The balances of the profiles whose wallet the caller reads. */
export const listBalances = handler(
  ListBalances,
  Effect.fnUntraced(function* ({ businessProfileIds }) {
    const user = yield* currentUser
    const readable = businessProfileIds.filter((id) => may(user, "readWallet", id) === "allowed")
    const wallets = yield* (yield* Ledger).wallets(readable)
    return wallets.map(({ businessProfileId, currency, availableBalance }) => ({
      businessProfileId,
      currency,
      availableBalance,
    }))
  }),
)

/** Lines with the documents of their events. */
const withDocuments = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  lines: ReadonlyArray<WalletTransaction>,
) {
  const references = lines.flatMap(({ kind, reference }) =>
    documentOf[kind] === undefined || reference === undefined ? [] : [reference],
  )
  const documents = yield* (yield* BillingDocuments).ofEvents(businessProfileId, [...new Set(references)])
  return lines.map((line) => {
    const found = documents.find(
      ({ kind, reference }) => reference === line.reference && kind === documentOf[line.kind],
    )
    return found === undefined ? line : { ...line, document: { id: found.id, kind: found.kind, number: found.number } }
  })
})

/** Lines with the packs that they bought. */
const withAddOns = Effect.fnUntraced(function* <Line extends WalletTransaction>(
  businessProfileId: BusinessProfileId,
  lines: ReadonlyArray<Line>,
) {
  const keyOf = ({ kind, reference = "" }: Line) => (kind === "addOn" ? addOnKey(reference) : undefined)
  const keys = lines.flatMap((line) => keyOf(line) ?? [])
  const bought = keys.length === 0 ? [] : yield* (yield* AddOnPurchases).under(businessProfileId, keys)
  return lines.map((line) => {
    const purchase = bought.find(({ key }) => key === keyOf(line))?.purchase
    if (purchase === undefined) return line
    const { tierName, days, endsAt } = purchase
    return { ...line, addOn: { tierName, days, endsAt } }
  })
})

/**
 * The statement, by default as many lines at a time as a page usually has. The filter's days are days in the time zone
 * of the profile's region.
 */
export const listTransactions = handler(
  ListTransactions,
  Effect.fnUntraced(function* ({
    businessProfileId,
    limit = defaultPage.limit,
    page = defaultPage.page,
    cursor,
    ...filter
  }) {
    const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const position = cursor === undefined ? { offset: offsetOf({ page, limit }) } : { cursor }
    const found = yield* (yield* Ledger).statement(businessProfileId, { timeZone, limit, filter, ...position })
    const documented = yield* withDocuments(businessProfileId, found.transactions)
    return { ...found, transactions: yield* withAddOns(businessProfileId, documented) }
  }),
)
