import type { PaymentGatewayName } from "@domain/kernel"
import type { Context } from "./core/context.ts"
import type { ReversalAct, SandboxGateway } from "./gateway.ts"
import type { PaymentReport } from "./payment-report.ts"
import { razorpaySandbox } from "./razorpay/index.ts"
import { stripeSandbox } from "./stripe/index.ts"

/** A stand-in for every gateway of the product. */
export const gateways: Readonly<Record<PaymentGatewayName, SandboxGateway>> = {
  razorpay: razorpaySandbox,
  stripe: stripeSandbox,
}

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
