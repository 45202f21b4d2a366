import type { Context } from "../core/context.ts"
import type { JsonObject } from "../core/json.ts"
import { unitOf } from "../market/book.ts"
import { allRegions, daysOfParts, type PartName, regionsOf } from "../market/parts.ts"
import type { DayMetrics } from "../market/simulate.ts"
import { type Query, queryError } from "./gaql.ts"
import { SEGMENTS, VIEWS_WITHOUT_CALLS } from "./gaql-fields.ts"

/** A value of a segment or criterion as Google writes it, and the parts of the market that it stands for. */
type Told = { readonly written: string; readonly values: readonly string[] }

/** The people, devices or places that a row counts alone. */
export type Parted = { readonly name: PartName; readonly values: readonly string[] }

const AGES: readonly Told[] = ["18_24", "25_34", "35_44", "45_54", "55_64"]
  .map((age): Told => ({ written: `AGE_RANGE_${age}`, values: [age.replace("_", "-")] }))
  .concat([{ written: "AGE_RANGE_65_UP", values: ["65+"] }])

const GENDERS: readonly Told[] = [
  { written: "FEMALE", values: ["female"] },
  { written: "MALE", values: ["male"] },
  { written: "UNDETERMINED", values: ["unknown"] },
]

const DEVICES: readonly Told[] = [
  { written: "MOBILE", values: ["iphone", "android_smartphone"] },
  { written: "TABLET", values: ["ipad", "android_tablet"] },
  { written: "DESKTOP", values: ["desktop"] },
  { written: "OTHER", values: ["other"] },
]

const HOURS: readonly Told[] = Array.from({ length: 24 }, (_, hour) => ({
  written: String(hour),
  values: [String(hour)],
}))

/** The parts of a segment, for ads of a currency. */
const segmentParts = (
  context: Context,
  segment: string,
  adId: string | undefined,
): { readonly name: PartName; readonly told: readonly Told[] } => {
  if (segment === "segments.device") return { name: "device", told: DEVICES }
  if (segment === "segments.hour") return { name: "hour", told: HOURS }
  const currency = adId === undefined ? "" : (unitOf(context, adId)?.currency ?? "")
  const told = regionsOf(currency).map(([id, value]) => ({
    written: id === "" ? "" : `geoTargetConstants/${id}`,
    values: [value],
  }))
  return { name: "region", told }
}

/** What a resource's days split into by the segments of a query: what a row shows of them, and the parts that it counts. */
export const segmented = (
  context: Context,
  segments: readonly string[],
  adId: string | undefined,
): readonly { readonly shown: JsonObject; readonly parts: readonly Parted[] }[] =>
  segments.reduce<readonly { readonly shown: JsonObject; readonly parts: readonly Parted[] }[]>(
    (rows, segment) => {
      const { name, told } = segmentParts(context, segment, adId)
      const field = segment
        .slice("segments.".length)
        .replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return rows.flatMap(({ shown, parts }) =>
        told.map(({ written, values }) => ({
          shown: { ...shown, ...(written !== "" && { [field]: name === "hour" ? Number(written) : written }) },
          parts: [...parts, { name, values }],
        })),
      )
    },
    [{ shown: {}, parts: [] }],
  )

/** Days as far as they are of some parts, each of any of its values. */
export const daysOf = (
  context: Context,
  days: readonly DayMetrics[],
  parts: readonly Parted[],
): readonly DayMetrics[] =>
  parts.reduce(
    (left, { name, values }) => values.flatMap((value) => daysOfParts(context, left, [{ name, value }])),
    days,
  )

/** What a view of ages or genders shows of an ad group, and the people of each row. */
export const peopleOf = (
  view: "age_range_view" | "gender_view",
  group: string,
): readonly { readonly row: JsonObject; readonly parts: readonly Parted[] }[] => {
  const isAge = view === "age_range_view"
  const [name, collection] = isAge ? ["ageRangeView", "ageRangeViews"] : ["genderView", "genderViews"]
  return (isAge ? AGES : GENDERS).map(({ written, values }) => ({
    row: {
      adGroupCriterion: isAge ? { ageRange: { type: written } } : { gender: { type: written } },
      [name]: { resourceName: `${group.replace("adGroups", collection)}~${written}` },
    },
    parts: [{ name: isAge ? "age" : "gender", values }],
  }))
}

/** Refuses segments that the resource does not take, and calls where they are not told. */
export const checkSegments = ({ select, where, from }: Query): void => {
  const named = [...select, ...where.map(({ field }) => field)]
  const segments = named.filter((field) => field.startsWith("segments.") && field !== "segments.date")
  const refused = segments.find((segment) => SEGMENTS[from]?.includes(segment) !== true)
  if (refused !== undefined)
    throw queryError(
      "PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE",
      `Cannot select or filter on the following segments: '${refused}', since segment is incompatible with the resource in the FROM clause or other selected segmenting resources.`,
    )
  const calls = named.find((field) => field.startsWith("metrics.phone_"))
  if (calls === undefined) return
  if (VIEWS_WITHOUT_CALLS.includes(from))
    throw queryError(
      "PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE",
      `Cannot select or filter on the following metrics: '${calls}', since metric is incompatible with the resource in the FROM clause.`,
    )
  if (segments.length > 0)
    throw queryError(
      "PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE",
      `Cannot select or filter on the segment '${segments[0] ?? ""}' with the metric '${calls}'.`,
    )
}

/** Google's constants of the regions that ads are shown in. */
export const regionConstants = (): readonly JsonObject[] =>
  allRegions.map(({ id, name, currency }) => ({
    resourceName: `geoTargetConstants/${id}`,
    id,
    name,
    countryCode: currency.slice(0, 2),
    targetType: currency === "GBP" ? "Country" : "State",
    canonicalName: name,
    status: "ENABLED",
  }))
