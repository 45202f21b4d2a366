import { GetSummary } from "@application/signup/contract"
import type { PageId } from "@domain/launch"
import type { SignupSession } from "@domain/signup"
import { useRead } from "@ui/container"
import { SummaryDocument, type SummaryPart } from "../summary/summary-document.tsx"

/** The pages that are open again to change a part, the first one first. */
const pagesOf: Readonly<Record<SummaryPart, readonly [PageId, ...ReadonlyArray<PageId>]>> = {
  business: ["businessLocationDetails", "businessPhoneNumber"],
  ads: ["creativePreview", "creativeEdit", "adPreview", "adDetailsEdit", "googleAds", "googleAdsEdit"],
  audience: ["ageGenderTarget", "locationTargeting"],
}

export interface LaunchReviewProps {
  readonly details: SignupSession
  /** Opens pages that the payment has closed; the person starts on the first. */
  readonly onEdit: (pages: readonly [PageId, ...ReadonlyArray<PageId>]) => void
}

/** Everything that is about to be launched, each part with a way to change it. */
export const LaunchReview = ({ details, onEdit }: LaunchReviewProps) => {
  const { output } = useRead(GetSummary, { encodedId: details.encodedId })
  return (
    <SummaryDocument
      details={details}
      towns={output?.towns ?? []}
      price={output?.price}
      onEdit={(part) => onEdit(pagesOf[part])}
    />
  )
}
