import { brandOf, isBranch, wholeOf } from "./branches.ts"
import { categoryOfType } from "./category-types.ts"
import { type Entity, type EntityValue, textOf, thingsOf, valuesOf } from "./entity.ts"
import { atFirstPlace, placesIn } from "./stated-places.ts"

const generic = new Set(
  "LocalBusiness Store HealthAndBeautyBusiness MedicalBusiness MedicalOrganization HomeAndConstructionBusiness ProfessionalService AutomotiveBusiness SportsActivityLocation EntertainmentBusiness EducationalOrganization FinancialService LodgingBusiness ShoppingCenter TouristAttraction LegalService OnlineStore OnlineBusiness Corporation Winery Brewery Casino NightClub".split(
    " ",
  ),
)
const organisations = new Set(["Organization", "Place", "Brand"])

/** Types that have an address or a telephone of their own without being a business. */
const notBusinesses =
  /(Person|Address|ContactPoint|Event|Posting|Review|Rating|Action|Product|Offer|Apartment|House|Residence|Accommodation|Room|WebSite|WebPage|Article|Page)$/

const isReachable = (entity: Entity): boolean =>
  textOf(entity, "name") !== undefined &&
  (textOf(entity, "telephone") !== undefined || thingsOf(entity, "address").length > 0)

const scoreOf = (entity: Entity): number => {
  const specific = entity.types.some((type) => categoryOfType[type] !== undefined)
  const local = entity.types.some(
    (type) => generic.has(type) || /(Store|Shop|Salon|Clinic|Restaurant|Business)$/.test(type),
  )
  const reachable = !entity.types.some((type) => notBusinesses.test(type)) && isReachable(entity)
  const organisation = reachable || entity.types.some((type) => organisations.has(type))
  const person = valuesOf(entity, "worksFor").length > 0 || valuesOf(entity, "jobTitle").length > 0
  if (person || (!specific && !local && !organisation)) return 0
  const kind = specific ? 40 : local ? 30 : 10
  const filled = ["name", "telephone", "address", "openingHours", "geo", "sameAs"].filter(
    (property) => valuesOf(entity, property).length > 0,
  )
  return textOf(entity, "name") === undefined && filled.length === 0 ? 0 : kind + filled.length
}

/** Whether an entity's type is one of a business that customers come to. */
const isOfKind = ({ types }: Entity): boolean =>
  types.some((type) => categoryOfType[type] !== undefined || generic.has(type))

const numbersIn = (entity: Entity): ReadonlyArray<EntityValue> =>
  [entity, ...thingsOf(entity, "contactPoint")].flatMap((each) => valuesOf(each, "telephone"))

/** What structured data says of the business, and its places beside the first, each with one address. */
export type StatedBusiness = { readonly entity: Entity; readonly furtherPlaces: ReadonlyArray<Entity> }

const mostEntities = 200

/**
 * The entity that is the business itself: local business types before organisations, the fullest description first. A
 * branch ("Harbour Cafe – Main Road") yields to its whole, which inherits missing fields and every branch's telephone;
 * address, hours and position come from a single place.
 */
export const businessEntity = (entities: ReadonlyArray<Entity>): StatedBusiness | undefined => {
  const scored = entities
    .map((entity, order) => ({
      entity,
      score: scoreOf(entity) - order / 1000 - (entity.source === "microdata" ? 0.5 : 0),
    }))
    .filter(({ score }) => score > 0)
    .slice(0, mostEntities)
  const ranked = scored.toSorted((a, b) => b.score - a.score).map(({ entity }) => entity)
  const fullest = ranked[0]
  if (fullest === undefined) return undefined
  const best = wholeOf(fullest, ranked) ?? fullest
  const name = textOf(best, "name")
  const others = ranked.filter((entity) => entity !== best)
  const branches = others.filter((entity) => isBranch(entity, best, isOfKind))
  const same = others.filter((entity) => name === undefined || textOf(entity, "name") === name)
  const mates = new Set([...branches, ...same])
  const places = placesIn([best, ...scored.map(({ entity }) => entity).filter((entity) => mates.has(entity))])
  const properties = new Map([...branches, ...same].toReversed().flatMap((entity) => [...entity.properties]))
  for (const [property, values] of best.properties) properties.set(property, values)
  const telephones = [...places.slice(0, 1), best, ...places, ...branches].flatMap(numbersIn)
  if (telephones.length > 0) properties.set("telephone", telephones)
  const brand = branches.flatMap((branch) => brandOf(best, branch) ?? [])[0]
  if (brand !== undefined) properties.set("name", [brand])
  const types = best === fullest ? best.types : [...best.types, ...fullest.types]
  return {
    entity: { ...best, types, properties: atFirstPlace({ ...best, properties }, places[0], same) },
    furtherPlaces: places.slice(1),
  }
}

/** The site's name from a WebSite or WebPage entity. */
export const siteName = (entities: ReadonlyArray<Entity>): string | undefined =>
  entities
    .filter(({ types }) => types.includes("WebSite"))
    .map((entity) => textOf(entity, "name") ?? textOf(thingsOf(entity, "publisher")[0] ?? entity, "name"))
    .find((name) => name !== undefined)
