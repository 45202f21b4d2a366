import type { JsonObject } from "../core/json.ts"

export type Order = {
  id: string
  amount: number
  amountPaid: number
  currency: string
  receipt: string | null
  status: "created" | "attempted" | "paid"
  attempts: number
  notes: JsonObject
  autoCapture: boolean
  createdAt: number
}

export type Payment = {
  id: string
  orderId: string
  amount: number
  amountRefunded: number
  currency: string
  status: "authorized" | "captured" | "refunded" | "failed"
  method: "card" | "upi" | "netbanking"
  card: { last4: string; network: string; name: string } | null
  vpa: string | null
  email: string | null
  contact: string | null
  description: string | null
  notes: JsonObject
  error: { code: string; description: string; source: string; step: string; reason: string } | null
  /** The kept card that paid; absent in older snapshots. */
  tokenId?: string
  createdAt: number
}

export type RazorpayCustomer = {
  id: string
  name: string | null
  email: string | null
  contact: string | null
  notes: JsonObject
  createdAt: number
}

/** A card that is kept for a customer. */
export type RazorpayToken = {
  id: string
  customerId: string
  card: { last4: string; network: string; name: string }
  expiredAt: number
  createdAt: number
}

export type RazorpayRefund = {
  id: string
  paymentId: string
  amount: number
  currency: string
  notes: JsonObject
  receipt: string | null
  speed: string
  createdAt: number
  idempotencyKey?: string
  /** The buyer's bank did not take it. */
  isReturned?: boolean
}

export type RazorpayDispute = {
  id: string
  paymentId: string
  amount: number
  currency: string
  status: "open" | "won" | "lost"
  createdAt: number
}

export type RazorpayState = {
  orders: Record<string, Order>
  payments: Record<string, Payment>
  refunds: Record<string, RazorpayRefund>
  /** Absent in older snapshots. */
  disputes?: Record<string, RazorpayDispute>
  /** Absent in older snapshots, as are tokens. */
  customers?: Record<string, RazorpayCustomer>
  tokens?: Record<string, RazorpayToken>
}

export const freshRazorpay = (): RazorpayState => ({
  orders: {},
  payments: {},
  refunds: {},
  customers: {},
  tokens: {},
})
