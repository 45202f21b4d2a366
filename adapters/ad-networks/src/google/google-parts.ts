import type { ChannelObjects } from "@application/campaigns/ports"
import { type DayPart, type PartDimension, unknownValue } from "@domain/insights"
import type { LocalDate } from "@domain/kernel"
import { Effect } from "effect"
import { at, numberOf, textOf } from "../json-reader.ts"
import { mergedParts } from "../merged-parts.ts"
import type { GoogleChannel } from "./google-channel.ts"
import { type GoogleClient, quoted } from "./google-client.ts"
import { camel } from "./google-name.ts"
import { customerOf, figuresOf, metricOf } from "./google-row.ts"

/** The resource that tells the parts of a dimension, and the field with a row's value. */
interface View {
  readonly from: string
  readonly field: string
  readonly valueOf: (told: unknown) => string
}

const named = (names: Readonly<Record<string, string>>, other: string) => (told: unknown) =>
  names[textOf(told) ?? ""] ?? other

const places = (told: unknown) => textOf(told) ?? unknownValue

/** Google tells ages and genders in views of their own, and never both together. */
const views: Readonly<Record<PartDimension, View>> = {
  Ad: { from: "ad_group_ad", field: "ad_group_ad.resource_name", valueOf: places },
  Place: { from: "user_location_view", field: "segments.geo_target_region", valueOf: places },
  Device: {
    from: "campaign",
    field: "segments.device",
    valueOf: named(
      { MOBILE: "Phone", TABLET: "Tablet", DESKTOP: "Desktop", CONNECTED_TV: "Television", UNKNOWN: unknownValue },
      "Other",
    ),
  },
  Age: {
    from: "age_range_view",
    field: "ad_group_criterion.age_range.type",
    valueOf: named(
      {
        AGE_RANGE_18_24: "18-24",
        AGE_RANGE_25_34: "25-34",
        AGE_RANGE_35_44: "35-44",
        AGE_RANGE_45_54: "45-54",
        AGE_RANGE_55_64: "55-64",
        AGE_RANGE_65_UP: "65+",
      },
      unknownValue,
    ),
  },
  Gender: {
    from: "gender_view",
    field: "ad_group_criterion.gender.type",
    valueOf: named({ FEMALE: "Female", MALE: "Male" }, unknownValue),
  },
  Hour: { from: "campaign", field: "segments.hour", valueOf: (told) => String(numberOf(told)) },
}

/** A query names at most so many places. */
const placesAtOnce = 200

/** What places are called: their regions come as resource names. */
const placeNames = (client: GoogleClient, customer: string, resourceNames: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const names = new Map<string, string>()
    for (let from = 0; from < resourceNames.length; from += placesAtOnce) {
      const list = resourceNames.slice(from, from + placesAtOnce).map(quoted)
      const rows = yield* client.rows(
        customer,
        `SELECT geo_target_constant.resource_name, geo_target_constant.name FROM geo_target_constant WHERE geo_target_constant.resource_name IN (${list.join(", ")})`,
      )
      for (const row of rows) {
        const name = textOf(at(row, "geoTargetConstant", "name"))
        if (name !== undefined) names.set(textOf(at(row, "geoTargetConstant", "resourceName")) ?? "", name)
      }
    }
    return names
  })

/** Parts of a campaign's days. Google tells calls by none of these views, so that such results are absent. */
export const partsReader = (client: GoogleClient, { results }: GoogleChannel) =>
  Effect.fnUntraced(function* (
    { externalIds: { campaign }, objective }: ChannelObjects,
    dimension: PartDimension,
    since: LocalDate,
    until: LocalDate,
  ) {
    if (campaign === undefined) return []
    const { from, field, valueOf } = views[dimension]
    const customer = customerOf(campaign)
    const rows = yield* client.rows(
      customer,
      `SELECT segments.date, ${field}, customer.currency_code, metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.all_conversions FROM ${from} WHERE campaign.resource_name = ${quoted(campaign)} AND segments.date BETWEEN ${quoted(since)} AND ${quoted(until)}`,
    )
    const path = field.split(".").map(camel)
    const isByClicks = objective !== undefined && results[objective] === "clicks"
    const parts = rows.map((row): DayPart => {
      const figures = figuresOf(row)
      return {
        ...figures,
        value: valueOf(at(row, ...path)),
        conversions: metricOf(row, "allConversions"),
        ...(isByClicks && { results: figures.clicks }),
      }
    })
    if (dimension !== "Place") return mergedParts(parts)
    const regions = [...new Set(parts.map(({ value }) => value))].filter((value) => value !== unknownValue)
    const names = yield* placeNames(client, customer, regions)
    return mergedParts(parts.map((part) => ({ ...part, value: names.get(part.value) ?? unknownValue })))
  })
