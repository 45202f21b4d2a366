import type { ExportLeads, ExportProductInsights } from "@application/insights/contract"
import {
  exportLeads,
  exportProductInsights,
  getProductInsight,
  getProductInsights,
  listProductInsights,
} from "@application/insights/use-cases"
import { CurrentActor, type InputOf } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { type DailyMetrics, type NetworkProductDay, productTotalsOf } from "@domain/insights"
import { fromMajor } from "@domain/kernel"
import { Effect, Stream } from "effect"
import { bakery } from "./bakery.ts"

const asOwner = Effect.provideService(CurrentActor, userActor(41, [bakery.id]))

/** A day of the ads as two products' days: all of it is of products. */
export const soldOn = ({ date, impressions, clicks, results, spend }: DailyMetrics): ReadonlyArray<NetworkProductDay> =>
  (["SKU-1", "SKU-2"] as const).map((productId, place) => {
    const share = (whole: number): number => (place === 0 ? Math.floor(whole / 3) : whole - Math.floor(whole / 3))
    return {
      date,
      productId,
      title: `Loaf ${place}`,
      cost: share(spend),
      impressions: share(impressions),
      clicks: share(clicks),
      orders: share(results),
      totalSales: share(results) * 450_00,
    }
  })

const linesOf = Effect.fnUntraced(function* (body: AsyncIterable<Uint8Array>) {
  const parts = yield* Stream.runCollect(Stream.decodeText(Stream.fromAsyncIterable(body, (cause) => cause)))
  const [, ...lines] = parts.join("").split("\r\n")
  return lines.filter((line) => line !== "").map((line) => line.slice(1, -1).split('","'))
})

/** How many leads the download of some leads holds. */
export const downloadedLeads = Effect.fnUntraced(function* (input: Omit<InputOf<typeof ExportLeads>, "format">) {
  return (yield* linesOf((yield* asOwner(exportLeads.handle({ ...input, format: "csv" }))).body)).length
})

const columns = ["totalSales", "orders", "impressions", "clicks"] as const

/** What insights of the last thirty days show of the products, by each way that shows it. */
export const shownProducts = Effect.gen(function* () {
  const asked = { businessProfileId: bakery.id, period: "Last30Days", attribute: "brand" } as const
  const report = yield* getProductInsights.handle(asked)
  const list = yield* listProductInsights.handle(asked)
  const each = yield* Effect.forEach(list.products, ({ productId }) =>
    getProductInsight.handle({ businessProfileId: bakery.id, period: "Last30Days", productId }),
  )
  const download: InputOf<typeof ExportProductInsights> = { ...asked, format: "csv", columns }
  const lines = yield* linesOf((yield* exportProductInsights.handle(download)).body)
  const summed = (place: number): number => lines.reduce((sum, line) => sum + Number(line[3 + place] ?? 0), 0)
  const { amount } = fromMajor(summed(0), report.currency)
  return {
    days: report.days,
    totals: report.totals,
    ways: [
      list.totals,
      productTotalsOf(report.parts.map(({ totals }) => totals)),
      productTotalsOf(list.products.map(({ totals }) => totals)),
      productTotalsOf(list.groups.map(({ totals }) => totals)),
      productTotalsOf((list.breakdown?.parts ?? []).map(({ totals }) => totals)),
      productTotalsOf(each.map(({ totals }) => totals)),
    ],
    downloaded: { totalSales: amount, orders: summed(1), impressions: summed(2), clicks: summed(3) },
  }
})
