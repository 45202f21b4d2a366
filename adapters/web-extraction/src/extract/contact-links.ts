import type { Page } from "./page.ts"

const contact =
  /contact|get[ -]?in[ -]?touch|reach[ -]?us|find[ -]?us|visit[ -]?us|location|where[ -]?we[ -]?are|kontakt|contacto|contatti|contato|kapcsolat|контакт|контакты|お問い合わせ|アクセス|联系|聯繫|연락처|오시는|צור קשר|צרו קשר|יצירת קשר|اتصل|تواصل|संपर्क/iu
const about =
  /about|our[ -]?story|who[ -]?we[ -]?are|über[ -]?uns|impressum|à[ -]?propos|quienes|chi[ -]?siamo|sobre|rólunk|о нас|会社概要|医院案内|关于|소개|אודות|من نحن|معلومات|हमारे बारे/iu
const notAPage = /\.(pdf|jpe?g|png|gif|zip|docx?|mp4)$/i

const most = 2

/** At most two pages of the same site that may have contact details, contact pages before about pages. */
export const contactPages = (page: Page): ReadonlyArray<string> => {
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
    .map(([address]) => address)
}
