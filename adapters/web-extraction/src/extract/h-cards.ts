import type { Cheerio } from "cheerio"
import type { Element } from "domhandler"
import type { Entity, EntityValue } from "./entity.ts"
import type { Page } from "./page.ts"
import { textValue } from "./text-value.ts"

type Reading = readonly [selector: string, property: string]

const cards = ".vcard, .h-card"
const addresses = ".adr, .p-adr, .h-adr"

const contact: ReadonlyArray<Reading> = [
  [".tel, .p-tel", "telephone"],
  [".email, .u-email", "email"],
  [".hours, .p-hours, .workhours, .openinghours, .opening-hours, .p-opening-hours", "openingHours"],
]
const link: Reading = [".url, .u-url", "url"]
const place: ReadonlyArray<Reading> = [
  [".street-address, .p-street-address", "streetAddress"],
  [".locality, .p-locality", "addressLocality"],
  [".region, .p-region", "addressRegion"],
  [".postal-code, .p-postal-code", "postalCode"],
  [".country-name, .p-country-name", "addressCountry"],
]

type Properties = ReadonlyArray<readonly [property: string, values: ReadonlyArray<EntityValue>]>

/** The properties that class names give inside a root, without the properties of inner cards and addresses. */
const readClasses = (page: Page, root: Cheerio<Element>, readings: ReadonlyArray<Reading>, inner: string): Properties =>
  readings.flatMap(([selector, property]) => {
    const values = root
      .find(selector)
      .filter((_, element) => {
        const around = page.$(element).parents(inner).get(0)
        return around === undefined || around === root.get(0) || root.parents().is(page.$(around))
      })
      .toArray()
      .map((element) => textValue(page, page.$(element)))
      .filter((value) => value !== "")
    return values.length === 0 ? [] : [[property, values] as const]
  })

const addressOf = (page: Page, adr: Cheerio<Element>): Entity => ({
  types: ["PostalAddress"],
  source: "microdata",
  properties: new Map(readClasses(page, adr, [...place, ...contact], cards)),
})

/** The addresses of a card, each with the contact inside it; without an element of its own, the card's own parts. */
const addressesOf = (page: Page, card: Cheerio<Element>): ReadonlyArray<Entity> => {
  const own = card
    .find(addresses)
    .filter(
      (_, element) =>
        page.$(element).parents(cards).get(0) === card.get(0) && page.$(element).parents(addresses).length === 0,
    )
    .toArray()
    .map((element) => addressOf(page, page.$(element)))
    .filter(({ properties }) => properties.size > 0)
  if (own.length > 0) return own
  const loose = new Map(readClasses(page, card, place, cards))
  return loose.size === 0 ? [] : [{ types: ["PostalAddress"], source: "microdata", properties: loose }]
}

const cardEntity = (page: Page, card: Cheerio<Element>): Entity => {
  const stated = addressesOf(page, card)
  const inner = stated.length > 1 ? `${cards}, ${addresses}` : cards
  const [organisation] = readClasses(page, card, [[".org, .p-org", "name"]], `${cards}, ${addresses}`)
  const [named] = readClasses(page, card, [[".fn, .p-name", "name"]], `${cards}, ${addresses}`)
  const name = organisation ?? named
  return {
    types: [organisation !== undefined || stated.length > 0 ? "LocalBusiness" : "Person"],
    source: "microdata",
    properties: new Map<string, ReadonlyArray<EntityValue>>([
      ...readClasses(page, card, [...contact, link], inner),
      ...(name === undefined ? [] : [name]),
      ...(stated.length > 0 ? [["address", stated] as const] : []),
    ]),
  }
}

/** Businesses and people that class names of hCard and h-card describe. */
export const cardEntities = (page: Page): ReadonlyArray<Entity> =>
  page
    .$<Element, string>(cards)
    .toArray()
    .map((element) => cardEntity(page, page.$(element)))
