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
}

export const freshRazorpay = (): RazorpayState => ({ orders: {}, payments: {}, refunds: {} })
