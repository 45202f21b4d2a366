import { type Page, squeeze } from "./page.ts"

/** A name without greeting, quotes, stray marks and text after a company's form ("Hardy Heating Ltd Bury"). */
export const tidy = (text: string) =>
  squeeze(text)
    .replace(/^(welcome to|willkommen bei|bienvenue chez|bienvenidos a)\s+/i, "")
    .replace(/\s*\((?:since|est\.?|estd\.?|established)\b[^)]*\)$/iu, "")
    .replace(/\s+(?:official )?(?:web ?site|home ?page)$/iu, "")
    .replace(/[\s,;:|!.–-]+$/u, "")
    .replace(/^[\s,;:|!.–-]+/u, "")
    .replace(/^["“'](.*)["”']$/u, "$1")
    .replace(/^(.*\b(?:ltd|limited|llp|pty ltd|inc|plc)\b\.?)\s+\p{Lu}.*$/iu, "$1")

/** A name before its mark of copyright: "Ankur Hospital © 2026". */
const namedBefore = /^(?!copyright|all rights)(\p{L}[^©|]{2,50}?)\s*©\s*\d{4}/iu

/** Names in the page's copyright lines. */
export const copyrightHolder = (page: Page): ReadonlyArray<string> =>
  page.lines.flatMap(({ text }) => {
    const match =
      /(?:©|\(c\)|copyrights?\b)\s*(?:©|\(c\)|copyrights?\b)?\s*(?:\d{4}\s*(?:[-–—]\s*(?:\d{2,4}|present))?)?\s*(?:©|\(c\))?\s*,?\s*(?:(?:all )?(?:rights? )?reserved\s+(?:to|by|for)\s+)?(?:by\s+)?(.{2,80}?)(?:\s*[|•·–—,]|(?<!\b(?:dr|mr|mrs|ms|st|prof|smt|shri|sri|adv|pvt|co|\p{L}))\.(?:\s|$)|\s+(?:-|all rights|\d{4})|\s*(?:©|\(c\))|$)/iu.exec(
        text,
      )
    const name = tidy(namedBefore.exec(text)?.[1] ?? match?.[1] ?? "")
    return name === "" || /^\d|^all rights|designed|powered/i.test(name) ? [] : [name]
  })

/** Companies whose pictures stand on pages of others: networks, shops of apps, payments, maps. */
const otherCompanies =
  /^(?:(?:our|follow|find|visit|us|on|the|my|a|link to|go to|icon|logo|page|channel|profile|download|get it|available|from)\s+|[-–:|]\s*)*(?:facebook|instagram|linked ?in|twitter|x|you ?tube|whats ?app|pinterest|tik ?tok|snapchat|telegram|google(?: (?:play|maps?|reviews?|plus|my business))?|app store|play store|apple(?: pay)?|trip ?advisor|trust ?pilot|checkatrade|yell|just ?dial|zomato|swiggy|uber ?eats|deliveroo|just eat|amazon|visa|mastercard|paypal|klarna|paytm|phonepe|wordpress|wix|shopify|squarespace|github)\b/i

/** Names in the texts of logos, without the word for logo. Names of other companies are left out. */
export const logoNames = (page: Page): ReadonlyArray<string> =>
  page
    .$(
      "header img[alt], nav img[alt], img[class*=logo i][alt], img[id*=logo i][alt], img[src*=logo i][alt], [class*=logo i] img[alt]",
    )
    .toArray()
    .slice(0, 4)
    .map((element) =>
      tidy(
        squeeze(page.$(element).attr("alt") ?? "").replace(
          /(\s*[-–|]?\s*(official\s+)?logo\b.*|\s*ロゴ.*|\s+icon)$/iu,
          "",
        ),
      ),
    )
    .filter((alt) => alt !== "" && alt.length < 60 && !otherCompanies.test(alt))

/** Names in elements marked as the site's brand or title. */
export const brandNames = (page: Page): ReadonlyArray<string> =>
  page
    .$(
      "[class*=navbar-brand], [class*=site-title], [class*=site-name], [class*=sitename], [class*=brand-name], [class~=logo], [class*=logo-text], [class*=nav-logo], header [class*=logo], nav [class*=logo], [id=logo], [class~=brand]",
    )
    .toArray()
    .slice(0, 4)
    .map((element) => tidy(page.$(element).text()))
    .filter((text) => text.length > 1 && text.length < 60)

/** Names in greetings: "Welcome to Naidu Tours, your gateway to ...". */
export const welcomedNames = (page: Page): ReadonlyArray<string> =>
  page.lines
    .flatMap(
      ({ text }) =>
        /\b[Ww]elcome to (?:the )?(\p{Lu}[^,.!?:;|–—]{2,49}?)(?:[,.!?:;|–—]|\s+[-–]\s|$)/u.exec(text)?.[1] ?? [],
    )
    .slice(0, 2)
    .map(tidy)

/** The first large bold words of a page whose headings are font elements. */
export const largeNames = (page: Page): ReadonlyArray<string> =>
  page
    .$("font[size=5], font[size=6], font[size=7], big")
    .toArray()
    .slice(0, 1)
    .map((element) => tidy(page.$(element).text()))
    .filter((text) => text.length > 2 && text.length < 50 && !/\d/.test(text))
