import { type AdField, type CampaignChannel, channelDefinitions, type PlanEdit } from "@domain/campaigns"
import { canonicalJson } from "@domain/creatives"
import { Struct } from "effect"

type Values = Readonly<Record<string, unknown>>

/** Where an edit keeps what a field shows. */
interface Place {
  readonly part: "ads" | "adDetail" | "searchAd" | "bannerAd" | "audience"
  readonly names: ReadonlyArray<string>
}

const places: Readonly<Record<Exclude<AdField, "landingPage" | "longHeadline" | "colour">, Place>> = {
  primaryText: { part: "adDetail", names: ["primaryText"] },
  headline: { part: "adDetail", names: ["headline"] },
  description: { part: "adDetail", names: ["description"] },
  button: { part: "adDetail", names: ["callToAction"] },
  phone: { part: "adDetail", names: ["phoneNumber"] },
  picture: { part: "ads", names: ["picture", "palette", "selectedTemplateId", "video"] },
  cards: { part: "ads", names: ["cards", "carousel"] },
  secondVersion: { part: "ads", names: ["adDetail", "picture", "palette", "selectedTemplateId"] },
  headlines: { part: "searchAd", names: ["headlines"] },
  descriptions: { part: "searchAd", names: ["descriptions"] },
  paths: { part: "searchAd", names: ["path1", "path2"] },
  sitelinks: { part: "searchAd", names: ["sitelinks"] },
  callouts: { part: "searchAd", names: ["callouts"] },
  snippet: { part: "searchAd", names: ["snippet"] },
  keywords: { part: "audience", names: ["keywords", "keywordMatches"] },
  negativeKeywords: { part: "audience", names: ["negativeKeywords"] },
  ages: { part: "audience", names: ["ageBands"] },
  gender: { part: "audience", names: ["targetGender"] },
  languages: { part: "audience", names: ["languages"] },
  places: { part: "audience", names: ["targetLocation"] },
  interests: { part: "audience", names: ["interests"] },
  includedLists: { part: "audience", names: ["includedLists"] },
  excludedLists: { part: "audience", names: ["excludedLists"] },
  excludedPlacements: { part: "audience", names: ["excludedPlacements"] },
  hours: { part: "audience", names: ["dayParts"] },
}

/** Where an edit keeps what a banner shows and other ads keep elsewhere. */
const bannerPlaces: Readonly<Partial<Record<AdField, Place>>> = {
  headlines: { part: "bannerAd", names: ["headlines"] },
  longHeadline: { part: "bannerAd", names: ["longHeadline"] },
  descriptions: { part: "bannerAd", names: ["descriptions"] },
  button: { part: "bannerAd", names: ["callToAction"] },
  colour: { part: "bannerAd", names: ["colour"] },
  landingPage: { part: "bannerAd", names: ["finalUrl"] },
}

const placeOf = (channel: CampaignChannel, field: AdField): Place => {
  const { ad } = channelDefinitions[channel]
  const ofBanner = bannerPlaces[field]
  if (ofBanner !== undefined && ad === "banner") return ofBanner
  if (field === "landingPage" || field === "longHeadline" || field === "colour")
    return ad === "text" ? { part: "searchAd", names: ["finalUrl"] } : { part: "adDetail", names: ["websiteUrl"] }
  return places[field]
}

const restored = (values: object, running: object, names: ReadonlyArray<string>): Values => {
  const before = running as Values
  const returned = names.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]] as const]))
  return {
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))),
    ...Object.fromEntries(returned),
  }
}

const shown = (copy: object) => canonicalJson(Struct.omit(copy as Values, ["origin", "accepted", "acceptedHash"]))

/** A copy that says again what runs is the running copy, which was accepted. */
const restoredCopy = (copy: object, running: object, names: ReadonlyArray<string>): object => {
  const next = restored(copy, running, names)
  return shown(next) === shown(running) ? running : next
}

/** Whether the number beside a search ad was switched on or off, and not changed. */
const isPhoneSwitched = (edit: PlanEdit, running: PlanEdit, channel: CampaignChannel, field: AdField): boolean =>
  field === "phone" &&
  channelDefinitions[channel].ad === "text" &&
  edit.ads.searchAd?.showsPhone !== running.ads.searchAd?.showsPhone

const takenPlace = (edit: PlanEdit, running: PlanEdit, channel: CampaignChannel, field: AdField): Place => {
  if (isPhoneSwitched(edit, running, channel, field)) return { part: "searchAd", names: ["showsPhone"] }
  // A version that runs comes back with the words that it is tested against, an added version goes.
  if (field === "secondVersion" && edit.ads.variant !== undefined) return { part: "ads", names: ["variant"] }
  return placeOf(channel, field)
}

/** The edit with what one field of a channel shows as in the running plan, and everything else as it is. */
export const takenBack = (edit: PlanEdit, running: PlanEdit, channel: CampaignChannel, field: AdField): PlanEdit => {
  const { part, names } = takenPlace(edit, running, channel, field)
  if (part === "ads" || part === "audience")
    return { ...edit, [part]: restored(edit[part], running[part], names) } as PlanEdit
  const before = running.ads[part]
  const { [part]: copy, ...others } = edit.ads
  return {
    ...edit,
    ads: { ...others, ...(before !== undefined && { [part]: restoredCopy(copy ?? before, before, names) }) },
  }
}
