import { addDays, type LocalDate, type PortalId, regionFacts } from "@domain/kernel"
import { priceListInForce } from "./price-list-in-force.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** How a price list stands in a portal: it will hold, holds now, or held before or never there. */
export type PriceListState = "coming" | "inForce" | "past"

/** The state of one of a portal's lists on a day of its region. Ours. */
export const priceListState = (
  list: RegionalPriceList,
  lists: ReadonlyArray<RegionalPriceList>,
  portalId: PortalId,
  today: LocalDate,
): PriceListState => {
  if (list.effectiveFrom > today) return "coming"
  const { region, currency } = list
  return priceListInForce(lists, { portalId, region, currency }, today)?.id === list.id ? "inForce" : "past"
}

/** The first day on which a portal may begin a further list in a region: tomorrow, or the day after its last list's first day. Ours. */
export const firstDayOfNext = (
  lists: ReadonlyArray<RegionalPriceList>,
  portalId: PortalId,
  region: RegionalPriceList["region"],
  today: LocalDate,
): LocalDate => {
  const { currency } = regionFacts[region]
  const own = lists.filter((list) => list.portalId === portalId && list.region === region && list.currency === currency)
  return addDays([today, ...own.map(({ effectiveFrom }) => effectiveFrom)].toSorted().at(-1) ?? today, 1)
}
