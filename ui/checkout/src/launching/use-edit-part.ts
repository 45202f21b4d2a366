import type { CampaignChannel } from "@domain/campaigns"
import { reviewPages, type ReviewPart } from "@domain/launch"
import type { SignupSession } from "@domain/signup"
import { useLaunchPage } from "@ui/shared/launch"

/** Opens the pages that change a part of what is reviewed; undefined where nothing changes it. They lead back to the review. */
export const useEditPart = (details: SignupSession, sent: ReadonlyArray<CampaignChannel> | undefined) => {
  const { flow, go, isResubmission } = useLaunchPage("linkAccounts")
  return (part: ReviewPart, channels = sent) => {
    const pages = reviewPages(part, { flavour: details.flavour, channels, isResubmission })
    const [first] = pages
    if (first === undefined) return undefined
    return () => {
      flow.reopen(pages)
      return go(first)
    }
  }
}
