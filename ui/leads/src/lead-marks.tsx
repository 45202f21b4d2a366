import { LeadBadReasons } from "./lead-bad-reasons.tsx"
import { LeadDuplicates } from "./lead-duplicates.tsx"
import type { LeadMarksProps } from "./lead-marks-props.ts"
import { LeadSuspicions } from "./lead-suspicions.tsx"

/** What a business should know of a lead beside its answers: why it is suspicious, its duplicates, and why it was bad. */
export const LeadMarks = (props: LeadMarksProps) => (
  <>
    <LeadBadReasons {...props} />
    <LeadSuspicions {...props} />
    <LeadDuplicates key={props.lead.id} {...props} />
  </>
)
