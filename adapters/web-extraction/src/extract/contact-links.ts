import type { Page } from "./page.ts"

const contact =
  /contact|get[ -]?in[ -]?touch|reach[ -]?us|find[ -]?us|visit[ -]?us|location|where[ -]?we[ -]?are|kontakt|contacto|contatti|contato|kapcsolat|контакт|контакты|お問い合わせ|アクセス|联系|聯繫|연락처|오시는|צור קשר|צרו קשר|יצירת קשר|اتصل|تواصل|संपर्क/iu
const about =
  /about|our[ -]?story|who[ -]?we[ -]?are|über[ -]?uns|impressum|à[ -]?propos|quienes|chi[ -]?siamo|sobre|rólunk|о нас|会社概要|医院案内|关于|소개|אודות|من نحن|معلومات|हमारे बारे/iu
const notAPage = /\.(pdf|jpe?g|png|gif|zip|docx?|mp4)$/i

const most = 2

/** Where sites keep their contact details whose menus only a script draws. */
const usualPaths = ["/contact", "/contact-us", "/contact.html"]
const mostGuesses = 3

const quotedPath = /["'`](\/?(?:[\w-]+\/)*[\w-]*contact[\w-]*(?:\/|\.html?|\.php)?)["'`]/gi
const longestScript = 200_000

/** Contact pages that scripts name, then those at the usual addresses; none on a page without scripts. */
const guessedPages = (page: Page): ReadonlyArray<string> => {
  const scripts = page.$("script").toArray()
  if (scripts.length === 0) return []
  const named = scripts.flatMap((script) =>
    [...page.$(script).text().slice(0, longestScript).matchAll(quotedPath)].map((match) => match[1] ?? ""),
  )
  const paths = [...named.filter((path) => path.includes("/") || path.includes(".")), ...usualPaths]
  const pages = paths
    .flatMap((path) => page.resolve(path) ?? [])
    .filter((address) => new URL(address).host === page.url.host)
  return [...new Set(pages)].filter((address) => address !== page.url.href).slice(0, mostGuesses)
}

/**
 * At most two pages of the same site that may have contact details, contact pages before about pages; where nothing links
 * to a contact page, a few likely addresses.
 */
export const contactPages = (page: Page): ReadonlyArray<string> => {
  const linked = linkedPages(page)
  return linked.some(({ isContact }) => isContact)
    ? linked.map(({ address }) => address)
    : [...linked.map(({ address }) => address), ...guessedPages(page)]
}

const linkedPages = (page: Page): ReadonlyArray<{ readonly address: string; readonly isContact: boolean }> => {
  const ranked = new Map<string, number>()
  page.$("a[href], area[href]").each((order, element) => {
    const link = page.$(element)
    const address = page.resolve(link.attr("href") ?? "")
    if (address === undefined) return
    const url = new URL(address)
    url.hash = ""
    const sameSite =
      url.hostname.replace(/^www\./, "") === page.url.hostname.replace(/^www\./, "") && url.port === page.url.port
    if (
      !sameSite ||
      notAPage.test(url.pathname) ||
      (url.pathname === page.url.pathname && url.search === page.url.search)
    )
      return
    const path = URL.canParse(url.href) ? url.pathname : ""
    const words = `${link.text()} ${link.attr("title") ?? ""} ${path}`
    const rank = contact.test(words) ? 0 : about.test(words) ? 1 : 2
    const place = rank * 10_000 + order
    if (rank < 2 && place < (ranked.get(url.href) ?? Infinity)) ranked.set(url.href, place)
  })
  return [...ranked]
    .toSorted((a, b) => a[1] - b[1])
    .slice(0, most)
    .map(([address, place]) => ({ address, isContact: place < 10_000 }))
}
