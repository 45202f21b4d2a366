import { type SignupSession, launchFactsOf } from "@domain/signup"
import { missingForLaunch, showsPicture, showsText } from "@domain/campaigns"
import { isAdPublishable, isPublishable } from "@domain/creatives"
import { lackPage, type PageId } from "@domain/launch"

/** What still keeps a paid draft from being launched. */
export interface LaunchLack {
  /** The social ad's texts wait for a person's yes. */
  readonly socialTexts: boolean
  /** The search ad's texts wait for a person's yes. */
  readonly searchTexts: boolean
  /** Other message keys, each with the page that completes it. */
  readonly others: ReadonlyArray<{ readonly key: string; readonly page?: PageId }>
}

const acceptedCopy: ReadonlyArray<string> = ["campaigns.missing.acceptedCopy", "campaigns.missing.acceptedSearchCopy"]

/** The launch's own conditions, told before it is asked for, while they can still be met. */
export const launchLack = (details: SignupSession): LaunchLack => {
  const { adDetail, searchAd } = details.creative.creativeDetail ?? {}
  const {
    creative: { objective },
    targeting: { channels = [] },
  } = details
  const social = adDetail !== undefined && objective !== undefined && isAdPublishable(adDetail, objective)
  const search = searchAd !== undefined && isPublishable(searchAd)
  const launch = { flavour: details.flavour, isResubmission: false }
  const missing = missingForLaunch({
    ...launchFactsOf(details),
    socialCopyAccepted: social,
    searchCopyAccepted: search,
  })
  return {
    socialTexts: showsPicture(channels) && !social,
    searchTexts: showsText(channels) && !search,
    others: missing
      .filter((key) => !acceptedCopy.includes(key))
      .map((key) => {
        const page = lackPage(key, launch)?.id
        return page === undefined ? { key } : { key, page }
      }),
  }
}

/** Whether a launch may be asked for. */
export const isReady = ({ socialTexts, searchTexts, others }: LaunchLack): boolean =>
  !socialTexts && !searchTexts && others.length === 0
