import { Context, type Effect, type Option } from "effect"
import type { IdempotencyKey, MinorUnits, SessionId } from "@domain/kernel"
import type { PaymentGateway, PaymentId, PaymentStatus, SessionPayment } from "@domain/wallet"

/** Payments of sign-up sessions. A session has at most one open (pending) payment of one total. */
export class PaymentRepository extends Context.Service<
  PaymentRepository,
  {
    /** Keeps a new payment, or answers the one that is already open for its session and total. */
    readonly open: (payment: SessionPayment) => Effect.Effect<SessionPayment>
    readonly byId: (sessionId: SessionId, id: PaymentId) => Effect.Effect<Option.Option<SessionPayment>>
    /** The same, locked until the transaction ends. */
    readonly lock: (sessionId: SessionId, id: PaymentId) => Effect.Effect<Option.Option<SessionPayment>>
    /** The latest started under this key. */
    readonly byKey: (sessionId: SessionId, key: IdempotencyKey) => Effect.Effect<Option.Option<SessionPayment>>
    /** Newest first. */
    readonly ofSession: (sessionId: SessionId) => Effect.Effect<ReadonlyArray<SessionPayment>>
    /** The session's payment of this total that is pending or has succeeded, the latter first. */
    readonly ofTotal: (sessionId: SessionId, total: MinorUnits) => Effect.Effect<Option.Option<SessionPayment>>
    readonly byReference: (
      gateway: PaymentGateway,
      gatewayReference: string,
    ) => Effect.Effect<Option.Option<SessionPayment>>
    /** Pending ones that a gateway knows, created in the given span of epoch milliseconds, oldest first. */
    readonly pending: (
      created: { readonly from: number; readonly until: number },
      limit: number,
    ) => Effect.Effect<ReadonlyArray<SessionPayment>>
    /** Of two at once the first is kept: it may be in a buyer's hands already. */
    readonly setReference: (sessionId: SessionId, id: PaymentId, gatewayReference: string) => Effect.Effect<void>
    readonly settle: (
      sessionId: SessionId,
      id: PaymentId,
      outcome: { readonly status: PaymentStatus; readonly failureReason?: string },
    ) => Effect.Effect<void>
  }
>()("wallet/PaymentRepository") {}
