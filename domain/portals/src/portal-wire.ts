import { Result, Schema } from "effect"
import { ClickTracking } from "@domain/creatives"
import { currencySymbol, PortalId, Region, regionFacts } from "@domain/kernel"
import { PortalChat } from "./portal-chat.ts"
import { Portal, PortalFlags, PortalLegal, PortalRegion, PortalSignup, PortalVoice } from "./portal.ts"
import { PortalTheme } from "./theme.ts"

/** The stored record of a portal is not what it should be; `part` names the field, `reason` what is wrong with it. */
export class InvalidPortalConfig extends Schema.TaggedError<InvalidPortalConfig>()("InvalidPortalConfig", {
  part: Schema.Literals(["portal", "featureFlags", "portalDefaultConfig", "portalConfig", "theme"]),
  reason: Schema.String,
}) {}

/** A portal as calls carry it: configuration as JSON text. Spec: entities, Portal; calls A5. */
export const WirePortal = Schema.Struct({
  id: PortalId,
  domain: Schema.NonEmptyString,
  headerLogo: Schema.String,
  featureFlags: Schema.String,
  portalDefaultConfig: Schema.String,
  portalConfig: Schema.String,
  theme: Schema.String,
})
export type WirePortal = typeof WirePortal.Type

/** What a portal that does not say so switches on: sign-up and launch, no special kind of portal (ours). Spec: derived flags. */
export const defaultFlags: PortalFlags = {
  isSignupEnabled: true,
  isCampaignLaunchDisabled: false,
  isScheduleEditEnabled: false,
  isBrandPortal: false,
  isCreativeBuilderPortal: false,
  isBizgain: false,
  isRichMediaAdBuilderPortal: false,
  isHubLifetimeBudgetCapEnabled: false,
  isCampaignReviewed: false,
  isNetworkAutomationDisabled: false,
  isBannerOffered: false,
}

const isOneOf = Schema.optionalKey(Schema.Boolean)

/** `featureFlags`: any of the flags, each true or false; other keys belong to others. */
const FeatureFlags = Schema.Struct({
  isSignupEnabled: isOneOf,
  isCampaignLaunchDisabled: isOneOf,
  isScheduleEditEnabled: isOneOf,
  isBrandPortal: isOneOf,
  isCreativeBuilderPortal: isOneOf,
  isBizgain: isOneOf,
  isRichMediaAdBuilderPortal: isOneOf,
  isHubLifetimeBudgetCapEnabled: isOneOf,
  isCampaignReviewed: isOneOf,
  isNetworkAutomationDisabled: isOneOf,
  isBannerOffered: isOneOf,
})

const text = Schema.optionalKey(Schema.String)
const DefaultConfig = Schema.Struct({
  title: Schema.NonEmptyString,
  locale: text,
  languages: Schema.optionalKey(Schema.Array(Schema.String)),
  supportLink: text,
  supportEmail: text,
  mark: text,
  voice: Schema.optionalKey(Schema.Record(Schema.String, PortalVoice)),
  legal: Schema.optionalKey(PortalLegal),
  signup: Schema.optionalKey(PortalSignup),
  tracking: Schema.optionalKey(ClickTracking),
  chat: Schema.optionalKey(PortalChat),
})

/** The currency symbol of the wire follows from the region and is not read. */
const WireRegion = Schema.Struct({ region: Region, supportNumber: text })
const Config = Schema.Struct({
  bizgainConfiguration: Schema.optionalKey(
    Schema.Struct({ regionConfig: Schema.optionalKey(Schema.Array(WireRegion)) }),
  ),
})

type Part = InvalidPortalConfig["part"]

const decoded = <S extends Schema.Codec<unknown, unknown>>(part: Part, schema: S) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (value: unknown): Result.Result<S["Type"], InvalidPortalConfig> =>
    Result.mapError(decode(value), ({ message }) => new InvalidPortalConfig({ part, reason: message }))
}

/** JSON text into its schema; blank text is an empty object. Text that is not JSON and wrong fields fail alike, naming the part. */
const fromJson = <S extends Schema.Codec<unknown, unknown>>(part: Part, schema: S) => {
  const read = decoded(part, Schema.fromJsonString(schema))
  return (json: string) => read(json.trim() === "" ? "{}" : json)
}

/** Flags from their JSON, unknown keys ignored, missing ones by default. Fails with `InvalidPortalConfig`. Spec: entities, featureFlags. */
export const featureFlagsOf = (json: string): Result.Result<PortalFlags, InvalidPortalConfig> =>
  Result.map(fromJson("featureFlags", FeatureFlags)(json), (flags) => ({ ...defaultFlags, ...flags }))

/** Title, locale, support, mark, voice, legal links, sign-up, click tracking and chat from their JSON; the title is required. Fails with `InvalidPortalConfig`. Spec: entities, portalDefaultConfig. */
export const portalDefaultConfigOf = (
  json: string,
): Result.Result<
  Pick<
    Portal,
    | "title"
    | "locale"
    | "languages"
    | "supportLink"
    | "supportEmail"
    | "mark"
    | "voice"
    | "legal"
    | "signup"
    | "tracking"
    | "chat"
  >,
  InvalidPortalConfig
> =>
  Result.map(fromJson("portalDefaultConfig", DefaultConfig)(json), ({ locale = "en", ...config }) => ({
    supportLink: "",
    supportEmail: "",
    languages: [locale],
    ...config,
    locale,
  }))

/** Regions from their JSON, each once; India alone when none is named. Fails with `InvalidPortalConfig`. Spec: regionConfig. */
export const portalRegionsOf = (json: string): Result.Result<ReadonlyArray<PortalRegion>, InvalidPortalConfig> =>
  Result.map(fromJson("portalConfig", Config)(json), ({ bizgainConfiguration }) => {
    const named = bizgainConfiguration?.regionConfig ?? []
    const regions = (named.length === 0 ? [{ region: "IN" as const, supportNumber: "" }] : named).map(
      ({ region, supportNumber = "" }) => ({ region, currency: regionFacts[region].currency, supportNumber }),
    )
    return regions.filter(({ region }, at) => regions.findIndex((it) => it.region === region) === at)
  })

/** A portal from the record of a call. Fails with `InvalidPortalConfig`, naming the first wrong part. Spec: entities, Portal. */
export const portalFromWire = (record: unknown): Result.Result<Portal, InvalidPortalConfig> =>
  Result.gen(function* () {
    const wire = yield* decoded("portal", WirePortal)(record)
    const config = yield* portalDefaultConfigOf(wire.portalDefaultConfig)
    const flags = yield* featureFlagsOf(wire.featureFlags)
    const regions = yield* portalRegionsOf(wire.portalConfig)
    const theme = wire.theme.trim() === "" ? { name: config.title } : yield* fromJson("theme", PortalTheme)(wire.theme)
    const { id, domain, headerLogo } = wire
    return { id, domain, headerLogo, ...config, flags, regions, theme }
  })

/** A portal as the record of a call; reading it again gives the same portal. Spec: entities, Portal. */
export const portalToWire = (portal: Portal): WirePortal => {
  const { id, domain, headerLogo, flags, regions, theme } = portal
  const { title, locale, languages, supportLink, supportEmail, mark, voice, legal, tracking, chat } = portal
  const signup = portal.signup && Schema.encodeSync(PortalSignup)(portal.signup)
  return {
    id,
    domain,
    headerLogo,
    featureFlags: JSON.stringify(flags),
    portalDefaultConfig: JSON.stringify({
      title,
      locale,
      languages,
      supportLink,
      supportEmail,
      mark,
      voice,
      legal,
      signup,
      tracking,
      chat,
    }),
    portalConfig: JSON.stringify({
      bizgainConfiguration: {
        regionConfig: regions.map((region) => ({ ...region, currencySymbol: currencySymbol[region.currency] })),
      },
    }),
    theme: JSON.stringify(theme),
  }
}
