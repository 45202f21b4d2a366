import {
  acceptedCards,
  adCopyOf,
  isCarouselSound,
  maySearch,
  showsText,
  withoutSearchAd,
  withSearchAd,
} from "@domain/campaigns"
import { acceptCopy, defaultTemplateId, editCopy, type Objective, tidySearchAssets } from "@domain/creatives"
import { isPossible, objectiveFields, recommendedObjective, type SignupSession, withObjective } from "@domain/signup"
import { useState } from "react"
import { useOfferChoice } from "@ui/business/offer-choice"
import { useObjectiveDetails } from "@ui/journey/use-objective-details"
import type { Journey } from "@ui/journey/journey-page"
import { checkAd, destinationOf, isSound } from "@ui/journey/ad-checks"
import { leadFormOf, searchAdOf, withCreative, withDestination, searchAdWithAssets } from "@ui/journey/draft-creative"
import { checkBeside, checkSearchAd, isBesideSound, isSearchSound, tidySearchAd } from "@ui/journey/search-checks"

const searchOf = (details: SignupSession) => {
  const ad = searchAdWithAssets(searchAdOf(details), details)
  return editCopy(ad, { ...tidySearchAd(ad), ...tidySearchAssets(ad) })
}

/** The objective that is shown, whether or not it was chosen. */
const shownObjective = (details: SignupSession): Objective => {
  const chosen = details.creative.objective
  return chosen !== undefined && isPossible(chosen, details) ? chosen : recommendedObjective(details)
}

const withShownObjective = (details: SignupSession): SignupSession => ({
  ...details,
  creative: { ...details.creative, ...objectiveFields(details, shownObjective(details)) },
})

/** What one page settles of the ads: objective, offer, look and texts. `accept` says whether nothing kept it from being accepted. */
export const useWholeCreative = ({ details: saved, change, flow }: Journey) => {
  const offer = useOfferChoice(saved, change)
  const objectiveDetails = useObjectiveDetails(saved, change)
  const [refused, setRefused] = useState<"social" | "search">()
  const details = withShownObjective(saved)
  const { channels } = details.targeting
  const hasSearchAd =
    maySearch(details) &&
    (channels === undefined
      ? isSearchSound(checkSearchAd(searchOf(details), details.business.name))
      : showsText(channels))
  const copy = withDestination(adCopyOf(details), details)

  const accept = (): boolean => {
    setRefused(undefined)
    if (offer.offer === undefined) offer.goWithout()
    else if (!offer.check()) return false
    const now = withShownObjective(flow.state().details ?? details)
    const social = withDestination(adCopyOf(now), now)
    const search = searchOf(now)
    if (!isSound(checkAd(social, now)) || !isCarouselSound(now)) {
      setRefused("social")
      return false
    }
    const { name } = details.business
    if (hasSearchAd && !(isSearchSound(checkSearchAd(search, name)) && isBesideSound(checkBeside(search, name)))) {
      setRefused("search")
      return false
    }
    const chosen = hasSearchAd ? withSearchAd(channels) : withoutSearchAd(channels)
    const { creative } = withCreative(now, {
      selectedTemplateId: now.creative.creativeDetail?.selectedTemplateId ?? defaultTemplateId,
      adDetail: acceptCopy(social),
      ...acceptedCards(now.creative.creativeDetail),
      ...(hasSearchAd && { searchAd: acceptCopy(search) }),
      ...(destinationOf(now) === "leadForm" && { leadForm: leadFormOf(now) }),
    })
    change({
      creative: { ...creative, ...objectiveFields(now, shownObjective(now)) },
      ...(chosen !== undefined && { targeting: { channels: chosen } }),
    })
    return true
  }
  return {
    details,
    offer,
    objectiveDetails,
    copy,
    search: searchOf(details),
    hasSearchAd,
    refused,
    accept,
    objective: shownObjective(details),
    recommended: recommendedObjective(details),
    choose: (objective: Objective) => {
      setRefused(undefined)
      change(withObjective(saved, objective))
    },
    setSearchAd: (isWanted: boolean) => {
      setRefused(undefined)
      const chosen = isWanted ? withSearchAd(withoutSearchAd(channels)) : withoutSearchAd(channels)
      change({ targeting: { channels: chosen ?? withoutSearchAd(channels) } })
    },
  }
}

export type WholeCreative = ReturnType<typeof useWholeCreative>
