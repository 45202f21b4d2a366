import { CurrencyCode, type Region, regionFacts } from "@domain/kernel"
import {
  type AccountRequirement,
  type PhoneRequirement,
  type Portal,
  type PortalChange,
  portalCategory,
  type PortalFlags,
  type ReviewRules,
  type SignupJourney,
} from "@domain/portals"

/** For whom a portal is: for every kind of business, or for one special category. */
export const portalKinds = ["all", "BrandPortal", "CreativeBuilder", "RichMediaAdBuilder"] as const
export type PortalKind = (typeof portalKinds)[number]

/** What a portal offers as its fields hold it. */
export interface TypedFeatures {
  readonly isSignupOpen: boolean
  readonly isLaunchOffered: boolean
  readonly isCampaignReviewed: boolean
  /** Amounts from which two people must approve, by currency; one is enough without. */
  readonly twoPeopleFrom: Readonly<Record<string, number | undefined>>
  readonly samplePercent: number | undefined
  readonly isScheduleEdited: boolean
  readonly isHubCapped: boolean
  readonly isAutomationAllowed: boolean
  readonly isBannerOffered: boolean
  readonly isPartnerBrand: boolean
  readonly kind: PortalKind
  readonly journey: SignupJourney
  readonly phone: PhoneRequirement
  readonly account: AccountRequirement
  readonly begins: "business" | "store"
  readonly longestPrimaryText: number | undefined
  readonly regions: ReadonlyArray<Region>
  readonly supportNumbers: Readonly<Record<string, string>>
  readonly languages: ReadonlyArray<string>
  readonly locale: string
  readonly embeddedBy: ReadonlyArray<string>
  readonly chatToken: string
  readonly chatHost: string
}

/** Characters of a primary text where a portal says nothing. Spec: limits, primary text. */
const usualPrimaryText = 30

const kindOf = (flags: PortalFlags): PortalKind => {
  const category = portalCategory(flags)
  return portalKinds.find((kind) => kind === category) ?? "all"
}

/** What the fields show of a portal. */
export const typedFeatures = ({ flags, signup = {}, review = {}, ...portal }: Portal): TypedFeatures => ({
  isSignupOpen: flags.isSignupEnabled,
  isLaunchOffered: !flags.isCampaignLaunchDisabled,
  isCampaignReviewed: flags.isCampaignReviewed === true,
  twoPeopleFrom: Object.fromEntries((review.twoPeopleFrom ?? []).map(({ currency, amount }) => [currency, amount])),
  samplePercent: review.samplePercent ?? 0,
  isScheduleEdited: flags.isScheduleEditEnabled,
  isHubCapped: flags.isHubLifetimeBudgetCapEnabled === true,
  isAutomationAllowed: flags.isNetworkAutomationDisabled !== true,
  isBannerOffered: flags.isBannerOffered === true,
  isPartnerBrand: flags.isBizgain === true,
  kind: kindOf(flags),
  journey: signup.journey ?? "default",
  phone: signup.phone ?? "required",
  account: signup.account ?? "beforeBudget",
  begins: signup.begins ?? "business",
  longestPrimaryText: signup.longestPrimaryText ?? usualPrimaryText,
  regions: portal.regions.map(({ region }) => region),
  supportNumbers: Object.fromEntries(portal.regions.map(({ region, supportNumber }) => [region, supportNumber])),
  languages: portal.languages,
  locale: portal.locale,
  embeddedBy: portal.embeddedBy ?? [],
  chatToken: portal.chat?.token ?? "",
  chatHost: portal.chat?.host ?? "",
})

const flagsOf = (typed: TypedFeatures) => ({
  isSignupEnabled: typed.isSignupOpen,
  isCampaignLaunchDisabled: !typed.isLaunchOffered,
  isCampaignReviewed: typed.isCampaignReviewed,
  isScheduleEditEnabled: typed.isScheduleEdited,
  isHubLifetimeBudgetCapEnabled: typed.isHubCapped,
  isNetworkAutomationDisabled: !typed.isAutomationAllowed,
  isBannerOffered: typed.isBannerOffered,
  isBizgain: typed.isPartnerBrand,
  isBrandPortal: typed.kind === "BrandPortal",
  isCreativeBuilderPortal: typed.kind === "CreativeBuilder",
  isRichMediaAdBuilderPortal: typed.kind === "RichMediaAdBuilder",
})

const regionsOf = ({ regions, supportNumbers }: TypedFeatures) =>
  regions.map((region) => ({ region, supportNumber: (supportNumbers[region] ?? "").trim() }))

const signupOf = ({ journey, phone, account, begins, longestPrimaryText = usualPrimaryText }: TypedFeatures) => ({
  phone,
  journey,
  account,
  begins,
  ...(longestPrimaryText !== usualPrimaryText && { longestPrimaryText }),
})

/** The typed chat; null takes it away. Its host alone is no chat. */
export const chatOf = ({ chatToken, chatHost }: TypedFeatures): PortalChange["chat"] & (object | null) => {
  const [token, host] = [chatToken.trim(), chatHost.trim().replace(/\/$/u, "").toLowerCase()]
  return token === "" ? null : { token, ...(host !== "" && { host }) }
}

const reviewOf = ({ twoPeopleFrom, samplePercent = 0 }: TypedFeatures): ReviewRules => {
  const amounts = CurrencyCode.literals.flatMap((currency) => {
    const amount = twoPeopleFrom[currency]
    return amount === undefined ? [] : [{ currency, amount }]
  })
  return {
    ...(amounts.length > 0 && { twoPeopleFrom: amounts }),
    ...(samplePercent > 0 && { samplePercent }),
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The change of a portal that leads from one set of fields to another; only what differs is named. */
export const featureChange = (before: TypedFeatures, after: TypedFeatures): PortalChange => {
  const [former, next] = [flagsOf(before), flagsOf(after)]
  const flags = Object.fromEntries(
    Object.entries(next).filter(([name, value]) => former[name as keyof typeof former] !== value),
  )
  return {
    ...(Object.keys(flags).length > 0 && { flags }),
    ...(!isSame(signupOf(before), signupOf(after)) && { signup: signupOf(after) }),
    ...(!isSame(reviewOf(before), reviewOf(after)) && { review: reviewOf(after) }),
    ...(!isSame(regionsOf(before), regionsOf(after)) && { regions: regionsOf(after) }),
    ...(!isSame(before.languages, after.languages) && { languages: after.languages }),
    ...(before.locale !== after.locale && { locale: after.locale }),
    ...(!isSame(chatOf(before), chatOf(after)) && { chat: chatOf(after) }),
    ...(!isSame(before.embeddedBy, after.embeddedBy) && { embeddedBy: after.embeddedBy }),
  }
}

/** What a portal would offer with the typed fields. */
export const offerOf = (portal: Portal, typed: TypedFeatures): Pick<Portal, "flags" | "regions" | "languages"> => ({
  flags: { ...portal.flags, ...flagsOf(typed) },
  regions: regionsOf(typed).map((sold) => ({ ...sold, currency: regionFacts[sold.region].currency })),
  languages: typed.languages,
})
