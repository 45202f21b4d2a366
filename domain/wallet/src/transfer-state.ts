import { Schema } from "effect"
import type { PaymentStatus } from "./payment.ts"

/** The shown state of money that moves into or out of a wallet. Spec: states, wallet transfer. */
export const WalletTransferState = Schema.Literals(["InProgress", "Failed", "Successful"])
export type WalletTransferState = typeof WalletTransferState.Type

/** The transfer state of each payment status; what is final stays so. */
export const transferStates: Readonly<Record<PaymentStatus, WalletTransferState>> = {
  Pending: "InProgress",
  Failed: "Failed",
  Succeeded: "Successful",
}
