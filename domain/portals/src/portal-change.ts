import { Result, Schema } from "effect"
import { ClickTracking } from "@domain/creatives"
import { errorCode } from "@domain/errors"
import { PortalId, Region, regionFacts } from "@domain/kernel"
import { portalLanguages } from "./languages.ts"
import { PortalChat } from "./portal-chat.ts"
import { Portal, PortalFlags, PortalLegal, PortalSignup, PortalVoice } from "./portal.ts"
import { HostName } from "./portal-domain.ts"
import { ReviewRules } from "./review-rules.ts"
import { defaultFlags } from "./portal-wire.ts"
import { unreadablePairs } from "./readable-theme.ts"
import { isSafeDrawing } from "./safe-drawing.ts"
import { PortalTheme } from "./theme.ts"

const most = (characters: number) => Schema.String.check(Schema.isMaxLength(characters))
const listOf = <S extends Schema.Constraint>(item: S, length: number) =>
  Schema.Array(item).check(Schema.isMaxLength(length))
const optional = Schema.optionalKey

const flag = optional(Schema.Boolean)
const code = most(20)

const fields = {
  title: most(60),
  headerLogo: most(20_000),
  mark: Schema.NullOr(most(20_000)),
  locale: code,
  languages: listOf(code, 40),
  supportLink: most(2_048),
  supportEmail: most(254),
  theme: Schema.Struct({ ...PortalTheme.fields, name: Schema.NonEmptyString.check(Schema.isMaxLength(60)) }),
  flags: Schema.Struct({
    isSignupEnabled: flag,
    isCampaignLaunchDisabled: flag,
    isScheduleEditEnabled: flag,
    isBrandPortal: flag,
    isCreativeBuilderPortal: flag,
    isBizgain: flag,
    isRichMediaAdBuilderPortal: flag,
    isHubLifetimeBudgetCapEnabled: flag,
    isCampaignReviewed: flag,
    isNetworkAutomationDisabled: flag,
    isBannerOffered: flag,
  } satisfies { readonly [Name in keyof PortalFlags]-?: typeof flag }),
  regions: listOf(Schema.Struct({ region: Region, supportNumber: most(40) }), 20),
  voice: Schema.NullOr(Schema.Record(code, PortalVoice).check(Schema.isMaxProperties(20))),
  legal: Schema.NullOr(PortalLegal),
  signup: PortalSignup,
  tracking: Schema.NullOr(ClickTracking),
  chat: Schema.NullOr(PortalChat),
  review: ReviewRules,
  embeddedBy: listOf(
    Schema.String.check(Schema.isMaxLength(300), Schema.isPattern(/^https:\/\/[a-z\d.-]+(?::\d{1,5})?$/)),
    20,
  ),
}

/** What a new portal is made of; everything else follows from title and host until it is changed. */
export const NewPortal = Schema.Struct({
  title: fields.title,
  domain: HostName,
  /** The sender of its mails. */
  supportEmail: optional(fields.supportEmail),
  /** Where it sells first, India unless it is said. */
  region: optional(Region),
  /** Its first language, English unless it is said. */
  locale: optional(fields.locale),
})
export type NewPortal = typeof NewPortal.Type

/** A change of a portal by the names of its settings; flags are changed one by one, and null takes away what may be missing. */
export const PortalChange = Schema.Struct({
  domain: optional(HostName),
  title: optional(fields.title),
  headerLogo: optional(fields.headerLogo),
  mark: optional(fields.mark),
  locale: optional(fields.locale),
  languages: optional(fields.languages),
  supportLink: optional(fields.supportLink),
  supportEmail: optional(fields.supportEmail),
  theme: optional(fields.theme),
  flags: optional(fields.flags),
  regions: optional(fields.regions),
  voice: optional(fields.voice),
  legal: optional(fields.legal),
  embeddedBy: optional(fields.embeddedBy),
  signup: optional(fields.signup),
  tracking: optional(fields.tracking),
  chat: optional(fields.chat),
  review: optional(fields.review),
})
export type PortalChange = typeof PortalChange.Type

/** What is wrong with a setting of a portal. */
export const PortalFault = Schema.Literals([
  "required",
  "unknownLanguage",
  "twice",
  "withoutLocale",
  "notAnAddress",
  "unsafeDrawing",
  "contrastTooLow",
  "noRegion",
  "notVerified",
])
export type PortalFault = typeof PortalFault.Type

/** Settings of a portal that may not be stored, each with what is wrong. Spec: error catalogue, 102. */
export class InvalidPortalSettings extends Schema.TaggedError<InvalidPortalSettings>()("InvalidPortalSettings", {
  errorCode: errorCode(102),
  faults: Schema.Array(Schema.Struct({ field: Schema.String, fault: PortalFault })),
}) {}

const isAddress = (text: string): boolean => /^https:\/\/[^\s<>"]+$/.test(text)
const isMail = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text)
const isLanguage = (language: string): boolean => portalLanguages.some((known) => known === language)
const hasTwice = (list: ReadonlyArray<unknown>): boolean => new Set(list).size < list.length

/** Every fault of a portal's settings, none when they may be stored. Ours. */
export const portalFaults = (portal: Portal): InvalidPortalSettings["faults"] => {
  const { title, headerLogo, mark, locale, languages, supportLink, supportEmail, regions, voice = {}, review } = portal
  const isPicture = (text: string) => (text.startsWith("<") ? isSafeDrawing(text) : isAddress(text))
  const checks: ReadonlyArray<readonly [keyof Portal, boolean, PortalFault]> = [
    ["title", title.trim() === "", "required"],
    ["headerLogo", headerLogo !== "" && !isPicture(headerLogo), "unsafeDrawing"],
    ["mark", mark !== undefined && !isSafeDrawing(mark), "unsafeDrawing"],
    ["locale", !isLanguage(locale), "unknownLanguage"],
    ["languages", !languages.every(isLanguage), "unknownLanguage"],
    ["languages", hasTwice(languages), "twice"],
    ["languages", !languages.includes(locale), "withoutLocale"],
    ["supportLink", supportLink !== "" && !isAddress(supportLink), "notAnAddress"],
    ["supportEmail", supportEmail !== "" && !isMail(supportEmail), "notAnAddress"],
    ["theme", unreadablePairs(portal.theme).length > 0, "contrastTooLow"],
    ["regions", regions.length === 0, "noRegion"],
    ["regions", hasTwice(regions.map(({ region }) => region)), "twice"],
    ["voice", !Object.keys(voice).every(isLanguage), "unknownLanguage"],
    ["review", hasTwice((review?.twoPeopleFrom ?? []).map(({ currency }) => currency)), "twice"],
  ]
  return checks.filter(([, isWrong]) => isWrong).map(([field, , fault]) => ({ field, fault }))
}

const checked = (portal: Portal): Result.Result<Portal, InvalidPortalSettings> => {
  const faults = portalFaults(portal)
  return faults.length === 0 ? Result.succeed(portal) : Result.fail(new InvalidPortalSettings({ faults }))
}

const usualLanguage = "en"

/** A new portal with the usual flags and a look derived from its title; it speaks English beside its own language. Ours. */
export const newPortal = (
  id: PortalId,
  { title, domain, supportEmail = "", region = "IN", locale = usualLanguage }: NewPortal,
): Result.Result<Portal, InvalidPortalSettings> =>
  checked({
    id,
    domain,
    title,
    headerLogo: "",
    locale,
    languages: [...new Set([locale, usualLanguage])],
    supportLink: "",
    supportEmail,
    theme: { name: title === "" ? "Plain" : title },
    flags: defaultFlags,
    regions: [{ region, currency: regionFacts[region].currency, supportNumber: "" }],
  })

const without = <K extends keyof Portal>(portal: Portal, key: K): Omit<Portal, K> => {
  const { [key]: _taken, ...rest } = portal
  return rest
}

/** A portal with a change of its settings; fails with every fault. A region's currency is its own. Ours. */
export const changedPortal = (
  portal: Portal,
  { flags, regions, mark, voice, legal, tracking, chat, ...plain }: PortalChange,
): Result.Result<Portal, InvalidPortalSettings> => {
  const changed: Portal = {
    ...portal,
    ...plain,
    ...(flags !== undefined && { flags: { ...portal.flags, ...flags } }),
    ...(regions !== undefined && {
      regions: regions.map((sold) => ({ ...sold, currency: regionFacts[sold.region].currency })),
    }),
    ...(mark !== undefined && mark !== null && { mark }),
    ...(voice !== undefined && voice !== null && { voice }),
    ...(legal !== undefined && legal !== null && { legal }),
    ...(tracking !== undefined && tracking !== null && { tracking }),
    ...(chat !== undefined && chat !== null && { chat }),
  }
  const unmarked = mark === null ? without(changed, "mark") : changed
  const mute = voice === null ? without(unmarked, "voice") : unmarked
  const unpublished = legal === null ? without(mute, "legal") : mute
  const untracked = tracking === null ? without(unpublished, "tracking") : unpublished
  return checked(chat === null ? without(untracked, "chat") : untracked)
}
