import { Effect, Option } from "effect"
import type { PaymentRecord } from "@domain/wallet"
import { type PaymentOrder, PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { settleAs, settlePayment } from "./settle-payment.ts"

/** What the gateway is told of who pays, and for what. */
export type Payer = Pick<PaymentOrder, "description" | "emailAddress" | "phone" | "customer" | "paymentOptionId">

const payerOf = ({ description, emailAddress, phone, customer, paymentOptionId }: Payer): Payer => ({
  description,
  ...(emailAddress !== undefined && { emailAddress }),
  ...(phone !== undefined && { phone }),
  ...(customer !== undefined && { customer }),
  ...(paymentOptionId !== undefined && { paymentOptionId }),
})

/** Opens the payment at its gateway, which knows it by our id and so opens it once, and keeps the gateway's name for it; a faster start's name stays. */
export const openAtGateway = Effect.fnUntraced(function* (known: PaymentRecord, payer: Payer) {
  const { payment, businessProfileId } = known
  const atGateway = yield* (yield* PaymentGateways).open({
    gateway: payment.gateway,
    paymentId: payment.id,
    businessProfileId,
    amount: payment.amount,
    currency: payment.currency,
    ...payerOf(payer),
  })
  const payments = yield* PaymentRepository
  yield* payments.setReference(payment.id, atGateway.reference)
  const stored = Option.getOrElse(yield* payments.record(payment.id), () => known)
  return stored.payment.gatewayReference === atGateway.reference
    ? yield* settleAs(stored, atGateway)
    : yield* settlePayment(stored)
})
