import { handler } from "@application/kernel"
import { administeredPortal } from "@application/portals/services"
import { overviewOf } from "@domain/businesses"
import { InvalidFields } from "@domain/identity"
import { addDays, type DateRange, daysIn, previousRange, Region, regionFacts, startOfDay } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { GetPortalOverview } from "../contract/portal-overview.ts"
import { PortalFigures, type RegionSpan } from "../ports/portal-businesses.ts"

/** The days of an overview at most. */
const mostDays = 366

/** A period as instants in the time zone of each region. */
export const spansOf = ({ from, to }: DateRange): ReadonlyArray<RegionSpan> =>
  Region.literals.map((region) => {
    const { currency, timeZone } = regionFacts[region]
    return { region, currency, from: startOfDay(from, timeZone), until: startOfDay(addDays(to, 1), timeZone) }
  })

/** The figures of a portal in a period and the period before. */
export const getPortalOverview = handler(
  GetPortalOverview,
  Effect.fnUntraced(function* ({ portalId, from, to }) {
    const own = yield* administeredPortal(portalId)
    const days = { from, to }
    if (from > to || daysIn(days) > mostDays)
      return yield* new InvalidFields({ fields: { to: ["validation.periodInvalid"] } })
    const before = previousRange(days)
    const spans = spansOf(days).map((span) => ({
      ...span,
      beforeFrom: startOfDay(before.from, regionFacts[span.region].timeZone),
    }))
    const now = yield* Clock.currentTimeMillis
    const figures = yield* (yield* PortalFigures).of(own, { days, before, spans, now })
    return { ...days, before, ...overviewOf(figures) }
  }),
)
