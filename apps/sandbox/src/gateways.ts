import type { PaymentGatewayName } from "@domain/kernel"
import type { Context } from "./core/context.ts"
import type { Credentials } from "./credentials.ts"
import type { ReversalAct, SandboxGateway } from "./gateway.ts"
import type { PaymentReport } from "./payment-report.ts"
import { razorpaySandbox } from "./razorpay/index.ts"
import { stripeSandbox } from "./stripe/index.ts"

/** A stand-in for every gateway of the product. */
export const gateways: Readonly<Record<PaymentGatewayName, SandboxGateway>> = {
  razorpay: razorpaySandbox,
  stripe: stripeSandbox,
}

const isGateway = (provider: string): provider is PaymentGatewayName => Object.hasOwn(gateways, provider)

/** Headers that a provider signs again at each attempt to deliver a webhook. */
export const signDelivery = (credentials: Credentials, provider: string, body: string): Record<string, string> =>
  isGateway(provider) ? (gateways[provider].signDelivery?.(credentials, body) ?? {}) : {}

/** Every attempt to take money, newest first. */
export const paymentReports = (context: Context): PaymentReport[] =>
  Object.values(gateways)
    .flatMap(({ payments }) => payments(context))
    .toSorted((left, right) => (left.at < right.at ? 1 : -1))

/** Reverses a payment at whichever gateway has it; false when it cannot be done. */
export const reversePayment = (context: Context, id: string, act: ReversalAct, amount?: number): boolean => {
  for (const { reverse } of Object.values(gateways)) {
    const isDone = reverse(context, id, act, amount)
    if (isDone !== undefined) return isDone
  }
  return false
}
