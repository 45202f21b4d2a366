import { Context, Effect, Layer, Option } from "effect"
import { authoriseSession } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import type { SessionId, UserId } from "@domain/kernel"
import { BudgetNotAllowed, type PaymentId } from "@domain/wallet"
import { type PayableSession, PayableSessions } from "@application/signup/services"

/** A session as these tests see it; without `payable` it has no budget yet. */
export interface MemorySession {
  readonly sessionId: SessionId
  readonly userId?: UserId
  readonly region: PayableSession["region"]
  readonly payable?: PayableSession
  /** Whether nothing is taken here any more. */
  readonly isClosed?: boolean
  /** Whether its promo code went to another session. */
  readonly hasLostPromo?: boolean
  /** Whether its draft was deleted. */
  readonly isDeleted?: boolean
}

/** The id of a payment, or that there was none. */
export type PaidBy = PaymentId | "wallet"

/** Adds sessions, and returns what marked them paid. */
export class SessionDesk extends Context.Service<
  SessionDesk,
  {
    readonly put: (session: MemorySession) => Effect.Effect<void>
    /** It is unpaid again, as after its budget was reopened. */
    readonly unpay: (sessionId: SessionId) => Effect.Effect<void>
    readonly paidBy: (sessionId: SessionId) => Effect.Effect<ReadonlyArray<PaidBy>>
  }
>()("wallet/testing/SessionDesk") {}

/** Sessions in the in-memory database, seen by their owner or, without one, by anybody. */
export const memoryPayableSessions = Layer.effectContext(
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const sessions = database.table<SessionId, MemorySession>("payable_sessions")
    const paid = database.table<SessionId, ReadonlyArray<PaidBy>>("paid_sessions")
    const open = Effect.fnUntraced(function* (sessionId: SessionId) {
      const session = sessions.get(sessionId)
      if (session === undefined) return yield* new SessionNotFound({})
      const { userId, payable } = session
      yield* authoriseSession(
        {
          ...(userId !== undefined && { userId }),
          ...(payable !== undefined && { businessProfileId: payable.businessProfileId }),
        },
        () => new SessionBelongsToUser({}),
      )
      return session
    })
    return Context.make(PayableSessions, {
      look: (sessionId) =>
        Effect.map(open(sessionId), ({ region, payable }) => ({
          region,
          isPaid: paid.has(sessionId),
          ...(payable !== undefined && { businessProfileId: payable.businessProfileId }),
        })),
      draft: (sessionId) =>
        Effect.sync(() => {
          const session = sessions.get(sessionId)
          return session?.isDeleted === true
            ? Option.none()
            : Option.map(Option.fromNullishOr(session?.payable), ({ campaignId }) => campaignId)
        }),
      price: (sessionId) =>
        Effect.flatMap(open(sessionId), ({ payable, isClosed }) =>
          payable === undefined || isClosed === true
            ? Effect.fail(new BudgetNotAllowed({ keys: ["budget.missing"] }))
            : Effect.succeed(payable),
        ),
      stands: (sessionId) => Effect.sync(() => sessions.get(sessionId)?.hasLostPromo !== true),
      markPaid: (sessionId, { paymentId }) =>
        Effect.sync(() => {
          const by: PaidBy = paymentId ?? "wallet"
          const before = paid.get(sessionId) ?? []
          if (!before.includes(by)) paid.set(sessionId, [...before, by])
        }),
    }).pipe(
      Context.add(SessionDesk, {
        put: (session) => Effect.sync(() => void sessions.set(session.sessionId, session)),
        unpay: (sessionId) => Effect.sync(() => void paid.delete(sessionId)),
        paidBy: (sessionId) => Effect.sync(() => paid.get(sessionId) ?? []),
      }),
    )
  }),
)
