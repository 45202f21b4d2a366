import {
  acceptCopy,
  type AdChannel,
  adTextErrors,
  type AdTextField,
  type BannerCopy,
  checkSearchAssets,
  editCopy,
  isPublishable,
  leadFormLimits,
  offerTextLimit,
  type SearchAd,
  searchAssetErrors,
} from "@domain/creatives"
import { textLength } from "@domain/kernel"
import { mendedCards } from "./carousel.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import type { PlanCreative } from "./creative.ts"
import type { PolicyFinding } from "./policy-finding.ts"

type Acceptable = Parameters<typeof isPublishable>[0]

/** Edited texts, accepted where they were: whoever mends them has read and chosen the new words. */
const edited = <Copy extends Acceptable & Parameters<typeof editCopy>[0]>(
  copy: Copy,
  change: Parameters<typeof editCopy<Copy>>[1],
): Copy => {
  const next = editCopy(copy, change)
  return isPublishable(copy) ? acceptCopy(next) : next
}

/** Whether a text is without error in its place. */
const isSound = (...[channel, field, text, most]: [AdChannel, AdTextField, string, number?]): boolean =>
  adTextErrors(channel, field, text, most).length === 0

const mendedSearch = (searchAd: SearchAd, name: "headlines" | "descriptions", text: string, mended: string) => {
  const lines = searchAd[name]
  const isNew = !lines.includes(mended) && isSound("google", name === "headlines" ? "headline" : "description", mended)
  return lines.includes(text) && isNew
    ? edited(searchAd, { [name]: lines.map((line) => (line === text ? mended : line)) })
    : undefined
}

const mendedAssets = (searchAd: SearchAd, part: "sitelink" | "callout" | "snippet", text: string, mended: string) => {
  const { sitelinks = [], callouts = [], snippet } = searchAd
  const other = (line: string) => (line === text ? mended : line)
  const field = { sitelink: "sitelink", callout: "callout", snippet: "snippetValue" } as const
  const isLine = part === "sitelink" && sitelinks.every((link) => link.text !== text)
  if (!isSound("google", isLine ? "sitelinkDescription" : field[part], mended)) return undefined
  const change = {
    sitelink: {
      sitelinks: sitelinks.map(({ description1, description2, ...link }) => ({
        ...link,
        text: other(link.text),
        ...(description1 !== undefined && { description1: other(description1) }),
        ...(description2 !== undefined && { description2: other(description2) }),
      })),
    },
    callout: { callouts: callouts.map((callout) => ({ ...callout, text: other(callout.text) })) },
    snippet: snippet === undefined ? {} : { snippet: { ...snippet, values: snippet.values.map(other) } },
  }[part]
  const next = edited(searchAd, change)
  return next === searchAd || searchAssetErrors(checkSearchAssets(next)).length > 0 ? undefined : next
}

const mendedBanner = (
  bannerAd: BannerCopy,
  part: "bannerHeadline" | "bannerLongHeadline" | "bannerDescription",
  text: string,
  mended: string,
): BannerCopy | undefined => {
  if (part === "bannerLongHeadline")
    return bannerAd.longHeadline === text && isSound("display", "longHeadline", mended)
      ? edited(bannerAd, { longHeadline: mended })
      : undefined
  const [name, field] =
    part === "bannerHeadline" ? (["headlines", "headline"] as const) : (["descriptions", "description"] as const)
  const lines = bannerAd[name]
  return lines.includes(text) && !lines.includes(mended) && isSound("display", field, mended)
    ? edited(bannerAd, { [name]: lines.map((line) => (line === text ? mended : line)) })
    : undefined
}

/** What is mended of a plan. */
type Mendable = Pick<CampaignPlan, "longestPrimaryText"> & {
  readonly creative: Pick<PlanCreative, "creativeDetail" | "offerDetail">
}

/**
 * The parts of what the ads say in which a finding's text is mended; nothing where no other words are proposed, where these would
 * be too long or stand there already, or where the text is no longer there. Ours.
 */
export const mendedCreative = (
  { creative: { creativeDetail = {}, offerDetail }, longestPrimaryText }: Mendable,
  { part, text, mended }: Pick<PolicyFinding, "part" | "text" | "mended">,
): Pick<PlanCreative, "creativeDetail" | "offerDetail"> | undefined => {
  const { adDetail, variant, searchAd, bannerAd, leadForm } = creativeDetail
  if (mended === undefined) return undefined
  switch (part) {
    case "primaryText":
    case "headline":
    case "description":
      if (
        variant?.[part] === text &&
        adDetail?.[part] !== text &&
        isSound("facebook", part, mended, longestPrimaryText)
      )
        return { creativeDetail: { ...creativeDetail, variant: { ...variant, [part]: mended } } }
      return adDetail?.[part] === text && isSound("facebook", part, mended, longestPrimaryText)
        ? { creativeDetail: { ...creativeDetail, adDetail: edited(adDetail, { [part]: mended }) } }
        : undefined
    case "cardHeadline":
    case "cardDescription": {
      const field = part === "cardHeadline" ? "headline" : "description"
      const { cards = [] } = creativeDetail
      return cards.some((card) => card[field] === text) && isSound("carousel", field, mended)
        ? {
            creativeDetail: mendedCards(
              creativeDetail,
              cards.map((card) => (card[field] === text ? { ...card, [field]: mended } : card)),
            ),
          }
        : undefined
    }
    case "searchHeadline":
    case "searchDescription": {
      const name = part === "searchHeadline" ? "headlines" : "descriptions"
      const next = searchAd === undefined ? undefined : mendedSearch(searchAd, name, text, mended)
      return next === undefined ? undefined : { creativeDetail: { ...creativeDetail, searchAd: next } }
    }
    case "sitelink":
    case "callout":
    case "snippet": {
      const next = searchAd === undefined ? undefined : mendedAssets(searchAd, part, text, mended)
      return next === undefined ? undefined : { creativeDetail: { ...creativeDetail, searchAd: next } }
    }
    case "bannerHeadline":
    case "bannerLongHeadline":
    case "bannerDescription": {
      const next = bannerAd === undefined ? undefined : mendedBanner(bannerAd, part, text, mended)
      return next === undefined ? undefined : { creativeDetail: { ...creativeDetail, bannerAd: next } }
    }
    case "leadForm": {
      const names = ["title", "description", "completionTitle", "completionDescription"] as const
      const name = names.find((one) => leadForm?.[one] === text)
      return leadForm === undefined || name === undefined || textLength(mended) > leadFormLimits[name]
        ? undefined
        : { creativeDetail: { ...creativeDetail, leadForm: { ...leadForm, [name]: mended } } }
    }
    case "offer":
      return offerDetail?.type === "Custom" && offerDetail.text === text && textLength(mended) <= offerTextLimit
        ? { offerDetail: { ...offerDetail, text: mended } }
        : undefined
    case "searchPath":
    case "keyword":
      return undefined
  }
}
