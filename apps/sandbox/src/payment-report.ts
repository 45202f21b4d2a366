import type { JsonObject } from "./core/json.ts"

/** One attempt to take money; amounts in minor units. */
export type PaymentReport = {
  id: string
  provider: string
  amount: number
  currency: string
  status: string
  refunded: number
  /** Fee that the gateway keeps from the payment. */
  fee: number
  /** What the bank says of its dispute, if there is one. */
  dispute: string | null
  card: string
  order: string
  at: string
  metadata: JsonObject
}
