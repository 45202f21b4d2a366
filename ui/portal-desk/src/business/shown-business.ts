import type { GetPortalBusiness } from "@application/businesses/contract"
import type { OutputOf } from "@application/kernel"

/** What the call answers of a business. */
export type ShownBusiness = OutputOf<typeof GetPortalBusiness>
