import type { BusinessCategory } from "@domain/businesses"
import { Predicate } from "effect"

/** What is typed about a local business; the category as its name and, where it is a known one, its slug. */
export interface TypedBusiness {
  readonly businessName: string
  readonly outlet: string
  readonly category: BusinessCategory | undefined
}

/** What was typed before a reload, else what is stored. */
export const begunBusiness = (recalled: unknown, stored: TypedBusiness): TypedBusiness => {
  if (!Predicate.hasProperty(recalled, "businessName") || !Predicate.isString(recalled.businessName)) return stored
  if (!Predicate.hasProperty(recalled, "outlet") || !Predicate.isString(recalled.outlet)) return stored
  const category = Predicate.hasProperty(recalled, "category") ? recalled.category : undefined
  const isCategory =
    Predicate.hasProperty(category, "slug") &&
    Predicate.isString(category.slug) &&
    Predicate.hasProperty(category, "name") &&
    Predicate.isString(category.name)
  return {
    businessName: recalled.businessName,
    outlet: recalled.outlet,
    category: isCategory ? { slug: String(category.slug), name: String(category.name) } : undefined,
  }
}

/** How a category is stored: a known one by its slug, one that nobody has a name for by its own words. */
export const storedCategory = (category: BusinessCategory | undefined): string =>
  category === undefined ? "" : category.slug === "other" ? category.name : category.slug

/** A stored category as the field shows it, by its name where it is among the known ones. */
export const shownCategory = (
  stored: string | undefined,
  known: ReadonlyArray<BusinessCategory>,
): BusinessCategory | undefined => {
  if (stored === undefined || stored === "") return undefined
  return known.find(({ slug }) => slug === stored) ?? { slug: "other", name: stored }
}
