import { type DayPart, wholeSteps } from "@domain/budget"
import type { AgeBand, AdPlan } from "@domain/campaigns"
import { type CurrencyCode, type LocalDate, minorPerMajor, regionFacts } from "@domain/kernel"
import { baseLanguage } from "../base-language.ts"
import type { GoogleChannel } from "./google-channel.ts"
import { camel, nameOn } from "./google-name.ts"
import { carriesInstants, type GoogleAdsOptions } from "./google-options.ts"

/** A resource as a mutation sends it. */
export type Resource = Readonly<Record<string, unknown>>

const microsPerMajor = 1_000_000

/** Minor units as micros, which are whole multiples of the currency's smallest coin. */
export const microsOf = (minor: number, currency: CurrencyCode): string =>
  String(minor * (microsPerMajor / minorPerMajor(currency)))

/** Micros as minor units, rounded. */
export const minorOfMicros = (micros: number, currency: CurrencyCode): number =>
  Math.round(micros / (microsPerMajor / minorPerMajor(currency)))

/** First and last day, in the customer's time zone, as the version writes them. */
const datesOf = (options: GoogleAdsOptions, startDate: LocalDate, endDate: LocalDate): Resource =>
  carriesInstants(options)
    ? { startDateTime: `${startDate} 00:00:00`, ...endOf(options, endDate) }
    : { startDate, ...endOf(options, endDate) }

export const endOf = (options: GoogleAdsOptions, endDate: LocalDate): Resource =>
  carriesInstants(options) ? { endDateTime: `${endDate} 23:59:59` } : { endDate }

export const endFieldOf = (options: GoogleAdsOptions): string =>
  carriesInstants(options) ? "end_date_time" : "end_date"

export const budgetResource = (channel: GoogleChannel, plan: AdPlan, resourceName: string): Resource => ({
  resourceName,
  name: nameOn(channel, plan, "budget"),
  amountMicros: microsOf(plan.dailyBudget, plan.currency),
  deliveryMethod: "STANDARD",
  explicitlyShared: false,
})

/** A campaign that buys as many clicks as its budget can, paused until everything beneath it exists. */
export const campaignResource = (
  channel: GoogleChannel,
  plan: AdPlan,
  options: GoogleAdsOptions,
  resourceName: string,
  campaignBudget: string,
): Resource => ({
  resourceName,
  name: nameOn(channel, plan, "campaign"),
  status: "PAUSED",
  ...channel.campaign,
  campaignBudget,
  targetSpend: {},
  ...datesOf(options, plan.startDate, plan.endDate),
  containsEuPoliticalAdvertising: "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING",
  geoTargetTypeSetting: { positiveGeoTargetType: "PRESENCE" },
})

const microDegrees = (degrees: number): number => Math.round(degrees * 1_000_000)

/** A circle round a point, in kilometres. */
export const proximity = (campaign: string, latitude: number, longitude: number, kilometers: number): Resource => ({
  campaign,
  proximity: {
    geoPoint: { latitudeInMicroDegrees: microDegrees(latitude), longitudeInMicroDegrees: microDegrees(longitude) },
    radius: Math.round(kilometers * 10) / 10,
    radiusUnits: "KILOMETERS",
  },
})

/** A place of Google's own where ads are not shown; Google leaves out no circle. */
export const excludedLocation = (campaign: string, geoTargetConstant: string): Resource => ({
  campaign,
  negative: true,
  location: { geoTargetConstant },
})

export const location = (campaign: string, geoTargetConstant: string): Resource => ({
  campaign,
  location: { geoTargetConstant },
})

const languages: Readonly<Record<string, string>> = {
  en: "1000",
  de: "1001",
  fr: "1002",
  es: "1003",
  it: "1004",
  ja: "1005",
  ko: "1012",
  pt: "1014",
  zh: "1017",
  ar: "1019",
  hi: "1023",
  hu: "1024",
  he: "1027",
  ru: "1031",
}

/** The language of the searcher; undefined, which means all, for one without a number here. */
export const languageConstant = (language: string): string | undefined => {
  const number = languages[baseLanguage(language)]
  return number === undefined ? undefined : `languageConstants/${number}`
}

const ageRanges: Readonly<Record<AgeBand, string>> = {
  "18-24": "AGE_RANGE_18_24",
  "25-34": "AGE_RANGE_25_34",
  "35-44": "AGE_RANGE_35_44",
  "45-54": "AGE_RANGE_45_54",
  "55-64": "AGE_RANGE_55_64",
  "65+": "AGE_RANGE_65_UP",
}

/** Ads reach everybody but whom they exclude: the ages and the gender that were not chosen, and who may be of them. */
export const exclusions = (plan: AdPlan, adGroup: string): ReadonlyArray<Resource> => {
  const bands: ReadonlyArray<AgeBand> = ["18-24", "25-34", "35-44", "45-54", "55-64", "65+"]
  const ages = plan.ageBands.length === 0 ? [] : bands.filter((band) => !plan.ageBands.includes(band))
  const ageTypes = ages.length === 0 ? [] : [...ages.map((band) => ageRanges[band]), "AGE_RANGE_UNDETERMINED"]
  const genders = plan.gender === "All" ? [] : [plan.gender === "Male" ? "FEMALE" : "MALE", "UNDETERMINED"]
  return [
    ...ageTypes.map((type) => ({ adGroup, negative: true, ageRange: { type } })),
    ...genders.map((type) => ({ adGroup, negative: true, gender: { type } })),
  ]
}

const distinct = (names: ReadonlyArray<string>) => [...new Set(names)]

/** The lists that an ad group's ads are shown to alone. */
export const includedLists = ({ audiences }: AdPlan, adGroup: string): ReadonlyArray<Resource> =>
  distinct(audiences?.included ?? []).map((userList) => ({ adGroup, status: "ENABLED", userList: { userList } }))

/** The lists that no ad of the campaign is shown to. */
export const excludedLists = ({ audiences }: AdPlan, campaign: string): ReadonlyArray<Resource> =>
  distinct(audiences?.excluded ?? []).map((userList) => ({ campaign, negative: true, userList: { userList } }))

/** Lists narrow the audience, which Google calls targeting; otherwise they are only observed. */
export const targetingByLists: Resource = {
  targetingSetting: { targetRestrictions: [{ targetingDimension: "AUDIENCE", bidOnly: false }] },
}

const weekdays = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"]
const quarters = ["ZERO", "FIFTEEN", "THIRTY", "FORTY_FIVE"]

/** The hours in the customer's zone, which is the region's, cut to the quarters of an hour that Google takes. */
export const adSchedules = (hours: ReadonlyArray<DayPart>): ReadonlyArray<Resource> =>
  wholeSteps(hours, 15).map(({ weekday, from, to }) => ({
    dayOfWeek: weekdays[weekday],
    startHour: Math.floor(from / 60),
    startMinute: quarters[(from % 60) / 15],
    endHour: Math.floor(to / 60),
    endMinute: quarters[(to % 60) / 15],
  }))

/** The number beside ads, at the hours when it is answered. */
export const callAsset = (plan: AdPlan, hours: AdPlan["hours"], settings: Resource = {}): Resource => {
  const digits = (plan.phone ?? "").replaceAll(/\D/gu, "")
  const { dialCode } = regionFacts[plan.region]
  const national = digits.startsWith(dialCode) && digits.length > 10 ? digits.slice(dialCode.length) : digits
  return {
    callAsset: {
      countryCode: plan.region,
      phoneNumber: national,
      ...settings,
      ...(hours !== undefined && { adScheduleTargets: adSchedules(hours) }),
    },
  }
}

/** The ad with its address and what a click carries there; `pictures` is what the step of the pictures made. */
export const adResource = (channel: GoogleChannel, plan: AdPlan, adGroup: string, pictures?: string): Resource => ({
  adGroup,
  status: "ENABLED",
  ad: {
    finalUrls: [plan.link],
    ...(plan.tracking !== undefined && { finalUrlSuffix: plan.tracking }),
    [camel(channel.adField)]: channel.ad(plan, pictures),
  },
})
