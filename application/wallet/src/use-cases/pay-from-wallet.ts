import { Clock, Effect, Option } from "effect"
import { Ids } from "@application/kernel"
import { SessionNotFound } from "@domain/signup"
import type { SessionId } from "@domain/kernel"
import { PriceChanged, promise } from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { type PayableSession, PayableSessions } from "@application/signup/services"
import { sharesOf } from "./session-shares.ts"

/** Fails with the session's present price and due amount, since the agreed price no longer holds. */
const changed = Effect.fnUntraced(function* (sessionId: SessionId, agreed: PayableSession) {
  const priced = yield* Effect.option((yield* PayableSessions).price(sessionId))
  const session = Option.getOrElse(priced, () => agreed)
  const { due } = yield* sharesOf(session)
  return yield* new PriceChanged({ total: session.price.total, due })
})

/**
 * The wallet pays the session's whole price, once, in the caller's transaction. Fails with what is due if another campaign was
 * faster with the money or the promo code, and when its draft is no longer one.
 */
export const payFromWallet = Effect.fnUntraced(function* (sessionId: SessionId, session: PayableSession) {
  const sessions = yield* PayableSessions
  const { businessProfileId, campaignId, currency, price } = session
  if (Option.isNone(yield* sessions.draft(sessionId))) return yield* new SessionNotFound({})
  // A draft whose budget was reopened is paid anew; while it is paid, another promise moves nothing.
  const reference = `promise:${campaignId}:${yield* (yield* Ids).secret}`
  const about = { businessProfileId, campaignId, reference }
  const at = yield* Clock.currentTimeMillis
  const agreed = { total: price.total, startedAt: at, promise: session.promise }
  // The promo code before the wallet, as payments that arrive lock them.
  if (!(yield* sessions.stands(sessionId, agreed))) return yield* changed(sessionId, session)
  yield* (yield* Ledger)
    .post({ ...about, currency }, (holdings) => promise({ ...about, at }, holdings, price))
    .pipe(Effect.catchTag("InsufficientFunds", () => changed(sessionId, session)))
  return yield* sessions.markPaid(sessionId, agreed)
})
