import { type CampaignChannel, campaignChannels, type PolicyPart, showsBanner } from "@domain/campaigns"
import { type PageId, reviewPages, type ReviewPart } from "@domain/launch"
import type { SessionChange, SignupSession } from "@domain/signup"
import { LandingCheck } from "./landing-check.tsx"
import { PolicyCheck } from "@ui/journey/policy-check"

type EditedPart = readonly [ReviewPart, ReadonlyArray<CampaignChannel>?]

const social: EditedPart = ["ads", ["Social"]]
const search: EditedPart = ["ads", ["Search"]]

const banner: EditedPart = ["ads", campaignChannels.filter((channel) => showsBanner([channel]))]

/** The part of a campaign in which each text of its ads is changed. */
const editedParts: Readonly<Record<PolicyPart, EditedPart>> = {
  primaryText: social,
  headline: social,
  description: social,
  cardHeadline: social,
  cardDescription: social,
  leadForm: social,
  offer: ["offer"],
  searchHeadline: search,
  searchDescription: search,
  searchPath: search,
  sitelink: search,
  callout: search,
  snippet: search,
  bannerHeadline: banner,
  bannerLongHeadline: banner,
  bannerDescription: banner,
  keyword: ["keywords"],
}

const besideParts: ReadonlyArray<PolicyPart> = ["sitelink", "callout", "snippet"]

/** Pages that hold the words themselves, before pages that show them. */
const wordPages: ReadonlyArray<PageId> = ["adDetailsEdit", "googleAdsEdit", "bannerAd"]

export interface AdsPolicyProps {
  readonly details: SignupSession
  readonly change: (changes: SessionChange) => void
  readonly isResubmission: boolean
  /** Opens the first of some pages; all of them are open again. */
  readonly onEdit: (page: PageId, pages: ReadonlyArray<PageId>) => void
  readonly isHiddenIfClean?: boolean
}

/** What the networks may refuse in a journey's ads and of the pages that they open, each with the way to change it. */
export const AdsPolicy = ({ details, change, isResubmission, onEdit, isHiddenIfClean = false }: AdsPolicyProps) => {
  const editOf = (policyPart: PolicyPart) => {
    const [part, channels] = editedParts[policyPart]
    const pages = reviewPages(part, { flavour: details.flavour, channels, isResubmission })
    // What stands beside the search ad is changed on the page that shows it.
    const page = besideParts.includes(policyPart)
      ? (pages.find((one) => one === "googleAds") ?? pages[0])
      : (pages.find((one) => wordPages.includes(one)) ?? pages[0])
    return page === undefined ? undefined : () => onEdit(page, pages)
  }
  const check = { details, change, editOf }
  return isHiddenIfClean ? (
    <>
      <PolicyCheck {...check} isHiddenIfClean />
      <LandingCheck details={details} isHiddenIfFine />
    </>
  ) : (
    <PolicyCheck {...check}>
      <LandingCheck details={details} />
    </PolicyCheck>
  )
}
