import { destinationOf } from "@ui/journey/ad-checks"
import { SocialPreviews } from "@ui/ads/social-previews"
import { useContent } from "@ui/journey/use-content"
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
