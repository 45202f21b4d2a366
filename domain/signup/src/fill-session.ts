import { type Picture, adLanguageOfWebsite } from "@domain/campaigns"
import { claimsOfHours, type StatedClaim } from "@domain/creatives"
import { Result } from "effect"
import { truncateText } from "@domain/kernel"
import { addressKind, website } from "@domain/validation"
import { isFieldKept } from "./business-phone.ts"
import type { SignupSession } from "./signup-session.ts"
import { withChange } from "./session-change.ts"
import { checkField } from "./check-field.ts"
import type { FieldName } from "./field-names.ts"
import { changeOf } from "./change-of-values.ts"
import type { BusinessCategory, BusinessLocation, DetailSource, Extracted, ExtractedDetails } from "@domain/businesses"
import { foundContacts, locationOfAddress } from "./found-contacts.ts"
import { hoursOfWords } from "./opening-hours.ts"
import { shortName } from "./short-name.ts"

/** What the catalogue adds to a reading: the matching categories, best first, and their usual services. */
export interface CatalogueAdvice {
  readonly categories: ReadonlyArray<BusinessCategory>
  readonly services: ReadonlyArray<string>
}

interface Reading {
  readonly value: unknown
  readonly source: DetailSource
}

const most = { tagline: 200, service: 80, services: 40, colours: 8, pictures: 12, pages: 24, claims: 20 } as const

const listed = <A, B>(
  facts: ReadonlyArray<Extracted<A>>,
  limit: number,
  make: (value: A) => B,
): Reading | undefined => {
  const [fact] = facts
  return fact && { value: facts.slice(0, limit).map(({ value }) => make(value)), source: fact.source }
}

const shortened = (fact: Extracted<string> | undefined, limit: number): Reading | undefined =>
  fact && { value: truncateText(fact.value.trim(), limit), source: fact.source }

const locationOf = ({ address, latitude, longitude }: ExtractedDetails): Reading | undefined => {
  const { line1, area, city, state, postcode, country } = address
  const location: BusinessLocation = {
    ...locationOfAddress(address),
    ...(latitude && longitude && { latitude: latitude.value, longitude: longitude.value }),
  }
  const source = (line1 ?? city ?? postcode ?? area ?? state ?? country ?? latitude)?.source
  return source && { value: location, source }
}

const isFacebook = (link: string): boolean =>
  Result.match(website(link), {
    onFailure: () => false,
    onSuccess: (address) => addressKind(address) === "facebook",
  })

/** The hours of the surest source alone: a listing's differ from the website's now and then. */
const hoursOf = ([first, ...others]: ExtractedDetails["openingHours"]): Reading | undefined => {
  if (first === undefined) return undefined
  const lines = [first, ...others].filter(({ source }) => source === first.source).map(({ value }) => value)
  const hours = hoursOfWords(lines)
  return hours.length === 0 ? undefined : { value: hours, source: first.source }
}

/** What the website says in its favour, and what its hours say: each kind once. */
const claimsOf = ({ claims = [] }: ExtractedDetails, hours: Reading | undefined): Reading | undefined => {
  const ofHours = claimsOfHours((hours?.value ?? []) as Parameters<typeof claimsOfHours>[0])
  const stated = claims.map(({ value }) => value)
  const all: ReadonlyArray<StatedClaim> = [
    ...stated,
    ...ofHours.filter(({ kind }) => stated.every((claim) => claim.kind !== kind)),
  ]
  const source = claims[0]?.source ?? hours?.source
  return all.length === 0 || source === undefined ? undefined : { value: all.slice(0, most.claims), source }
}

/** A picture records the page it came from. */
const pictureOf = ({ value, source }: Extracted<string>): Picture => ({
  url: value,
  source: source === "facebook" || source === "listing" ? source : "website",
})

/** The business's own town and area, which its name may end in. */
const placesOf = ({ address }: ExtractedDetails): ReadonlyArray<string> =>
  [address.area, address.city].flatMap((place) => place?.value ?? [])

const readings = (found: ExtractedDetails, advice: CatalogueAdvice): ReadonlyArray<readonly [FieldName, Reading]> => {
  const facebook = found.socials.find(({ value }) => isFacebook(value))
  const category = advice.categories.find(({ slug }) => slug === found.category?.value)
  const hours = hoursOf(found.openingHours)
  const adLanguage = found.language && adLanguageOfWebsite(found.language.value)
  const all: Readonly<Partial<Record<FieldName, Reading | undefined>>> = {
    name: found.name && { value: shortName(found.name.value, placesOf(found)), source: found.name.source },
    tagline: shortened(found.description, most.tagline),
    category: category && found.category && { value: category, source: found.category.source },
    services: listed(found.services, most.services, (service) => truncateText(service, most.service)),
    phone: found.phones[0],
    emailAddress: found.emails[0],
    callHours: hours,
    location: locationOf(found),
    logoUrl: found.logoUrl,
    colours: listed(found.colours, most.colours, (colour) => colour),
    pictures: found.imageUrls[0] && {
      value: found.imageUrls.slice(0, most.pictures).map(pictureOf),
      source: found.imageUrls[0].source,
    },
    websitePages: listed(found.pages ?? [], most.pages, (page) => page),
    websiteClaims: claimsOf(found, hours),
    adLanguage: adLanguage === undefined || !found.language ? undefined : { ...found.language, value: adLanguage },
    websiteUrl: found.websiteUrl,
    facebookPageUrl: facebook,
  }
  return Object.entries(all).flatMap(([name, reading]): ReadonlyArray<readonly [FieldName, Reading]> =>
    reading === undefined ? [] : [[name as FieldName, reading]],
  )
}

const isOwners = (session: SignupSession, name: FieldName): boolean => session.sources[name] === "owner"

/**
 * Adds to the draft what its website and pages state, each value marked with its source. What the owner typed or
 * removed is unchanged, and invalid values are left out. Spec: business-details extraction.
 */
export const fillSession = (
  session: SignupSession,
  found: ExtractedDetails,
  advice: CatalogueAdvice,
): SignupSession => {
  const filled = readings(found, advice).reduce((current, [name, { value, source }]) => {
    if (isOwners(current, name) || !isFieldKept(current, name)) return current
    const checked = checkField(name, value, current.region)
    return Result.isFailure(checked) ? current : withChange(current, changeOf({ [name]: checked.success }), source)
  }, session)
  const { foundContacts: _former, ...rest } = filled
  const contacts = foundContacts(found, session.region)
  return {
    ...rest,
    ...(contacts !== undefined && { foundContacts: contacts }),
    suggestedCategories: advice.categories,
    suggestedServices: [
      ...new Set([...found.services.map(({ value }) => truncateText(value, most.service)), ...advice.services]),
    ],
  }
}

/** The draft without what another website had said: a new reading starts from the owner's own words. */
export const withoutReadings = (session: SignupSession): SignupSession => {
  const read = Object.entries(session.sources).filter(([, source]) => source !== "owner")
  const sources = Object.fromEntries(Object.entries(session.sources).filter(([, source]) => source === "owner"))
  const next = withChange(session, changeOf(Object.fromEntries(read.map(([name]) => [name, null]))), "owner")
  const { foundContacts: _found, ...rest } = next
  return { ...rest, sources, suggestedCategories: [], suggestedServices: [] }
}
