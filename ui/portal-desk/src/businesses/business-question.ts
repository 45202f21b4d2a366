import { businessActivities, businessOrders, type ListPortalBusinesses } from "@application/businesses/contract"
import type { InputOf } from "@application/kernel"
import { BusinessStanding, RiskKind } from "@domain/businesses"
import { BusinessProfileId, Region } from "@domain/kernel"
import { type BusinessCategoryId, categoryAbilities } from "@domain/portals"
import { dayFilter, listAddress, type ListState, oneOf } from "@ui/shared/list"
import { numberIn } from "../number-in.ts"

/** Every kind of business. */
export const categories = Object.keys(categoryAbilities).filter(
  (name): name is BusinessCategoryId => name in categoryAbilities,
)
/** What the list narrows by risk. */
export const risks = ["some", ...RiskKind.literals] as const
/** Rows on a page. */
const pageLimit = 25

const filters = {
  standing: oneOf(BusinessStanding.literals),
  risk: oneOf(risks),
  region: oneOf(Region.literals),
  category: oneOf(categories),
  priority: oneOf(["has", "none"]),
  activity: oneOf(businessActivities, ["from", "to"]),
  from: dayFilter,
  to: dayFilter,
}

/** What the address of the list may ask. */
export const businessAddress = () =>
  listAddress({ words: { name: "q", most: 120 }, filters, orders: businessOrders, limit: pageLimit, isKeyed: true })

/** The list as its address says it. */
export type BusinessListState = ListState<typeof filters, (typeof businessOrders)[number]>

/** The question of the address as the call takes it; `after` is the business after which the page begins. */
export const askedOf = (
  { words, filter, order }: Pick<BusinessListState, "words" | "filter" | "order">,
  after: string | null,
): Omit<InputOf<typeof ListPortalBusinesses>, "portalId"> => {
  const last = numberIn(after)
  return {
    ...filter,
    order,
    limit: pageLimit,
    ...(words !== "" && { search: words }),
    ...(last !== undefined && { after: BusinessProfileId.make(last) }),
  }
}
