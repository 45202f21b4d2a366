import { Context, Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryOwnerMails } from "@application/messaging/testing"
import type { PaymentId, TopUpPause } from "@domain/wallet"
import { PaymentNotices, type PaymentReversed, type PaymentUse } from "../ports/payment-notices.ts"

interface Paused {
  readonly cause: TopUpPause
}

type Sent = { readonly paymentId: PaymentId } & (
  | { readonly use: PaymentUse }
  | PaymentReversed
  | { readonly returned: number }
)

/** Tells which notices were sent, oldest first. */
export class NoticeDesk extends Context.Service<
  NoticeDesk,
  {
    readonly sent: Effect.Effect<ReadonlyArray<Sent>>
    /** Notices that automatic top-ups rest. */
    readonly paused: Effect.Effect<ReadonlyArray<Paused>>
  }
>()("wallet/testing/NoticeDesk") {}

/** Notices kept in the in-memory database, with what use-cases tell owners themselves. */
export const memoryPaymentNotices = Layer.effectContext(
  Effect.gen(function* () {
    const sent = (yield* MemoryDatabase).table<number, Sent>("payment_notices")
    const paused = (yield* MemoryDatabase).table<number, Paused>("top_up_notices")
    return Context.make(PaymentNotices, {
      automaticTopUpPaused: (_owner, { cause }) => Effect.sync(() => void paused.set(paused.size, { cause })),
      refundReturned: ({ payment }, amount) =>
        Effect.sync(() => void sent.set(sent.size, { paymentId: payment.id, returned: amount })),
      reversed: ({ payment }, reversed) =>
        Effect.sync(() => void sent.set(sent.size, { paymentId: payment.id, ...reversed })),
      received: ({ payment }, use) => Effect.sync(() => void sent.set(sent.size, { paymentId: payment.id, use })),
    }).pipe(
      Context.add(NoticeDesk, {
        sent: Effect.sync(() => [...sent.values()]),
        paused: Effect.sync(() => [...paused.values()]),
      }),
    )
  }),
).pipe(Layer.merge(memoryOwnerMails))
