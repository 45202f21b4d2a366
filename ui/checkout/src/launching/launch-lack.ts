import { lacksBeforePayment, planOf, type SignupSession } from "@domain/signup"
import { missingForLaunch, showsBanner, showsPicture, showsText, launchFactsOf } from "@domain/campaigns"
import { type Flavour, lackPage, type PageId } from "@domain/launch"

/** What still keeps a paid draft from being launched. */
export interface LaunchLack {
  /** The social ad's texts wait for a person's yes. */
  readonly socialTexts: boolean
  /** The search ad's texts wait for a person's yes. */
  readonly searchTexts: boolean
  /** The banner's texts wait for a person's yes. */
  readonly bannerTexts: boolean
  /** Other message keys, each with the page that completes it. */
  readonly others: ReadonlyArray<{ readonly key: string; readonly page?: PageId }>
}

const acceptedCopy: ReadonlyArray<string> = [
  "campaigns.missing.acceptedCopy",
  "campaigns.missing.acceptedSearchCopy",
  "campaigns.missing.acceptedBannerCopy",
]

const lackWithPage = (key: string, flavour: Flavour): LaunchLack["others"][number] => {
  const page = lackPage(key, { flavour, isResubmission: false })?.id
  return page === undefined ? { key } : { key, page }
}

/** The launch's own conditions, told before it is asked for, while they can still be met. */
export const launchLack = (details: SignupSession): LaunchLack => {
  const { channels = [] } = details.targeting
  const facts = launchFactsOf(planOf(details), details.paid)
  return {
    socialTexts: showsPicture(channels) && !facts.socialCopyAccepted,
    searchTexts: showsText(channels) && !facts.searchCopyAccepted,
    bannerTexts: showsBanner(channels) && !facts.bannerCopyAccepted,
    others: missingForLaunch(facts).flatMap((key) =>
      acceptedCopy.includes(key) ? [] : [lackWithPage(key, details.flavour)],
    ),
  }
}

/** What is due before the payment, while it can still be completed. */
export const lackBeforePayment = (details: SignupSession): LaunchLack["others"] =>
  lacksBeforePayment(details).map((key) => lackWithPage(key, details.flavour))

/** Whether a launch may be asked for. */
export const isReady = ({ socialTexts, searchTexts, bannerTexts, others }: LaunchLack): boolean =>
  !socialTexts && !searchTexts && !bannerTexts && others.length === 0
