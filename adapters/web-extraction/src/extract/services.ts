import type { Extracted } from "@domain/businesses"
import type { Element } from "domhandler"
import { type Entity, textsOf, thingsOf } from "./entity.ts"
import { fact } from "./fact.ts"
import { type Page, squeeze } from "./page.ts"
import { textUpTo } from "./page-bounds.ts"

const most = 20
/**
 * Limits: headings searched for services, elements read below each, and the length of a heading, white space included.
 */
const mostSections = 12
const mostItems = 200
const longestTitle = 500
const heading =
  /^(our |the |popular |featured |main |all |key |core |view |see )*(services?|treatments?|products?|what we (do|offer|treat)|specialit(y|ies)|specialt(y|ies)|courses?|classes|programm?e?s?|solutions|offerings?|expertise|areas of (practice|expertise)|practice areas|facilities|menu|packages|cakes|collections?|repairs)( (we )?(offer(ed)?|provided?|available|list|& prices|and prices))?$|^(leistungen|prestations|nos services|servicios|servizi|serviços|szolgáltatások|услуги|שירותים|השירותים שלנו|خدماتنا|خدمات|हमारी सेवाएं|सेवाएं|診療内容|診療案内|サービス|メニュー|服务|서비스)$/iu
const notAService =
  /lorem ipsum|read more|learn more|view all|more info|book now|contact|home|about|enquire|click|login|cart|gallery|testimonial|faq|©|@|https?:|^\W*$|^\d+$|\?$|^(₹|£|\$|€)?[\d.,]+(\/-)?$|more_vert|^(all|menu|services?|treatments?|products?)$/iu

const tidy = (text: string) =>
  squeeze(text)
    .replace(/\s*(more_vert|expand_more|close|chevron_right|arrow_forward)$/g, "")
    .replace(/[\s.:;,–-]+$/u, "")
    .replace(/^[•✓✔➤>*\s-]+/u, "")
const fits = (text: string) =>
  text.length > 2 && text.length <= 60 && text.split(" ").length <= 8 && !notAService.test(text)

const offered = (entity: Entity): ReadonlyArray<string> => {
  const catalogues = [
    ...thingsOf(entity, "hasOfferCatalog"),
    ...thingsOf(entity, "makesOffer"),
    ...thingsOf(entity, "offers"),
  ]
  const inner = (thing: Entity): ReadonlyArray<string> => {
    const nested = [
      ...thingsOf(thing, "itemListElement"),
      ...thingsOf(thing, "itemOffered"),
      ...thingsOf(thing, "item"),
    ]
    return nested.length > 0 ? nested.flatMap(inner) : textsOf(thing, "name")
  }
  return [
    ...catalogues.flatMap(inner),
    ...textsOf(entity, "availableService"),
    ...textsOf(entity, "medicalSpecialty").map((text) => text.replace(/^.*\//, "")),
  ]
}

const firstWords = (page: Page, item: Element): string => {
  const pieces = page
    .$(item)
    .find("*")
    .toArray()
    .filter((child) => page.$(child).children().length === 0 && squeeze(page.$(child).text()) !== "")
  const directText = squeeze(
    page
      .$(item)
      .contents()
      .toArray()
      .filter(({ type }) => type === "text")
      .map((node) => page.$(node).text())
      .join(" "),
  )
  return directText !== "" || pieces.length < 2 ? page.$(item).text() : page.$(pieces[0] ?? item).text()
}

const servicesInSections = (page: Page): ReadonlyArray<string> => {
  const services: Array<string> = []
  let tried = 0
  page.$("h1, h2, h3, h4, h5, [class*=section-title], [class*=title]").each((_, element) => {
    if (services.length >= most || tried >= mostSections) return
    if (!heading.test(tidy(textUpTo(element, longestTitle)))) return
    tried += 1
    const title = page.$(element)
    let section = title.parent()
    for (let up = 0; up < 4; up++) {
      const items = section.find("h3, h4, h5, h6, h2, li, dt, [class*=card-title], [class*=service-title]").not(element)
      const texts = items
        .toArray()
        .slice(0, mostItems)
        .filter((item) => page.$(item).find("h3, h4, h5, h6, li").length === 0)
        .map((item) => tidy(firstWords(page, item)))
        .filter(fits)
      if (texts.length >= 2) {
        services.push(...texts)
        return
      }
      if (section.is("body, main, html")) return
      section = section.parent()
    }
  })
  return services
}

const servicesInMenus = (page: Page): ReadonlyArray<string> => {
  const services: Array<string> = []
  page.$("nav li, header li, ul li").each((_, element) => {
    const item = page.$(element)
    const menuLink = item.children("a, span, button").first()
    const below = item.children("ul, div").find("li > a, a")
    if (below.length < 2 || !heading.test(tidy(menuLink.text()))) return
    below.each((_at, link) => void services.push(tidy(page.$(link).text())))
  })
  return services.filter(fits)
}

/**
 * The business's services in its own words: stated offers, then lists under a services heading, then the services menu.
 */
export const findServices = (page: Page, entity: Entity | undefined): ReadonlyArray<Extracted<string>> => {
  const stated =
    entity === undefined
      ? []
      : offered(entity)
          .map(tidy)
          .filter(fits)
          .map((text) => fact(text, entity.source, 0.9))
  const sections = servicesInSections(page)
  const listed =
    sections.length > 0
      ? sections.map((text) => fact(text, "text" as const, 0.6))
      : servicesInMenus(page).map((text) => fact(text, "link" as const, 0.55))
  const seen = new Set<string>()
  return [...stated, ...listed]
    .filter(({ value }) => !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase()) !== undefined)
    .slice(0, most)
}
