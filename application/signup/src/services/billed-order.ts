import { businessState, postalAddress, type SignupSession } from "@domain/signup"
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

/** The order of a session, as its documents need it. */
export const billedOrderOf = (details: SignupSession): BilledOrder => {
  const state = businessState(details)
  const { gstBilling } = details.budget
  return {
    address: postalAddress(details.business.location ?? {}),
    ...(state !== undefined && { state }),
    ...(gstBilling !== undefined && { ordered: gstBilling }),
  }
}
