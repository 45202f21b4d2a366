import type { GstBilling } from "@domain/wallet"

/** What a campaign's order says of the business that its documents are for. */
export interface BilledOrder {
  /** The address that the business told when it described itself; empty without one. */
  readonly address: string
  /** The GST code of the state of that address. */
  readonly state?: string
  /** Whom the order named instead. */
  readonly ordered?: GstBilling
}
