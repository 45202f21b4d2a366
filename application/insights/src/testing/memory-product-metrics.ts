import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import {
  type NetworkProductDay,
  type NetworkProducts,
  type ProductCard,
  ProductNotFound,
  productTotalsOf,
  type ReportedDay,
  shownCost,
} from "@domain/insights"
import { type BusinessProfileId, type CampaignId, type DateRange, holdsDay } from "@domain/kernel"
import { ProductCards, ProductMetricsRepository } from "../ports/product-metrics-repository.ts"

/** A day of a product in the test table `product_metrics`, which the campaigns context shares. */
export type MemoryProductDay = NetworkProductDay &
  Pick<NetworkProducts, "channel" | "externalCampaignId"> & {
    readonly businessProfileId: BusinessProfileId
    readonly campaignId: CampaignId
  }

/** Days of products in the table `product_metrics`, with the costs that `daily_metrics` shows. */
export const memoryProductMetricsRepository = Layer.effect(
  ProductMetricsRepository,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<string, MemoryProductDay>("product_metrics")
    const days = database.table<string, ReportedDay>("daily_metrics")
    const within = (profile: BusinessProfileId, range: DateRange) =>
      [...rows.values()]
        .filter((row) => row.businessProfileId === profile && holdsDay(range, row.date))
        .map((row) => {
          const day = days.get(`${row.campaignId}/${row.channel}/${row.externalCampaignId}/${row.date}`)
          return { ...row, cost: shownCost(row.cost, day) }
        })
    const titleOf = (profile: BusinessProfileId, productId: string) =>
      [...rows.values()]
        .filter((row) => row.businessProfileId === profile && row.productId === productId && row.title !== undefined)
        .toSorted((a, b) => (a.date < b.date ? -1 : 1))
        .at(-1)?.title
    const firstDayOf = (profile: BusinessProfileId, productId: string) =>
      [...rows.values()]
        .filter((row) => row.businessProfileId === profile && row.productId === productId)
        .map(({ date }) => date)
        .toSorted()[0] ?? ""
    const named = (profile: BusinessProfileId, productId: string) => {
      const title = titleOf(profile, productId)
      return { productId, ...(title !== undefined && { title }) }
    }
    return {
      replace: (businessProfileId, campaignId, { channel, externalCampaignId, range, days: reported }) =>
        Effect.sync(() => {
          const prefix = `${campaignId}/${channel}/${externalCampaignId}`
          for (const [key, row] of rows) if (key.startsWith(`${prefix}/`) && holdsDay(range, row.date)) rows.delete(key)
          for (const day of reported)
            rows.set(`${prefix}/${day.date}/${day.productId}`, {
              ...day,
              channel,
              externalCampaignId,
              businessProfileId,
              campaignId,
            })
        }),
      totals: (profile, ranges, productIds) =>
        Effect.sync(() =>
          ranges.map((range) =>
            productTotalsOf(within(profile, range).filter(({ productId }) => productIds?.includes(productId) ?? true)),
          ),
        ),
      products: (profile, range) =>
        Effect.sync(() =>
          [...Map.groupBy(within(profile, range), ({ productId }) => productId)].map(([productId, own]) => ({
            ...named(profile, productId),
            firstDay: firstDayOf(profile, productId),
            totals: productTotalsOf(own),
          })),
        ),
      product: (profile, productId) =>
        [...rows.values()].some((row) => row.businessProfileId === profile && row.productId === productId)
          ? Effect.succeed(named(profile, productId))
          : Effect.fail(new ProductNotFound({})),
    }
  }),
)

/** What feeds say of products, by profile and code, in the test table `product_cards`. */
export const memoryProductCards = Layer.effect(
  ProductCards,
  Effect.map(MemoryDatabase, (database) => {
    const cards = database.table<string, ProductCard>("product_cards")
    return {
      of: (profile, productIds) =>
        Effect.sync(
          () =>
            new Map(
              productIds.flatMap((productId) => {
                const card = cards.get(`${profile}/${productId}`)
                return card === undefined ? [] : [[productId, card] as const]
              }),
            ),
        ),
      all: (profile, most) =>
        Effect.sync(() => {
          const own = [...cards].flatMap(([key, card]) =>
            key.startsWith(`${profile}/`) ? [[key.slice(`${profile}/`.length), card] as const] : [],
          )
          return own.length > most ? undefined : new Map(own)
        }),
    }
  }),
)
