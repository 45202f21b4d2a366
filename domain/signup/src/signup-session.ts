import { BusinessCategory, DetailSource, Extraction } from "@domain/businesses"
import { CampaignChannel, PlanCreative, textOf, PlanTargeting } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, Region, SessionId, UserId } from "@domain/kernel"
import { flavours, LaunchState } from "@domain/launch"
import { AccountRequirement, PhoneRequirement, PrimaryTextLimit } from "@domain/portals"
import { Schema } from "effect"
import { FoundPlace } from "./found-place.ts"
import { AccountsSection } from "./sections/accounts.ts"
import { BudgetSection } from "./sections/budget.ts"
import { BusinessSection } from "./sections/business.ts"
import { ApprovalRule } from "./approval-rule.ts"

/** How the journey runs for this session. Spec: states, next-step alternatives. */
export const SessionFlavour = Schema.Literals(flavours)
export type SessionFlavour = typeof SessionFlavour.Type

/** What a person fills in before the launch, by section. */
export const sections = {
  business: BusinessSection,
  creative: PlanCreative,
  targeting: PlanTargeting,
  budget: BudgetSection,
  accounts: AccountsSection,
} as const

/** The sections together. */
export type Sections = { readonly [S in keyof typeof sections]: (typeof sections)[S]["Type"] }

/** Every phone, e-mail address and place that was read, where there are several of one; the draft has the first. */
export const FoundContacts = Schema.Struct({
  phones: Schema.Array(Schema.String),
  emailAddresses: Schema.Array(Schema.String),
  locations: Schema.Array(FoundPlace),
})
export type FoundContacts = typeof FoundContacts.Type

/** The server's facts of a session: its stage, the sources of its values and its results. */
export const sessionFacts = {
  sessionId: SessionId,
  encodedId: Schema.String,
  revision: Schema.Int,
  region: Region,
  flavour: SessionFlavour,
  shortenFlow: Schema.Boolean,
  /** Whether the portal asks for the business's phone; required where it does not say. */
  phoneRequirement: Schema.optionalKey(PhoneRequirement),
  /** When the portal asks for the account; before the budget where it does not say. */
  accountRequirement: Schema.optionalKey(AccountRequirement),
  /** Longest primary text of the social ad that the portal takes; any length in drafts from before there was a limit. */
  longestPrimaryText: Schema.optionalKey(PrimaryTextLimit),
  /** The channels that the installation had at the beginning; all that are offered where it does not say. */
  channelsOffered: Schema.optionalKey(Schema.Array(CampaignChannel)),
  queryParameters: Schema.Record(Schema.String, Schema.String),
  launchState: LaunchState,
  extraction: Extraction,
  sources: Schema.Record(Schema.String, DetailSource),
  suggestedCategories: Schema.Array(BusinessCategory),
  suggestedServices: Schema.Array(Schema.String),
  foundContacts: Schema.optionalKey(FoundContacts),
  /** The owner's mobile that a code has proved, and the address they sign in with: nobody else's business. */
  ownerPhone: Schema.optionalKey(textOf(25)),
  ownerEmail: Schema.optionalKey(textOf(254)),
  phoneVerified: Schema.Boolean,
  /** The address that a mailed code has proved, where codes are mailed; nobody else's business. */
  provenEmail: Schema.optionalKey(textOf(254)),
  paid: Schema.Boolean,
  /** Until when the sent summary's link works; 0 once it was withdrawn, absent while it was never sent. */
  summaryUntil: Schema.optionalKey(Schema.Number),
  /** Whether all named approvers of the summary must approve; all where it does not say. */
  approvalRule: Schema.optionalKey(ApprovalRule),
  userId: Schema.optionalKey(UserId),
  businessProfileId: Schema.optionalKey(BusinessProfileId),
  campaignId: Schema.optionalKey(CampaignId),
  /** Whether it is a store's part of a campaign over stores, which no further campaign begins with. */
  isStorePart: Schema.optionalKey(Schema.Literal(true)),
  createdAt: Schema.Number,
  updatedAt: Schema.Number,
} as const

/**
 * A sign-up session: what is filled in, by section, and the facts. Times are epoch milliseconds; `fieldRevisions` says in
 * which revision each field was last changed, and stays on the server. Spec: entities, Business-details session.
 */
export const SignupSession = Schema.Struct({
  ...sessionFacts,
  fieldRevisions: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
  ...sections,
})
export type SignupSession = typeof SignupSession.Type
