import type { ClickTracking } from "./click-tracking.ts"

/** The words that a pattern may name in braces, as they are for one ad. */
export interface TrackingFacts {
  readonly network: string
  readonly medium: string
  readonly campaign: string
  readonly business: string
  readonly ad: string
}

/** The tags in the order in which an address carries them, each with its setting. */
export const trackingTags = {
  utm_source: "source",
  utm_medium: "medium",
  utm_campaign: "campaign",
  utm_content: "content",
} as const satisfies Readonly<Record<string, Exclude<keyof ClickTracking, "isOn">>>
/** A tag of an address. */
export type TrackingTag = keyof typeof trackingTags

const tagNames = Object.keys(trackingTags) as ReadonlyArray<TrackingTag>

/** The words of a portal that chose none: analytics sort `paid_social` and `cpc` under paid channels. */
const defaultTracking = {
  isOn: true,
  source: "{network}",
  medium: "{medium}",
  campaign: "{campaign}",
  content: "{ad}",
} as const satisfies ClickTracking

/** What a campaign's ads carry: its own words, else the portal's, else the usual ones. */
export const effectiveTracking = (
  own: ClickTracking | undefined,
  portals: ClickTracking | undefined,
): Required<ClickTracking> => {
  const levels = [own, portals, defaultTracking]
  const said = (setting: (typeof trackingTags)[TrackingTag]): string =>
    levels.map((level) => level?.[setting]?.trim()).find((text) => text !== undefined && text !== "") ?? ""
  return {
    isOn: own?.isOn ?? portals?.isOn ?? defaultTracking.isOn,
    source: said("source"),
    medium: said("medium"),
    campaign: said("campaign"),
    content: said("content"),
  }
}

const mostCharacters = 100

/** A tag's value in small letters, its words joined by underscores; what means something in an address is left out. */
const tagValue = (pattern: string, facts: TrackingFacts): string => {
  const filled = pattern.replaceAll(/\{(\w+)\}/gu, (braced, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as keyof TrackingFacts] : braced,
  )
  const words = filled
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}.-]+/gu, "_")
  return [...words.replaceAll(/^_+|_+$/gu, "")].slice(0, mostCharacters).join("").replace(/_+$/u, "")
}

/** The part of an address that is its query, without the mark before it. */
const queryOf = (address: string): string => {
  const [beforeFragment = ""] = address.split("#", 1)
  const mark = beforeFragment.indexOf("?")
  return mark < 0 ? "" : beforeFragment.slice(mark + 1)
}

const nameOf = (parameter: string): string => {
  const [name = ""] = parameter.split("=", 1)
  return name
    .replaceAll(/%([\da-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toLowerCase()
}

/**
 * The tags that an ad adds to its address, as a query without a mark before it; an address that has one of them already keeps its
 * own. Empty where tracking is off or nothing is left to add.
 */
export const trackingQuery = (address: string, tracking: Required<ClickTracking>, facts: TrackingFacts): string => {
  if (!tracking.isOn) return ""
  const taken = new Set(queryOf(address).split("&").map(nameOf))
  return tagNames
    .filter((name) => !taken.has(name))
    .map((name) => [name, tagValue(tracking[trackingTags[name]], facts)] as const)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")
}

/** An address with a query added to it, before its fragment. */
export const withQuery = (address: string, query: string): string => {
  if (query === "") return address
  const at = address.indexOf("#")
  const [before, fragment] = at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at)]
  const mark = before.indexOf("?")
  const joint = mark < 0 ? "?" : mark === before.length - 1 || before.endsWith("&") ? "" : "&"
  return `${before}${joint}${query}${fragment}`
}

/** An address without a parameter of its query; every other letter of it stays. */
export const withoutParameter = (address: string, parameter: string): string => {
  const query = queryOf(address)
  const left = query.split("&").filter((part) => nameOf(part) !== parameter.toLowerCase())
  if (left.length === query.split("&").length) return address
  const mark = address.indexOf("?")
  const rest = left.join("&")
  return `${address.slice(0, mark)}${rest === "" ? "" : `?${rest}`}${address.slice(mark + 1 + query.length)}`
}
