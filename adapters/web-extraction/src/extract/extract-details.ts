import {
  distinctFacts,
  type Extracted,
  type ExtractedAddress,
  type ExtractedDetails,
  placesBeside,
} from "@domain/businesses"
import type { CountryCode } from "libphonenumber-js/max"
import { addressOfBlock, addressOfEntity } from "./address.ts"
import { withoutName } from "./address-line.ts"
import { businessEntity, siteName, type StatedBusiness } from "./business-entity.ts"
import { findCategory } from "./category.ts"
import { cityInName, cityInText, countryOfTowns } from "./city-in-text.ts"
import { findColours } from "./colours.ts"
import {
  countriesOfLanguage,
  countryOfHints,
  countryOfHost,
  countryOfLine,
  countryOfTag,
  statedCountry,
} from "./country.ts"
import { findEmails } from "./emails.ts"
import { type Entity, textOf } from "./entity.ts"
import { fact, present } from "./fact.ts"
import { extractedPlace, type FurtherPlace } from "./further-places.ts"
import { findOpeningHours } from "./hours.ts"
import { jsonLdEntities } from "./json-ld.ts"
import { findDirection, findLanguage } from "./language.ts"
import { microdataEntities } from "./microdata.ts"
import { findName } from "./name.ts"
import { type Page, readPage } from "./page.ts"
import { countriesOfPhones, findPhones, nationalNumbers, validIn, writesAmericanNumbers } from "./phones.ts"
import { findImages, findLogo } from "./pictures.ts"
import type { PlaceNames } from "./place-names.ts"
import { findPosition } from "./position.ts"
import { scriptEntities } from "./script-data.ts"
import { findServices } from "./services.ts"
import { findSocials } from "./socials.ts"
import { townStated } from "./stated-town.ts"
import { townBasedIn, townSaidThroughout } from "./unlisted-town.ts"
import { findClaims, findWebsitePages } from "./website-pages.ts"
import { writtenAddresses } from "./written-addresses.ts"

/**
 * What the reader knows in advance: a gazetteer, and a country for national phone numbers when the page gives no hint.
 */
export type ExtractionContext = { readonly places: PlaceNames; readonly region?: CountryCode }

type CountryReading = { readonly country: CountryCode | undefined; readonly known: Extracted<string> | undefined }

const markets: ReadonlyArray<CountryCode> = ["IN", "GB"]

/** The market whose numbering plan fits most of the numbers; `region` on a tie. */
const fittingMarket = (numbers: ReadonlyArray<string>, region: CountryCode | undefined): CountryCode | undefined =>
  region === undefined || !markets.includes(region)
    ? region
    : numbers.length > 0 && markets.every((country) => validIn(numbers, country) === 0)
      ? undefined
      : markets.toSorted(
          (a, b) => validIn(numbers, b) - validIn(numbers, a) || Number(b === region) - Number(a === region),
        )[0]

const readCountry = (
  page: Page,
  entity: Entity | undefined,
  inAddress: Extracted<string> | undefined,
  language: string | undefined,
  { places, region }: ExtractionContext,
): CountryReading => {
  const reading = (
    country: CountryCode | undefined,
    source: "jsonld" | "link" | "text" | "meta",
    confidence: number,
  ): CountryReading | undefined =>
    country === undefined ? undefined : { country, known: fact(country, source, confidence) }
  const lines = page.lines.filter(({ text }) => text.length < 160).map(({ text }) => countryOfLine(text))
  const stated =
    reading(statedCountry(entity), entity?.source === "jsonld" ? "jsonld" : "meta", 0.95) ??
    (inAddress === undefined ? undefined : { country: inAddress.value as CountryCode, known: inAddress }) ??
    reading(countriesOfPhones(page, entity)[0], "link", 0.8) ??
    reading(
      lines.find((country) => country !== undefined),
      "text",
      0.7,
    )
  if (stated !== undefined) return stated
  const numbers = nationalNumbers(page)
  const served = countryOfHost(page.url)
  if (served !== undefined && validIn(numbers, served) > 0) return { country: served, known: fact(served, "link", 0.6) }
  const hinted = countryOfHints(page) ?? countryOfTowns(page, places)
  if (hinted !== undefined && validIn(numbers, hinted) > 0) return { country: hinted, known: fact(hinted, "text", 0.6) }
  // A template's language tag names another country as often as not; whoever signs up says where the business is.
  if (region !== undefined && markets.includes(region) && validIn(numbers, region) > 0)
    return { country: region, known: undefined }
  const host = served ?? countryOfTag(page)
  if (host !== undefined && validIn(numbers, host) > 0) return { country: host, known: fact(host, "link", 0.6) }
  const likely = countriesOfLanguage(language ?? "")
    .map((country) => ({ country, valid: validIn(numbers, country) }))
    .toSorted((a, b) => b.valid - a.valid)[0]
  if (likely !== undefined && likely.valid > 0)
    return { country: likely.country, known: fact(likely.country, "text", 0.5) }
  if (host === undefined && hinted === undefined && writesAmericanNumbers(page))
    return { country: "US", known: undefined }
  const elsewhere =
    language !== undefined && countriesOfLanguage(language).length > 0 && !countriesOfLanguage(language).includes("IN")
  return { country: host ?? hinted ?? (elsewhere ? undefined : fittingMarket(numbers, region)), known: undefined }
}

const findDescription = (page: Page, entity: Entity | undefined): Extracted<string> | undefined => {
  const stated = entity === undefined ? undefined : textOf(entity, "description")
  if (entity !== undefined && stated !== undefined) return fact(stated, entity.source, 0.95)
  const meta = page.meta("description") || page.meta("og:description") || page.meta("twitter:description")
  if (meta !== "") return fact(meta, "meta", 0.85)
  const sentence = page.lines.find(
    ({ text, heading }) =>
      !heading && text.length > 60 && text.length < 500 && /[.。।]$/.test(text) && !/lorem ipsum|cookie|©/i.test(text),
  )
  return sentence === undefined ? undefined : fact(sentence.text, "text", 0.45)
}

const basedIn = (page: Page): Extracted<string> | undefined => {
  const lines = page.lines.map(({ text }) => text)
  const description = page.meta("description")
  const town = townBasedIn([description, ...lines]) ?? townSaidThroughout(page.title, description, lines)
  return town === undefined ? undefined : fact(town, "text", 0.45)
}

const findWebsite = (page: Page): Extracted<string> => {
  const canonical = page.resolve(page.$("link[rel=canonical]").attr("href") ?? "")
  const same =
    canonical !== undefined &&
    new URL(canonical).hostname.replace(/^www\./, "") === page.url.hostname.replace(/^www\./, "")
  return same ? fact(canonical, "meta", 0.9) : fact(page.url.href, "link", 0.8)
}

const findPriceRange = (entity: Entity | undefined): Extracted<string> | undefined => {
  const text = entity === undefined ? undefined : textOf(entity, "priceRange")
  return entity === undefined || text === undefined ? undefined : fact(text, entity.source, 0.95)
}

type Places = { readonly address: ExtractedAddress; readonly others: ReadonlyArray<FurtherPlace> }

const mostPlaces = 24

const findAddresses = (
  page: Page,
  { entity, furtherPlaces }: Partial<StatedBusiness>,
  { places, region }: ExtractionContext,
): Places => {
  const country = statedCountry(entity) ?? countriesOfPhones(page, entity)[0] ?? countryOfHost(page.url)
  const addressOf = (stated: Entity) => addressOfEntity(stated, country, places)
  const stated = entity === undefined ? {} : addressOf(entity)
  const branches = (furtherPlaces ?? []).map((place) => ({ address: addressOf(place), entity: place }))
  const written = writtenAddresses(page, places).map((block) =>
    addressOfBlock(block, country ?? (block.postcode === undefined ? region : undefined), places),
  )
  const whole = written.find(({ city, postcode }) => city !== undefined && postcode !== undefined)
  const coded = whole ?? written.find(({ postcode }) => postcode !== undefined)
  const best = coded ?? written.find(({ city }) => city !== undefined)
  const placed = coded?.city === undefined ? written.find(({ city }) => city !== undefined)?.city : undefined
  const agreed = stated.city === undefined && stated.postcode === undefined
  const sameTown = written.find(
    ({ city, postcode }) =>
      postcode !== undefined && city?.value.toLowerCase() === stated.city?.value.toLowerCase() && city !== undefined,
  )
  const completed = stated.postcode === undefined ? { ...sameTown, ...stated } : stated
  const address = agreed ? { ...(placed === undefined ? {} : { city: placed }), ...best, ...stated } : completed
  const complete = written.filter(({ city, postcode }) => city !== undefined && postcode !== undefined)
  return { address, others: [...branches, ...complete.map((further) => ({ address: further }))].slice(0, mostPlaces) }
}

/** The street without the page's own name; undefined when nothing else is left. */
const streetOf = (line: Extracted<string> | undefined, name: string): Extracted<string> | undefined => {
  const value = line === undefined ? undefined : withoutName(line.value, name)
  return line === undefined || value === undefined ? undefined : { ...line, value }
}

/** Everything a page states about its business, each value with its source. */
export const detailsOfPage = (page: Page, context: ExtractionContext): ExtractedDetails => {
  const entities = [...jsonLdEntities(page), ...microdataEntities(page), ...scriptEntities(page)]
  const business: Partial<StatedBusiness> = businessEntity(entities) ?? {}
  const { entity } = business
  const language = findLanguage(page)
  const name = findName(page, entity, siteName(entities), context.places)
  const { address, others } = findAddresses(page, business, context)
  const { country, known } = readCountry(page, entity, address.country, language?.value, context)
  const named = name?.value ?? ""
  const city =
    address.city ??
    cityInText(page, named, country, context.places) ??
    cityInName(page, named, country, context.places) ??
    townStated(page, country, context.places) ??
    basedIn(page)
  const furtherPlaces = placesBeside(
    address,
    others.map((place) => extractedPlace(page, place, country)),
  )
  const position = findPosition(page, entity)
  const pages = findWebsitePages(page)
  const claims = findClaims(page)
  return {
    phones: distinctFacts(findPhones(page, entity, country)),
    emails: distinctFacts(findEmails(page, entity)),
    address: present({
      ...address,
      line1: streetOf(address.line1, name?.value ?? ""),
      city,
      country: address.country ?? known,
    }),
    ...(furtherPlaces.length > 0 && { furtherPlaces }),
    openingHours: distinctFacts(findOpeningHours(page, entity)),
    socials: findSocials(page, entity, name?.value ?? ""),
    imageUrls: distinctFacts(findImages(page, entity)).slice(0, 24),
    colours: findColours(page),
    services: findServices(page, entity),
    ...(pages.length > 0 && { pages }),
    ...(claims.length > 0 && { claims }),
    ...present({
      name,
      category: findCategory(page, entity, name?.value ?? ""),
      description: findDescription(page, entity),
      websiteUrl: findWebsite(page),
      latitude: position?.latitude,
      longitude: position?.longitude,
      logoUrl: findLogo(page, entity),
      priceRange: findPriceRange(entity),
      language,
      direction: findDirection(page, language?.value),
    }),
  }
}

/** Details of a business from a page's markup and the address it came from. */
export const extractDetails = (html: string, address: string, context: ExtractionContext): ExtractedDetails =>
  detailsOfPage(readPage(html, address), context)
