import type { LeadDestination } from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"

/** What every dialog about a destination is told. */
export interface OfDestinationProps {
  readonly businessProfileId: BusinessProfileId
  readonly destination: LeadDestination
  readonly onClose: () => void
}
