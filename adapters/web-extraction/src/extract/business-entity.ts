import { categoriesInName } from "@adapters/places/kinds"
import { categoryOfType } from "./category-types.ts"
import { type Entity, textOf, thingsOf, valuesOf } from "./entity.ts"

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

/** Whether a name goes on with a place ("Harbour Cafe Leeds") rather than with what the business is. */
const branchOf = (name: string, whole: string): boolean => {
  const rest = name.slice(whole.length)
  return name.startsWith(whole) && /^[\s,–—-]/.test(rest) && categoriesInName(rest).size === 0
}

/**
 * The entity that is the business itself: local business types before organisations, the fullest description first. A
 * branch ("Harbour Cafe – Main Road") yields to its parent, which inherits missing fields and every branch's telephone.
 */
export const businessEntity = (entities: ReadonlyArray<Entity>): Entity | undefined => {
  const ranked = entities
    .map((entity, order) => ({
      entity,
      score: scoreOf(entity) - order / 1000 - (entity.source === "microdata" ? 0.5 : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entity }) => entity)
  const fullest = ranked[0]
  if (fullest === undefined) return undefined
  const named = (entity: Entity) => textOf(entity, "name")
  const whole = ranked.find((entity) => branchOf(named(fullest) ?? "", named(entity) ?? "#"))
  const best = whole ?? fullest
  const name = named(best)
  const others = ranked.filter((entity) => entity !== best)
  const branches = name === undefined ? [] : others.filter((entity) => branchOf(named(entity) ?? "", name))
  const same = others.filter((entity) => name === undefined || named(entity) === name)
  const properties = new Map([...branches, ...same].toReversed().flatMap((entity) => [...entity.properties]))
  for (const [property, values] of best.properties) properties.set(property, values)
  const telephones = [best, ...branches].flatMap((entity) => valuesOf(entity, "telephone"))
  if (branches.length > 0 && telephones.length > 0) properties.set("telephone", telephones)
  return { ...best, properties }
}

/** The site's name from a WebSite or WebPage entity. */
export const siteName = (entities: ReadonlyArray<Entity>): string | undefined =>
  entities
    .filter(({ types }) => types.includes("WebSite"))
    .map((entity) => textOf(entity, "name") ?? textOf(thingsOf(entity, "publisher")[0] ?? entity, "name"))
    .find((name) => name !== undefined)
