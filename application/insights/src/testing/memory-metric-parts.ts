import { MemoryDatabase } from "@application/kernel/testing"
import {
  type DayPart,
  isDimensionTold,
  type NetworkParts,
  type PartReading,
  type PartSum,
  type ReportDimension,
  type ReportedDay,
  shownCost,
} from "@domain/insights"
import { type BusinessProfileId, type CampaignId, type DateRange, holdsDay } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { MetricPartsRepository, type PartsQuery } from "../ports/metric-parts-repository.ts"
import type { MemoryProductDay } from "./memory-product-metrics.ts"

interface Owned {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}
type Day = ReportedDay & Owned
type Part = DayPart & Omit<NetworkParts, "range" | "parts"> & Owned

const within = (profile: BusinessProfileId, { days, campaignIds, channel }: PartsQuery) => {
  const range: DateRange = days
  return (row: Owned & Pick<Day, "channel" | "date">): boolean =>
    row.businessProfileId === profile &&
    holdsDay(range, row.date) &&
    (campaignIds === undefined || campaignIds.includes(row.campaignId)) &&
    (channel === undefined || row.channel === channel)
}

const dayKey = ({
  campaignId,
  channel,
  externalCampaignId,
  date,
}: Pick<Part, "campaignId" | "channel" | "externalCampaignId" | "date">) =>
  `${campaignId}/${channel}/${externalCampaignId}/${date}`

type Figures = Pick<PartSum, "impressions" | "clicks" | "spend" | "results">

const summed = (rows: ReadonlyArray<Figures>): Figures => {
  const sum = (figure: "impressions" | "clicks" | "spend") => rows.reduce((all, row) => all + row[figure], 0)
  const isTold = rows.every(({ results }) => results !== undefined)
  return {
    impressions: sum("impressions"),
    clicks: sum("clicks"),
    spend: sum("spend"),
    ...(isTold && { results: rows.reduce((all, { results = 0 }) => all + results, 0) }),
  }
}

/** Parts in the in-memory database, beside the days of `daily_metrics` and the products of `product_metrics`. */
export const memoryMetricPartsRepository = Layer.effect(
  MetricPartsRepository,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const parts = database.table<string, Part>("metric_parts")
    const names = database.table<string, string>("part_names")
    const days = database.table<string, Day>("daily_metrics")
    const products = database.table<string, MemoryProductDay>("product_metrics")
    const productsOf = (
      profile: BusinessProfileId,
      query: PartsQuery,
    ): ReadonlyArray<Figures & Omit<PartSum, keyof Figures>> =>
      !query.dimensions.includes("Product")
        ? []
        : [...products.values()].filter(within(profile, query)).map((row) => ({
            dimension: "Product" as const,
            campaignId: row.campaignId,
            channel: row.channel,
            value: row.productId,
            ...(row.title !== undefined && { name: row.title }),
            impressions: row.impressions,
            clicks: row.clicks,
            spend: shownCost(row.cost, days.get(dayKey(row))),
          }))
    return {
      replace: (businessProfileId, campaignId, { channel, externalCampaignId, dimension, range, parts: told }) =>
        Effect.sync(() => {
          for (const [key, row] of parts)
            if (
              row.campaignId === campaignId &&
              row.channel === channel &&
              row.externalCampaignId === externalCampaignId &&
              row.dimension === dimension &&
              holdsDay(range, row.date)
            )
              parts.delete(key)
          for (const { name, ...part } of told) {
            const row = { ...part, channel, externalCampaignId, dimension, businessProfileId, campaignId }
            parts.set(`${dayKey(row)}/${dimension}/${part.value}`, row)
            if (name !== undefined) names.set(`${businessProfileId}/${part.value}`, name)
          }
        }),
      reading: (profile, query) =>
        Effect.sync((): PartReading => {
          const own = [...days.values()].filter(within(profile, query))
          const told = [...parts.values()].filter(
            (row) => within(profile, query)(row) && query.dimensions.some((one) => one === row.dimension),
          )
          const nameOf = ({ dimension, value }: { readonly dimension: ReportDimension; readonly value: string }) =>
            dimension === "Ad" ? names.get(`${profile}/${value}`) : undefined
          const sums = Map.groupBy(
            [...told, ...productsOf(profile, query)],
            (row) => `${row.dimension}/${row.campaignId}/${row.channel}/${row.value}`,
          )
          const read = new Set(told.map((row) => `${dayKey(row)}/${row.dimension}`))
          return {
            totals: [...Map.groupBy(own, ({ campaignId, channel }) => `${campaignId}/${channel}`).values()].flatMap(
              (rows) => {
                const [first] = rows
                if (first === undefined) return []
                const sum = (figure: "impressions" | "clicks" | "results" | "spend" | "reported") =>
                  rows.reduce((all, row) => all + row[figure], 0)
                return [
                  {
                    campaignId: first.campaignId,
                    channel: first.channel,
                    impressions: sum("impressions"),
                    clicks: sum("clicks"),
                    results: sum("results"),
                    spend: sum("spend"),
                    reported: sum("reported"),
                  },
                ]
              },
            ),
            parts: [...sums.values()].flatMap((rows): ReadonlyArray<PartSum> => {
              const last = rows.at(-1)
              if (last === undefined) return []
              const { dimension, campaignId, channel, value } = last
              const name = nameOf(last) ?? ("name" in last ? last.name : undefined)
              return [{ dimension, campaignId, channel, value, ...summed(rows), ...(name !== undefined && { name }) }]
            }),
            unread: query.dimensions
              .filter((dimension) => dimension !== "Product")
              .flatMap((dimension) => {
                const unread = own.filter(
                  (day) =>
                    day.impressions > 0 &&
                    isDimensionTold(day.channel, dimension) &&
                    !read.has(`${dayKey(day)}/${dimension}`),
                )
                const ones = Map.groupBy(unread, ({ campaignId, channel }) => `${campaignId}/${channel}`)
                return [...ones.values()].flatMap(([day]) =>
                  day === undefined ? [] : [{ dimension, campaignId: day.campaignId, channel: day.channel }],
                )
              }),
          }
        }),
    }
  }),
)
