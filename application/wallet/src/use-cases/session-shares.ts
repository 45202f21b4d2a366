import { Effect, Option } from "effect"
import { CurrentActor, mayOn, handler } from "@application/kernel"
import { type BusinessProfileId, type CurrencyCode, regionFacts } from "@domain/kernel"
import { paymentShares } from "@domain/wallet"
import { GetSessionFunds } from "../contract/payments.ts"
import { Ledger } from "../ports/ledger.ts"
import { type PayableSession, PayableSessions } from "@application/signup/services"

/**
 * The money that a profile's wallet can give in this currency, in minor units; none for callers who may not read the
 * wallet.
 */
const availableIn = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, currency: CurrencyCode) {
  if (!mayOn(yield* CurrentActor, "readWallet", businessProfileId)) return 0
  const wallet = Option.getOrUndefined(yield* (yield* Ledger).wallet(businessProfileId))
  return wallet?.currency === currency ? wallet.availableBalance : 0
})

interface Priced extends Pick<PayableSession, "businessProfileId"> {
  readonly price: Pick<PayableSession["price"], "currency" | "total">
}

/** How the session's price is paid as the wallet stands now. */
export const sharesOf = Effect.fnUntraced(function* ({ businessProfileId, price }: Priced) {
  return paymentShares(price, yield* availableIn(businessProfileId, price.currency))
})

/** Nothing before somebody has signed up. */
export const getSessionFunds = handler(
  GetSessionFunds,
  Effect.fnUntraced(function* ({ sessionId }) {
    const { region, businessProfileId } = yield* (yield* PayableSessions).look(sessionId)
    const { currency } = regionFacts[region]
    const available = businessProfileId === undefined ? 0 : yield* availableIn(businessProfileId, currency)
    return { available, currency }
  }),
)
