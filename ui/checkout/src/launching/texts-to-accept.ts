import { adCopyOf, bannerCopyOf, objectiveOf } from "@domain/campaigns"
import { newAction, type SignupSession, withParts } from "@domain/signup"
import { type AdCopy, type BannerCopy, editCopy, type SearchAd, tidySearchAssets } from "@domain/creatives"
import { checkAd, isSound } from "@ui/journey/ad-checks"
import { checkBanner, isBannerSound } from "@ui/journey/banner-checks"
import { searchAdOf, searchAdWithAssets, withCreative, withDestination, withFinalUrl } from "@ui/journey/draft-creative"
import { checkBeside, checkSearchAd, isBesideSound, isSearchSound, tidySearchAd } from "@ui/journey/search-checks"

const adWithAllowedButton = (details: SignupSession): AdCopy => {
  const callToAction = newAction(details, objectiveOf(details))
  return callToAction === undefined ? adCopyOf(details) : editCopy(adCopyOf(details), { callToAction })
}

/** The social ad that is asked a yes for: the person's words if they may be published, else the suggestion. */
export const socialAdToAccept = (details: SignupSession): AdCopy => {
  const edited = withDestination(adWithAllowedButton(details), details)
  if (isSound(checkAd(edited, details))) return edited
  const untouched = withParts(details, withCreative(details, { adDetail: undefined }))
  return withDestination(adWithAllowedButton(untouched), details)
}

/** The search ad that is asked a yes for: the person's words if they may be published, else the suggestion. */
export const searchAdToAccept = (details: SignupSession): SearchAd => {
  const draft = searchAdOf(details)
  const edited = editCopy(draft, { ...tidySearchAd(draft), ...tidySearchAssets(draft) })
  const { name } = details.business
  const { finalUrl, ...words } = checkSearchAd(edited, name)
  // A business without a website has no address to check: its ad leads to its page here.
  const address = edited.finalUrl === undefined ? undefined : finalUrl
  const isSound = isSearchSound({ ...words, finalUrl: address }) && isBesideSound(checkBeside(edited, name))
  if (isSound) return searchAdWithAssets(edited, details)
  return searchAdWithAssets(searchAdOf(withParts(details, withCreative(details, { searchAd: undefined }))), details)
}

/** The banner that is asked a yes for: the person's words if they may be published, else the suggestion. */
export const bannerToAccept = (details: SignupSession): BannerCopy => {
  const draft = bannerCopyOf(details)
  const edited = editCopy(draft, tidySearchAd(draft))
  if (isBannerSound(checkBanner(edited, details.business.name))) return withFinalUrl(edited, details)
  return withFinalUrl(bannerCopyOf(withParts(details, withCreative(details, { bannerAd: undefined }))), details)
}
