import { destinationOf } from "./ad-checks.ts"
import { SocialPreviews } from "./social-previews.tsx"
import { useContent } from "./use-content.ts"
import type { WholeCreative } from "./use-whole-creative.ts"

/** The social ad of a draft as people will meet it. */
export const WholePreview = ({ whole: { details, copy } }: { readonly whole: WholeCreative }) => (
  <SocialPreviews
    details={details}
    copy={copy}
    content={useContent(details)}
    hasLeadForm={destinationOf(details) === "leadForm"}
  />
)
