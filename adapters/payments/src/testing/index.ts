import type { PaymentGateway } from "@domain/wallet"
import { razorpayBuyer } from "../razorpay/sandbox-buyer.ts"
import type { SandboxBuyer } from "../sandbox-buyer.ts"
import { stripeBuyer } from "../stripe/sandbox-buyer.ts"

/** A buyer for every gateway. */
export const sandboxBuyers: Readonly<Record<PaymentGateway, SandboxBuyer>> = {
  razorpay: razorpayBuyer,
  stripe: stripeBuyer,
}
