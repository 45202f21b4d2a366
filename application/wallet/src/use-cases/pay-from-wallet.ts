import { Clock, Effect, Option } from "effect"
import { SessionNotFound } from "@domain/businesses"
import type { SessionId } from "@domain/kernel"
import { PriceChanged, promise } from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { type PayableSession, PayableSessions } from "../ports/payable-sessions.ts"
import { sharesOf } from "./session-shares.ts"

/**
 * The wallet pays the session's whole price, once, in the caller's transaction. Fails with what is due if another campaign was
 * faster, and when its draft is no longer one.
 */
export const payFromWallet = Effect.fnUntraced(function* (sessionId: SessionId, session: PayableSession) {
  const sessions = yield* PayableSessions
  const { businessProfileId, campaignId, currency, price } = session
  if (Option.isNone(yield* sessions.draft(sessionId))) return yield* new SessionNotFound({})
  const about = { businessProfileId, campaignId, reference: `promise:${campaignId}` }
  const at = yield* Clock.currentTimeMillis
  const { total } = price
  yield* (yield* Ledger)
    .post({ ...about, currency }, (holdings) => promise({ ...about, at }, holdings, price))
    .pipe(
      Effect.catchTag("InsufficientFunds", () =>
        Effect.flatMap(sharesOf(session), ({ due }) => Effect.fail(new PriceChanged({ total, due }))),
      ),
    )
  yield* sessions.markPaid(sessionId, { total, startedAt: at, promise: session.promise })
})
