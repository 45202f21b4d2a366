import { Clock, Effect } from "effect"
import { handler, type InputOf, Profiles } from "@application/kernel"
import {
  breakdownOf,
  chosenProducts,
  groupedProducts,
  groupParts,
  insightDays,
  type ProductChoice,
  type ProductInsightPeriod,
  productAlerts,
  productTotalsOf,
  sortedProducts,
} from "@domain/insights"
import { type BusinessProfileId, type DateRange, defaultPage, localDateAt, offsetOf } from "@domain/kernel"
import { GetProductInsight, GetProductInsights, ListProductInsights } from "../contract/index.ts"
import { ProductCards, ProductMetricsRepository } from "../ports/index.ts"

/** The most products of a feed that are listed without figures. */
const mostListed = 20_000

/** The most products of a problem that are named; as many as one call leaves out. */
const mostTold = 100

interface OfPeriod {
  readonly businessProfileId: BusinessProfileId
  readonly period?: ProductInsightPeriod
}

/** The days of a period where the business is. */
const chosenDays = Effect.fnUntraced(function* ({ businessProfileId, period = "Last30Days" }: OfPeriod) {
  const { currency, timeZone } = yield* (yield* Profiles).of(businessProfileId)
  const today = localDateAt(yield* Clock.currentTimeMillis, timeZone)
  return { today, shown: { period, currency, timeZone, ...insightDays(period, today) } }
})

/** Every product of some days with its group, and the sleeping ones of a feed that is not too large to list. */
const productsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, days: DateRange, today: string) {
  const cards = yield* ProductCards
  const reported = yield* (yield* ProductMetricsRepository).products(businessProfileId, days)
  const whole = yield* cards.all(businessProfileId, mostListed)
  const known =
    whole ??
    (yield* cards.of(
      businessProfileId,
      reported.map(({ productId }) => productId),
    ))
  const codes = new Set(reported.map(({ productId }) => productId))
  const unseen = [...(whole?.keys() ?? [])]
    .filter((productId) => !codes.has(productId))
    .map((productId) => ({ productId, totals: productTotalsOf([]) }))
  const products = [...reported, ...unseen].map((row) => {
    const card = known.get(row.productId)
    return card === undefined ? row : { ...row, ...(card.title !== undefined && { title: card.title }), card }
  })
  return { products: groupedProducts(products, today), isWholeFeed: whole !== undefined }
})

/** The codes of the products that figures are about; undefined for all. */
const chosenCodes = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  days: DateRange,
  today: string,
  choice: ProductChoice,
) {
  const { search = "", group, value, problem } = choice
  const isChosen = group !== undefined || value !== undefined || problem !== undefined
  if (search.trim() === "" && !isChosen) return undefined
  const { products } = yield* productsOf(businessProfileId, days, today)
  return chosenProducts(products, choice).map(({ productId }) => productId)
})

/** The totals of the whole period add up the totals of its parts, so that both agree. */
const insightsOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  { parts, ...chosen }: Effect.Success<ReturnType<typeof chosenDays>>["shown"],
  codes?: ReadonlyArray<string>,
) {
  const metrics = yield* ProductMetricsRepository
  const [previous = productTotalsOf([]), ...totals] = yield* metrics.totals(
    businessProfileId,
    [chosen.compared, ...parts],
    codes,
  )
  return {
    ...chosen,
    totals: productTotalsOf(totals),
    previous,
    parts: parts.map((days, index) => ({ days, totals: totals[index] ?? productTotalsOf([]) })),
  }
})

export const getProductInsights = handler(
  GetProductInsights,
  Effect.fnUntraced(function* ({ businessProfileId, period, ...choice }) {
    const { shown, today } = yield* chosenDays({ businessProfileId, ...(period !== undefined && { period }) })
    const codes = yield* chosenCodes(businessProfileId, shown.days, today, choice)
    return yield* insightsOf(businessProfileId, shown, codes)
  }),
)

export const getProductInsight = handler(
  GetProductInsight,
  Effect.fnUntraced(function* ({ productId, ...input }) {
    const { businessProfileId } = input
    const product = yield* (yield* ProductMetricsRepository).product(businessProfileId, productId)
    const cards = yield* (yield* ProductCards).of(businessProfileId, [productId])
    const { shown } = yield* chosenDays(input)
    return { ...(yield* insightsOf(businessProfileId, shown, [productId])), ...product, ...cards.get(productId) }
  }),
)

/** The products that a list shows on all its pages, in order, and all products of its days. */
export const listedProducts = Effect.fnUntraced(function* ({
  businessProfileId,
  period,
  sort = "TotalSales",
  order,
  ...choice
}: Omit<InputOf<typeof ListProductInsights>, "page" | "limit">) {
  const { shown, today } = yield* chosenDays({ businessProfileId, ...(period !== undefined && { period }) })
  const { products, isWholeFeed } = yield* productsOf(businessProfileId, shown.days, today)
  const wanted = order ?? (sort === "Product" ? "Ascending" : "Descending")
  return { shown, products, isWholeFeed, found: sortedProducts(chosenProducts(products, choice), sort, wanted) }
})

export const listProductInsights = handler(
  ListProductInsights,
  Effect.fnUntraced(function* ({ page, limit, ...input }) {
    const { shown, products, isWholeFeed, found } = yield* listedProducts(input)
    const asked = { page: page ?? defaultPage.page, limit: limit ?? defaultPage.limit }
    const breakdown = breakdownOf(products, input)
    return {
      days: shown.days,
      products: found
        .slice(offsetOf(asked), offsetOf(asked) + asked.limit)
        .map(({ card, ...row }) => ({ ...card, ...row })),
      totals: productTotalsOf(found.map(({ totals }) => totals)),
      total: found.length,
      groups: groupParts(products, input),
      ...(breakdown !== undefined && { breakdown }),
      isWholeFeed,
      alerts: productAlerts(products, mostTold),
    }
  }),
)
