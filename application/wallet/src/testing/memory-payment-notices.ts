import { Context, Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { PaymentId } from "@domain/wallet"
import { PaymentNotices, type PaymentReversed, type PaymentUse } from "../ports/payment-notices.ts"

type Sent = { readonly paymentId: PaymentId } & ({ readonly use: PaymentUse } | PaymentReversed)

/** Tells which notices were sent, oldest first. */
export class NoticeDesk extends Context.Service<NoticeDesk, { readonly sent: Effect.Effect<ReadonlyArray<Sent>> }>()(
  "wallet/testing/NoticeDesk",
) {}

/** Notices kept in the in-memory database. */
export const memoryPaymentNotices = Layer.effectContext(
  Effect.gen(function* () {
    const sent = (yield* MemoryDatabase).table<number, Sent>("payment_notices")
    return Context.make(PaymentNotices, {
      reversed: ({ payment }, reversed) =>
        Effect.sync(() => void sent.set(sent.size, { paymentId: payment.id, ...reversed })),
      received: ({ payment }, use) => Effect.sync(() => void sent.set(sent.size, { paymentId: payment.id, use })),
    }).pipe(Context.add(NoticeDesk, { sent: Effect.sync(() => [...sent.values()]) }))
  }),
)
