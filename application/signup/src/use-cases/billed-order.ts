import { businessState, postalAddress, type SignupSession } from "@domain/signup"
import type { BilledOrder } from "../services/billed-order.ts"

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
