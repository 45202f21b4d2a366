import type { JsonObject } from "../core/json.ts"

export type Metadata = Record<string, string>

export type Customer = {
  id: string
  created: number
  email: string | null
  name: string | null
  phone: string | null
  description: string | null
  metadata: Metadata
  address: JsonObject | null
  defaultPaymentMethod: string | null
  deleted: boolean
}

/** How a test card behaves when it is charged or verified. */
export type CardBehaviour =
  | "ok"
  | "generic_decline"
  | "insufficient_funds"
  | "authenticate"
  | "expired_card"
  | "incorrect_cvc"

export type PaymentMethod = {
  id: string
  created: number
  customer: string | null
  behaviour: CardBehaviour
  card: { brand: string; last4: string; expMonth: number; expYear: number; fingerprint: string; country: string }
  billingDetails: JsonObject
  metadata: Metadata
}

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "requires_capture"
  | "succeeded"
  | "canceled"

/** Why a card was not charged, as the intent keeps it. */
export type CardRefusal = {
  code: string
  declineCode: string | null
  message: string
  charge: string | null
  method: PaymentMethod
}

export type SetupIntent = {
  id: string
  secret: string
  created: number
  customer: string | null
  paymentMethod: string | null
  status: IntentStatus
  usage: string
  description: string | null
  metadata: Metadata
  automatic: boolean
  /** Whether ways to pay that leave the page were asked for; absent in older snapshots. */
  mayLeavePage?: boolean
  /** Whether they were ruled out. */
  staysOnPage?: boolean
  /** Where the buyer confirms the card and then comes back to; absent when Stripe's script shows the bank's page itself. */
  authentication?: { url: string; returnUrl: string } | null
  /** Absent in snapshots from before it was split. */
  refusal?: CardRefusal | null
  cancellationReason: string | null
}

export type PaymentIntent = Omit<SetupIntent, "usage"> & {
  amount: number
  amountReceived: number
  currency: string
  captureMethod: "automatic" | "manual"
  latestCharge: string | null
  canceledAt: number | null
  receiptEmail: string | null
  setupFutureUsage: string | null
  statementDescriptorSuffix: string | null
}

export type Charge = {
  id: string
  created: number
  amount: number
  amountCaptured: number
  amountRefunded: number
  currency: string
  customer: string | null
  paymentIntent: string
  paymentMethod: string
  status: "succeeded" | "failed"
  captured: boolean
  failureCode: string | null
  failureMessage: string | null
  /** Absent in older snapshots. */
  declineCode?: string | null
  description: string | null
  metadata: Metadata
  disputed?: boolean
}

/** Money of a charge that goes back. */
type Reversal = {
  id: string
  created: number
  amount: number
  currency: string
  charge: string
  paymentIntent: string
}

export type Dispute = Reversal & { status: "needs_response" | "won" | "lost" }

export type Refund = Reversal & {
  reason: string | null
  metadata: Metadata
  /** The buyer's bank did not take it. */
  isReturned?: boolean
}

export type StripeEvent = { id: string; created: number; type: string; object: JsonObject }

export type IdempotentReply = { fingerprint: string; status: number; body: string }

export type StripeState = {
  customers: Record<string, Customer>
  paymentMethods: Record<string, PaymentMethod>
  setupIntents: Record<string, SetupIntent>
  paymentIntents: Record<string, PaymentIntent>
  charges: Record<string, Charge>
  refunds: Record<string, Refund>
  /** Absent in older snapshots. */
  disputes?: Record<string, Dispute>
  events: StripeEvent[]
  idempotency: Record<string, IdempotentReply>
}

export const freshStripe = (): StripeState => ({
  customers: {},
  paymentMethods: {},
  setupIntents: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  events: [],
  idempotency: {},
})
