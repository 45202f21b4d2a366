import type { Lead } from "@domain/insights"
import type { Format } from "@ui/shared/use-format"

/** What each part of a lead's marks shows. */
export interface LeadMarksProps {
  readonly lead: Lead
  readonly format: Format
  /** Whether the user's role lets them judge leads. */
  readonly mayWork: boolean
}
