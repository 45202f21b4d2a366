import type { ChannelObjects } from "@application/campaigns/ports"
import { ageValues, type DayPart, type PartDimension, unknownValue } from "@domain/insights"
import type { LocalDate } from "@domain/kernel"
import { Effect } from "effect"
import { at, numberOf, textOf } from "../json-reader.ts"
import { mergedParts } from "../merged-parts.ts"
import type { GraphClient, GraphParameters } from "./graph-client.ts"
import { minorOf } from "./meta-money.ts"
import { resultsOf } from "./meta-result.ts"
import type { MetaVocabulary } from "./meta-vocabulary.ts"

/** How Meta is asked for the parts of a dimension, and which column tells a row's value. */
interface Breakdown {
  readonly column: string
  readonly asked: GraphParameters
  readonly valueOf: (told: string) => string
}

const devices: Readonly<Record<string, string>> = {
  iphone: "Phone",
  ipod: "Phone",
  android_smartphone: "Phone",
  ipad: "Tablet",
  android_tablet: "Tablet",
  desktop: "Desktop",
  unknown: unknownValue,
}

const genders: Readonly<Record<string, string>> = { female: "Female", male: "Male" }
const ages: ReadonlyArray<string> = ageValues

const hourly = "hourly_stats_aggregated_by_advertiser_time_zone"

/** Meta tells devices beside the platform alone, and only some breakdowns together. */
const breakdowns: Readonly<Record<PartDimension, Breakdown>> = {
  Ad: { column: "ad_id", asked: { level: "ad" }, valueOf: (told) => told },
  Place: {
    column: "region",
    asked: { level: "campaign", breakdowns: ["region"] },
    valueOf: (told) => (told.toLowerCase() === "unknown" ? unknownValue : told),
  },
  Device: {
    column: "impression_device",
    asked: { level: "campaign", breakdowns: ["publisher_platform", "impression_device"] },
    valueOf: (told) => devices[told] ?? "Other",
  },
  Age: {
    column: "age",
    asked: { level: "campaign", breakdowns: ["age"] },
    valueOf: (told) => ages.find((age) => age === told) ?? unknownValue,
  },
  Gender: {
    column: "gender",
    asked: { level: "campaign", breakdowns: ["gender"] },
    valueOf: (told) => genders[told] ?? unknownValue,
  },
  // "18:00:00 - 18:59:59", by the clock of the ad account.
  Hour: {
    column: hourly,
    asked: { level: "campaign", breakdowns: [hourly] },
    valueOf: (told) => String(Number.parseInt(told, 10)),
  },
}

const fields = "date_start,impressions,inline_link_clicks,spend,actions,account_currency"

/** Parts of a campaign's days, as insights break them down. */
export const partsReader = (graph: GraphClient, vocabulary: MetaVocabulary) =>
  Effect.fnUntraced(function* (
    { externalIds: { campaign }, objective = "WebsiteVisits" }: ChannelObjects,
    dimension: PartDimension,
    since: LocalDate,
    until: LocalDate,
  ) {
    if (campaign === undefined) return []
    const { column, asked, valueOf } = breakdowns[dimension]
    const rows = yield* graph.list(`${campaign}/insights`, {
      ...asked,
      fields: dimension === "Ad" ? `ad_id,${fields}` : fields,
      limit: 500,
      time_increment: 1,
      time_range: { since, until },
    })
    const parts = rows.map((row): DayPart => {
      const told = textOf(at(row, column)) ?? ""
      return {
        date: textOf(at(row, "date_start")) ?? "",
        value: told === "" ? unknownValue : valueOf(told),
        impressions: numberOf(at(row, "impressions")),
        clicks: numberOf(at(row, "inline_link_clicks")),
        spend: minorOf(at(row, "spend"), textOf(at(row, "account_currency"))),
        results: resultsOf(row, objective, vocabulary),
      }
    })
    return mergedParts(parts)
  })
