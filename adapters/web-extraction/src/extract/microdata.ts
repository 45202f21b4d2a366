import type { Cheerio } from "cheerio"
import type { Element } from "domhandler"
import type { Entity, EntityValue } from "./entity.ts"
import { type Page, squeeze } from "./page.ts"

const lastPart = (name: string) => name.replace(/^.*[/#:]/, "")
const names = (attribute: string | undefined) =>
  (attribute ?? "")
    .split(/\s+/)
    .filter((name) => name !== "")
    .map(lastPart)

type Syntax = { readonly scope: string; readonly type: string; readonly property: string }
const microdata: Syntax = { scope: "itemscope", type: "itemtype", property: "itemprop" }
const rdfa: Syntax = { scope: "typeof", type: "typeof", property: "property" }

const textValue = (page: Page, element: Cheerio<Element>): string => {
  const content = element.attr("content")
  if (content !== undefined) return content
  const tag = element.prop("tagName")?.toLowerCase()
  if (tag === "img" || tag === "source") return page.resolve(element.attr("src") ?? "") ?? ""
  if (tag === "a" || tag === "link") {
    const href = element.attr("href") ?? ""
    const visible = squeeze(element.text())
    return /^(tel|mailto):/i.test(href) || visible !== ""
      ? /^(tel|mailto):/i.test(href)
        ? href
        : visible
      : (page.resolve(href) ?? "")
  }
  if (tag === "meta") return ""
  if (tag === "time") return element.attr("datetime") ?? squeeze(element.text())
  element.find("br").replaceWith(", ")
  return squeeze(element.text())
}

const linkProperties = new Set(["sameAs", "url", "image", "logo", "hasMap", "menu"])

const toEntity = (page: Page, element: Cheerio<Element>, syntax: Syntax, depth: number): Entity => {
  const properties = new Map<string, ReadonlyArray<EntityValue>>()
  if (depth < 8) {
    element.find(`[${syntax.property}]`).each((_, child) => {
      const inner = page.$(child)
      const owner = inner.parents(`[${syntax.scope}]`).first()
      if (owner.length === 0 || owner.get(0) !== element.get(0)) return
      for (const name of names(inner.attr(syntax.property))) {
        const href = inner.attr("href")
        const value =
          inner.attr(syntax.scope) !== undefined
            ? toEntity(page, inner, syntax, depth + 1)
            : linkProperties.has(name) && href !== undefined
              ? (page.resolve(href) ?? "")
              : textValue(page, inner)
        properties.set(name, [...(properties.get(name) ?? []), value])
      }
    })
  }
  return { types: names(element.attr(syntax.type)), source: "microdata", properties }
}

const hCardProperties: ReadonlyArray<readonly [selector: string, property: string]> = [
  [".tel, .p-tel", "telephone"],
  [".email, .u-email", "email"],
  [".url, .u-url", "url"],
]
const hCardAddress: ReadonlyArray<readonly [selector: string, property: string]> = [
  [".street-address, .p-street-address", "streetAddress"],
  [".locality, .p-locality", "addressLocality"],
  [".region, .p-region", "addressRegion"],
  [".postal-code, .p-postal-code", "postalCode"],
  [".country-name, .p-country-name", "addressCountry"],
]

const hCard = (page: Page, card: Cheerio<Element>): Entity => {
  const read = (
    pairs: ReadonlyArray<readonly [string, string]>,
    outside = "",
  ): ReadonlyArray<readonly [string, ReadonlyArray<string>]> =>
    pairs.flatMap(([selector, property]) => {
      const values = card
        .find(selector)
        .filter((_, element) => outside === "" || page.$(element).parents(outside).length === 0)
        .toArray()
        .map((element) => textValue(page, page.$(element)))
        .filter((value) => value !== "")
      return values.length === 0 ? [] : [[property, values]]
    })
  const address: Entity = { types: ["PostalAddress"], source: "microdata", properties: new Map(read(hCardAddress)) }
  const organised = card.find(".org, .p-org").length > 0
  const [organisation = []] = read([[".org, .p-org", "name"]], ".adr").map(([, values]) => values)
  const named = read([[".fn, .p-name", "name"]], ".adr")
  return {
    types: [organised || address.properties.size > 0 ? "LocalBusiness" : "Person"],
    source: "microdata",
    properties: new Map<string, ReadonlyArray<EntityValue>>([
      ...read(hCardProperties),
      ...(organisation.length > 0 ? [["name", organisation] as const] : named),
      ...(address.properties.size > 0 ? [["address", [address]] as const] : []),
    ]),
  }
}

/** Entities described by microdata, RDFa and hCard class names. */
export const microdataEntities = (page: Page): ReadonlyArray<Entity> => {
  const read = (syntax: Syntax) =>
    page
      .$<Element, string>(`[${syntax.scope}]`)
      .toArray()
      .map((element) => toEntity(page, page.$(element), syntax, 0))
  const cards = page.$<Element, string>(".vcard, .h-card").toArray()
  return [...read(microdata), ...read(rdfa), ...cards.map((element) => hCard(page, page.$(element)))]
}
