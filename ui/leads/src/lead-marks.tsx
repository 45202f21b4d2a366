import type { Lead } from "@domain/insights"
import type { Format } from "@ui/shared/use-format"
import { LeadBadReasons } from "./lead-bad-reasons.tsx"
import { LeadDuplicates } from "./lead-duplicates.tsx"
import { LeadSuspicions } from "./lead-suspicions.tsx"

export interface LeadMarksProps {
  readonly lead: Lead
  readonly format: Format
  /** Whether the user's role lets them judge leads. */
  readonly mayWork: boolean
}

/** What a business should know of a lead beside its answers: why it is suspicious, its duplicates, and why it was bad. */
export const LeadMarks = (props: LeadMarksProps) => (
  <>
    <LeadBadReasons {...props} />
    <LeadSuspicions {...props} />
    <LeadDuplicates key={props.lead.id} {...props} />
  </>
)
