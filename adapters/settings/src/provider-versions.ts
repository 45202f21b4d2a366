import { addDays, type LocalDate } from "@domain/kernel"

/** One version of a provider's interface: its days, and what it changed of what Marquee says. */
export interface ProviderVersion {
  readonly version: string
  readonly releasedOn?: LocalDate
  /** The first day on which it is refused; absent while its provider ends no version. */
  readonly endsOn?: LocalDate
  /** What the end is derived from; absent where the provider names the day. */
  readonly derivedFrom?: string
  readonly changes?: string
}

/** A provider's versions, the oldest first, and where their days are published. */
export interface VersionedProvider {
  readonly name: string
  readonly source: string
  /** The version that is spoken unless another is set. */
  readonly usual: string
  readonly versions: ReadonlyArray<ProviderVersion>
}

/** The day on which the table was read from the providers' pages. */
export const versionsReadOn: LocalDate = "2026-11-27"

const ended = (version: string, endsOn: LocalDate, changes?: string): ProviderVersion => ({
  version,
  endsOn,
  ...(changes !== undefined && { changes }),
})

const twelveMonths = "twelve months after its release, which Meta's versions have lived; no end is named yet"
const monthNamed = "Google names the month of its end; its first day is taken"
const quarters = "a stable version is supported for twelve months from its release"

/** What each provider answers and until when. */
export const providerVersions = {
  meta: {
    name: "Meta's Marketing API",
    source: "developers.facebook.com, Marketing API version history",
    // The newest version that Meta's published description covers; v26.0 and v27.0 are known by their change logs alone.
    usual: "v25.0",
    versions: [
      ended("v8.0", "2021-05-04", "the constant of the specification, which the sandbox still answers"),
      ended("v9.0", "2021-08-25"),
      ended("v10.0", "2021-10-04"),
      ended("v11.0", "2022-02-23"),
      ended("v12.0", "2022-08-09"),
      ended("v13.0", "2023-01-25"),
      ended("v14.0", "2023-09-20"),
      ended("v15.0", "2023-09-20", "outcomes: objectives are outcomes, interests are searched through the ad account"),
      ended("v16.0", "2024-02-06"),
      ended("v17.0", "2024-05-14", "objectives before the outcomes are refused"),
      ended("v18.0", "2024-08-13"),
      ended("v19.0", "2025-02-04"),
      ended("v20.0", "2025-05-06"),
      ended("v21.0", "2025-09-09"),
      ended(
        "v22.0",
        "2026-02-19",
        "instagramUser: the Instagram identity is a user; creativeFeatures: alterations of a creative are refused one by one",
      ),
      ended("v23.0", "2026-06-09", "advantageAudience: an ad set says whether its audience may be left"),
      ended("v24.0", "2026-11-10", "budgetSharing: a campaign says whether its ad sets share a budget"),
      { version: "v25.0", releasedOn: "2026-02-18", endsOn: "2027-02-23" },
      {
        version: "v26.0",
        releasedOn: "2026-07-29",
        endsOn: "2027-07-29",
        derivedFrom: twelveMonths,
        changes: "a method is never overridden by a parameter, in older versions since 2026-10-27",
      },
      { version: "v27.0", releasedOn: "2026-11-04", endsOn: "2027-11-04", derivedFrom: twelveMonths },
    ],
  },
  googleAds: {
    name: "the Google Ads API",
    source: "developers.google.com, Google Ads API sunset reminders, release notes and schedule of 2026",
    // The newest version whose protocol buffers are published where the facts were read.
    usual: "v25",
    versions: [
      ended("v18", "2025-08-20"),
      ended("v19", "2026-02-11"),
      ended("v20", "2026-06-10"),
      ended("v21", "2026-08-05", "campaigns declare political advertising in the European Union"),
      ended("v22", "2026-10-07"),
      {
        version: "v23",
        releasedOn: "2026-01-28",
        endsOn: "2027-02-01",
        derivedFrom: monthNamed,
        changes: "campaigns begin and end at instants, not days",
      },
      { version: "v24", releasedOn: "2026-04-22", endsOn: "2027-05-01", derivedFrom: monthNamed },
      { version: "v25", releasedOn: "2026-07-22", endsOn: "2027-08-01", derivedFrom: monthNamed },
      { version: "v26", releasedOn: "2026-10-14", endsOn: "2027-11-01", derivedFrom: monthNamed },
    ],
  },
  shopify: {
    name: "Shopify's GraphQL Admin API",
    source: "shopify.dev, About Shopify API versioning",
    usual: "2026-10",
    versions: [
      { version: "2025-10", releasedOn: "2025-10-01", endsOn: "2026-10-01", derivedFrom: quarters },
      { version: "2026-01", releasedOn: "2026-01-01", endsOn: "2027-01-01", derivedFrom: quarters },
      { version: "2026-04", releasedOn: "2026-04-01", endsOn: "2027-04-01", derivedFrom: quarters },
      { version: "2026-07", releasedOn: "2026-07-01", endsOn: "2027-07-01", derivedFrom: quarters },
      { version: "2026-10", releasedOn: "2026-10-01", endsOn: "2027-10-01", derivedFrom: quarters },
    ],
  },
  stripe: {
    name: "Stripe's API",
    source: "docs.stripe.com, API versioning: an old version is answered without end; its SDK says the version",
    usual: "2026-10-28.endive",
    versions: [{ version: "2026-10-28.endive", releasedOn: "2026-10-28" }],
  },
  razorpay: {
    name: "Razorpay's API",
    source: "razorpay.com/docs/api: one version, no end is named",
    usual: "v1",
    versions: [{ version: "v1" }],
  },
  twilio: {
    name: "Twilio's API, for short messages and WhatsApp",
    source: "twilio.com/docs: one version, no end is named",
    usual: "2010-04-01",
    versions: [{ version: "2010-04-01" }],
  },
  wooCommerce: {
    name: "WooCommerce's REST API",
    source: "woocommerce.github.io, REST API: the newest version, no end is named",
    usual: "wc/v3",
    versions: [{ version: "wc/v3" }],
  },
} as const satisfies Readonly<Record<string, VersionedProvider>>

export type VersionedProviderName = keyof typeof providerVersions

/** The days before its end in which a start warns of a version. */
const warnedDays = 60

/** A version as the table knows it; undefined for one that it does not list. */
export const versionOf = (provider: VersionedProviderName, version: string): ProviderVersion | undefined => {
  const { versions }: VersionedProvider = providerVersions[provider]
  return versions.find((one) => one.version === version)
}

const newestOf = (provider: VersionedProviderName): string => {
  const { versions, usual }: VersionedProvider = providerVersions[provider]
  return versions.at(-1)?.version ?? usual
}

const isOlderThanListed = (provider: VersionedProviderName, version: string): boolean =>
  versionOf(provider, version) === undefined && version.localeCompare(newestOf(provider), "en", { numeric: true }) < 0

/** Whether a version is answered no longer on a day; one that came after the table was read is not. */
export const isEnded = (provider: VersionedProviderName, version: string, today: LocalDate): boolean => {
  const end = versionOf(provider, version)?.endsOn
  return end === undefined ? isOlderThanListed(provider, version) : end <= today
}

/** Why a version must not be spoken on a day, in a sentence; undefined while it may. */
export const versionRefusal = (
  provider: VersionedProviderName,
  setting: string,
  version: string,
  today: LocalDate,
): string | undefined => {
  if (!isEnded(provider, version, today)) return undefined
  const { name } = providerVersions[provider]
  const end = versionOf(provider, version)?.endsOn
  const why = end === undefined ? `is no version of ${name}` : `of ${name} has not been answered since ${end}`
  return `${setting}=${version} ${why}; the newest is ${newestOf(provider)}.`
}

/** What a start says of a version that has ended, ends within sixty days or is not listed; undefined of any other. */
export const versionWarning = (
  provider: VersionedProviderName,
  setting: string,
  version: string,
  today: LocalDate,
): string | undefined => {
  const refusal = versionRefusal(provider, setting, version, today)
  if (refusal !== undefined) return refusal
  const { name } = providerVersions[provider]
  const known = versionOf(provider, version)
  if (known === undefined) return `${setting}=${version} of ${name} is newer than what was read on ${versionsReadOn}.`
  const isNear = known.endsOn !== undefined && known.endsOn <= addDays(today, warnedDays)
  return isNear ? `${setting}=${version} of ${name} ends on ${known.endsOn}.` : undefined
}
