import { Effect } from "effect"
import { CurrentActor, type InputOf } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { IdempotencyKey } from "@domain/kernel"
import { PaymentId, topUp } from "@domain/wallet"
import type { StartPayment } from "../contract/payments.ts"
import { Ledger } from "../ports/ledger.ts"
import { confirmPayment } from "../use-cases/confirm-payment.ts"
import { getWallet } from "../use-cases/get-wallet.ts"
import { businessProfileId, inWorld, paidSession } from "./payment-world.ts"
import { GatewayDesk, SessionDesk } from "./index.ts"

/** Somebody of the business whose wallet it is. */
export const member = userActor(3, [businessProfileId])
/** A story that a member lives. */
export const inMembersWorld: typeof inWorld = (story, sessions) =>
  inWorld(Effect.provideService(story, CurrentActor, member), sessions)

export const session = paidSession()
/** Another campaign of the same business. */
export const second = paidSession(350, 2)
const { sessionId } = session
const keyed = (input: Omit<InputOf<typeof StartPayment>, "idempotencyKey">) => ({
  ...input,
  idempotencyKey: IdempotencyKey.make(`pay:${input.sessionId}:${input.total}:${input.due}`),
})
/** What the owner sends who was shown that much as due. */
export const pay = (due: number, of = session) => keyed({ sessionId: of.sessionId, total: of.total, due })
export const wallet = getWallet.handle({ businessProfileId })
/** Confirms the first payment. */
export const confirm = confirmPayment.handle({ sessionId, paymentId: PaymentId.make(1) })

/** Puts money into the wallet that no payment here brought, or takes it away. */
export const left = (amount: number, reference = "left") =>
  Effect.flatMap(Ledger, (ledger) =>
    ledger.post({ businessProfileId, reference, currency: "INR" }, (holdings) =>
      topUp({ businessProfileId, reference, at: 0 }, holdings, amount),
    ),
  )

/** What paid a session. */
export const paidBy = (of = session) => Effect.flatMap(SessionDesk, (desk) => desk.paidBy(of.sessionId))
/** Has a gateway's payment succeed. */
export const succeed = (reference = "razorpay_1") =>
  Effect.flatMap(GatewayDesk, (desk) => desk.become(reference, "Succeeded"))
