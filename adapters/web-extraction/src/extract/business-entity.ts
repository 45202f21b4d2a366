import { categoryOfType } from "./category-types.ts"
import { type Entity, textOf, thingsOf, valuesOf } from "./entity.ts"

const generic = new Set(
  "LocalBusiness Store HealthAndBeautyBusiness MedicalBusiness MedicalOrganization HomeAndConstructionBusiness ProfessionalService AutomotiveBusiness SportsActivityLocation EntertainmentBusiness EducationalOrganization FinancialService LodgingBusiness ShoppingCenter TouristAttraction LegalService OnlineStore OnlineBusiness Corporation Winery Brewery Casino NightClub".split(
    " ",
  ),
)
const organisations = new Set(["Organization", "Place", "Brand"])

const worth = (entity: Entity): number => {
  const specific = entity.types.some((type) => categoryOfType[type] !== undefined)
  const local = entity.types.some(
    (type) => generic.has(type) || /(Store|Shop|Salon|Clinic|Restaurant|Business)$/.test(type),
  )
  const organisation = entity.types.some((type) => organisations.has(type))
  if (!specific && !local && !organisation) return 0
  const kind = specific ? 40 : local ? 30 : 10
  const filled = ["name", "telephone", "address", "openingHours", "geo", "sameAs"].filter(
    (property) => valuesOf(entity, property).length > 0,
  )
  return textOf(entity, "name") === undefined && filled.length === 0 ? 0 : kind + filled.length
}

/** The thing that is the business itself: local business kinds before plain organisations, the fullest description first. */
export const businessEntity = (entities: ReadonlyArray<Entity>): Entity | undefined => {
  const ranked = entities
    .map((entity, order) => ({
      entity,
      score: worth(entity) - order / 1000 - (entity.source === "microdata" ? 0.5 : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const best = ranked[0]?.entity
  if (best === undefined) return undefined
  const name = textOf(best, "name")
  const same = ranked.slice(1).filter(({ entity }) => name === undefined || textOf(entity, "name") === name)
  const properties = new Map(same.toReversed().flatMap(({ entity }) => [...entity.properties]))
  for (const [property, values] of best.properties) properties.set(property, values)
  return { ...best, properties }
}

/** The name of the site itself, when a WebSite or WebPage thing gives one. */
export const siteName = (entities: ReadonlyArray<Entity>): string | undefined =>
  entities
    .filter(({ types }) => types.includes("WebSite"))
    .map((entity) => textOf(entity, "name") ?? textOf(thingsOf(entity, "publisher")[0] ?? entity, "name"))
    .find((name) => name !== undefined)
