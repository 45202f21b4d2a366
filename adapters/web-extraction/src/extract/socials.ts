import type { Extracted } from "@domain/businesses"
import { type Element, isTag, isText } from "domhandler"
import { type Entity, textsOf } from "./entity.ts"
import { fact } from "./fact.ts"
import type { Page } from "./page.ts"
import { textUpTo } from "./page-bounds.ts"

const platforms: Readonly<Record<string, string>> = {
  "facebook.com": "facebook.com",
  "fb.com": "facebook.com",
  "fb.me": "facebook.com",
  "instagram.com": "instagram.com",
  "twitter.com": "x.com",
  "x.com": "x.com",
  "youtube.com": "youtube.com",
  "linkedin.com": "linkedin.com",
  "tiktok.com": "tiktok.com",
  "pinterest.com": "pinterest.com",
  "pinterest.co.uk": "pinterest.com",
  "threads.net": "threads.net",
  "t.me": "t.me",
  "snapchat.com": "snapchat.com",
}
const notAProfile =
  /^\/?($|share|sharer|sharer\.php|intent|dialog|plugins|hashtag|home|login|search|explore|p\/|reel\/|reels?$|watch|embed|status|tr$|tr\?|groups\/?$|policies|privacy|legal|about|help|pin\/|playlist|shorts|sharing|cws\/|oauth|v\d+\.\d+|events?\/?$|marketplace|stories|your|yourpage|username|wordpress$|wix$|squarespace$|bootstrap|templatemo|colorlib|html5up)/i
const people =
  "[class*=team i], [id*=team i], [class*=staff i], [id*=staff i], [class*=member i], [class*=chef i], [id*=chef i], [class*=stylist i], [class*=trainer i], [class*=doctor i], [class*=author i], [class*=testimonial i], [class*=review i], [id*=review i], [class*=speaker i]"
const makers =
  /\b(design(ed)?|develop(ed|er)?|powered|built|made|crafted|website|template|theme|webmaster|hosted)\b\s*(&|and|with|by|:)/i

const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

/**
 * A profile's address in its usual form ("facebook.com/name"), without tracking; undefined for share buttons and posts.
 */
const tidyProfile = (address: string): string | undefined => {
  const text = address.trim()
  const full = /^https?:/i.test(text) ? text : text.startsWith("//") ? `https:${text}` : `https://${text}`
  if (!URL.canParse(full)) return undefined
  const url = new URL(full)
  const platform = platforms[url.hostname.toLowerCase().replace(/^(www|m|mobile|web|[a-z]{2}(-[a-z]{2})?)\./, "")]
  const path = url.pathname.replace(/^\/+|\/+$/g, "")
  if (platform === undefined) return undefined
  if (platform === "facebook.com" && path === "profile.php") {
    const id = url.searchParams.get("id")
    return id === null ? undefined : `facebook.com/profile.php?id=${id}`
  }
  if (notAProfile.test(path) || notAProfile.test(`/${path}`) || path === "") return undefined
  if (platform === "linkedin.com" && !/^(company|in|school)\//.test(path)) return undefined
  const profilePath = /^(pages|groups|company|in|school|channel|c|user|people)\//.test(path)
    ? path
    : (path.split("/")[0] ?? path)
  return `${platform}/${profilePath}`
}

type Link = { readonly profile: string; readonly staff: boolean; readonly label: string; readonly times: number }

/** How many neighbours before a link are read, and how much of each. */
const maxNeighbours = 40
const maxNeighbourText = 1_000

const isOnlyElement = ({ prev, next }: Element): boolean =>
  ![prev, prev?.prev, next, next?.next].some((beside) => beside != null && isTag(beside))

const isMakersLink = (page: Page, element: Element): boolean => {
  let before = ""
  let node = element.prev
  for (let back = 0; back < maxNeighbours && node !== null && before.length < 30; back += 1, node = node.prev)
    before = (isText(node) ? node.data.slice(-maxNeighbourText) : textUpTo(node, maxNeighbourText)) + before
  const credit = before.trim() === "" && isOnlyElement(element) ? textUpTo(element.parent, 80) : before.slice(-40)
  return makers.test(credit) && !/©|\b(19|20)\d\d\b/.test(page.$(element).text())
}

const linksOf = (page: Page): ReadonlyArray<Link> => {
  const linksByProfile = new Map<string, Link>()
  page.$<Element, string>("a[href], [data-href*='facebook.com']").each((_, element) => {
    const link = page.$(element)
    const profile = tidyProfile(link.attr("data-href") ?? link.attr("href") ?? "")
    if (profile === undefined || isMakersLink(page, element)) return
    const known = linksByProfile.get(profile)
    linksByProfile.set(profile, {
      profile,
      staff: link.closest(people).length > 0 && (known?.staff ?? true),
      label: `${known?.label ?? ""} ${link.text()}`,
      times: (known?.times ?? 0) + 1,
    })
  })
  return [...linksByProfile.values()]
}

const resembles = ({ profile, label }: Link, name: string): boolean => {
  const handle = compact(profile.split("/").at(-1) ?? "")
  const words = name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2)
  const whole = compact(name)
  return (
    whole !== "" &&
    (handle.includes(whole) ||
      whole.includes(handle) ||
      words.slice(0, 2).some((word) => word.length > 3 && handle.includes(compact(word))) ||
      label.toLowerCase().includes(name.toLowerCase()))
  )
}

const ownOf = (links: ReadonlyArray<Link>, name: string): Link | undefined => {
  const plausible = links.filter(({ staff }) => !staff)
  const named = plausible.filter((link) => resembles(link, name))
  if (named.length > 0) return named.toSorted((a, b) => b.times - a.times)[0]
  return plausible.length === 1 ? plausible[0] : undefined
}

/**
 * The business's own profiles, one per platform: structured data first, then links that are not staff's, makers' or
 * share buttons.
 */
export const findSocials = (page: Page, entity: Entity | undefined, name: string): ReadonlyArray<Extracted<string>> => {
  const platform = (profile: string) => profile.split("/")[0] ?? ""
  const stated = new Map<string, Extracted<string>>()
  for (const text of entity === undefined ? [] : textsOf(entity, "sameAs")) {
    const profile = tidyProfile(text)
    if (profile !== undefined && entity !== undefined && !stated.has(platform(profile)))
      stated.set(platform(profile), fact(profile, entity.source, 0.95))
  }
  const byPlatform = Map.groupBy(linksOf(page), ({ profile }) => platform(profile))
  for (const [platform, links] of byPlatform) {
    const profileLink = stated.has(platform) ? undefined : ownOf(links, name)
    if (profileLink !== undefined)
      stated.set(platform, fact(profileLink.profile, "link", resembles(profileLink, name) ? 0.85 : 0.65))
  }
  return [...stated.values()]
}
