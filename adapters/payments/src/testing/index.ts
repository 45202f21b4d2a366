import type { PaymentGateway } from "@domain/wallet"
import { razorpayBuyer } from "./razorpay-buyer.ts"
import type { SandboxBuyer } from "./sandbox-buyer.ts"
import { stripeBuyer } from "./stripe-buyer.ts"

/** A buyer for every gateway. */
export const sandboxBuyers: Readonly<Record<PaymentGateway, SandboxBuyer>> = {
  razorpay: razorpayBuyer,
  stripe: stripeBuyer,
}
