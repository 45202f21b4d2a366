import { Clock, Effect } from "effect"
import { handler, Profiles } from "@application/kernel"
import { insightDays, type ProductInsightPeriod, productTotalsOf } from "@domain/insights"
import { type BusinessProfileId, defaultPage, localDateAt } from "@domain/kernel"
import { GetProductInsight, GetProductInsights, ListProductInsights } from "../contract/index.ts"
import { ProductCards, ProductMetricsRepository } from "../ports/index.ts"

interface OfPeriod {
  readonly businessProfileId: BusinessProfileId
  readonly period?: ProductInsightPeriod
}

/** The days of a period where the business is. */
const chosenDays = Effect.fnUntraced(function* ({ businessProfileId, period = "Last30Days" }: OfPeriod) {
  const { currency, timeZone } = yield* (yield* Profiles).of(businessProfileId)
  const today = localDateAt(yield* Clock.currentTimeMillis, timeZone)
  return { period, currency, timeZone, ...insightDays(period, today) }
})

/** The totals of the whole period add up the totals of its parts, so that both agree. */
const insightsOf = Effect.fnUntraced(function* (input: OfPeriod, productId?: string) {
  const { parts, ...chosen } = yield* chosenDays(input)
  const metrics = yield* ProductMetricsRepository
  const [previous = productTotalsOf([]), ...totals] = yield* metrics.totals(
    input.businessProfileId,
    [chosen.compared, ...parts],
    productId,
  )
  return {
    ...chosen,
    totals: productTotalsOf(totals),
    previous,
    parts: parts.map((days, index) => ({ days, totals: totals[index] ?? productTotalsOf([]) })),
  }
})

export const getProductInsights = handler(GetProductInsights, (input) => insightsOf(input))

export const getProductInsight = handler(
  GetProductInsight,
  Effect.fnUntraced(function* ({ productId, ...input }) {
    const product = yield* (yield* ProductMetricsRepository).product(input.businessProfileId, productId)
    const cards = yield* (yield* ProductCards).of(input.businessProfileId, [productId])
    return { ...(yield* insightsOf(input, productId)), ...product, ...cards.get(productId) }
  }),
)

export const listProductInsights = handler(
  ListProductInsights,
  Effect.fnUntraced(function* ({ search, sort = "TotalSales", order, page, limit, ...input }) {
    const { days } = yield* chosenDays(input)
    const { products, ...sums } = yield* (yield* ProductMetricsRepository).products(input.businessProfileId, {
      days,
      ...(search !== undefined && { search }),
      sort,
      order: order ?? (sort === "Product" ? "Ascending" : "Descending"),
      page: { page: page ?? defaultPage.page, limit: limit ?? defaultPage.limit },
    })
    const codes = products.map(({ productId }) => productId)
    const cards = yield* (yield* ProductCards).of(input.businessProfileId, codes)
    return { days, ...sums, products: products.map((row) => ({ ...row, ...cards.get(row.productId) })) }
  }),
)
