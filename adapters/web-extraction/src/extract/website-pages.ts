import { type StatedClaim, statedClaims, type WebsitePage, pageKindOf } from "@domain/creatives"
import type { Extracted } from "@domain/businesses"
import { fact } from "./fact.ts"
import { type Page, squeeze } from "./page.ts"
import { textUpTo } from "./page-bounds.ts"

const notAPage = /\.(?:pdf|jpe?g|png|gif|webp|zip|docx?|mp4)$/iu
/** Links read, their words' length and the pages kept. */
const mostLinks = 400
const longestText = 80
const mostPages = 24

const bare = (host: string): string => host.replace(/^www\./u, "")

/** The pages of the same website that a customer looks for, in the order of its links, each once. */
export const findWebsitePages = (page: Page): ReadonlyArray<Extracted<WebsitePage>> => {
  const byUrl = new Map<string, WebsitePage>()
  for (const element of page.$("a[href]").toArray().slice(0, mostLinks)) {
    const address = page.resolve(page.$(element).attr("href") ?? "")
    if (address === undefined) continue
    const url = new URL(address)
    url.hash = ""
    const isOther = bare(url.hostname) === bare(page.url.hostname) && url.port === page.url.port
    const isThis = url.pathname === page.url.pathname && url.search === page.url.search
    if (!isOther || isThis || url.pathname === "/" || notAPage.test(url.pathname) || url.href.length > 2048) continue
    const said = squeeze(textUpTo(element, longestText + 1))
    const text = said === "" ? squeeze(page.$(element).attr("aria-label") ?? page.$(element).attr("title") ?? "") : said
    const found = { text: text.slice(0, longestText), url: url.href }
    if (pageKindOf(found) !== undefined && !byUrl.has(url.href)) byUrl.set(url.href, found)
  }
  return [...byUrl.values()].slice(0, mostPages).map((found) => fact(found, "link", 0.8))
}

/** What the page says in the business's favour. */
export const findClaims = (page: Page): ReadonlyArray<Extracted<StatedClaim>> =>
  statedClaims(page.lines.map(({ text }) => text)).map((claim) => fact(claim, "text", 0.7))
