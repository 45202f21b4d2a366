import { contract, exampleProfile, textOf } from "@application/kernel"
import {
  AgencyMoneyChoice,
  BusinessProfileNotFound,
  HandOver,
  HandOverNotFound,
  HandOverNotPossible,
  HandOverParty,
  HandOverStanding,
} from "@domain/businesses"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, CurrencyCode, MinorUnits, PortalId } from "@domain/kernel"
import { Schema } from "effect"

const optional = Schema.optionalKey
const Named = Schema.Struct({ id: BusinessProfileId, name: Schema.String })
const AgencyCode = textOf(40).check(Schema.isMinLength(4))
const Reason = textOf(600).check(Schema.isMinLength(3))
const handOverId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))
const group = "Agencies"

/** What a hand-over moves and settles, as both sides read it before they consent; money in minor units. Ours. */
export const HandOverTerms = Schema.Struct({
  client: Named,
  /** Absent where no agency is known. */
  from: optional(Named),
  to: Named,
  giver: HandOverParty,
  /** Campaigns whose ads run and go on. */
  running: Schema.Int,
  leads: Schema.Int,
  /** Absent before money was first moved. */
  wallet: optional(
    Schema.Struct({
      currency: CurrencyCode,
      available: MinorUnits,
      /** What runs ads, or is paid for ads that are not launched yet. */
      held: MinorUnits,
      owed: MinorUnits,
      /** The part of what is available that the former agency's people added. */
      unspentOfAgency: MinorUnits,
    }),
  ),
  /** Whether an agreement of the former agency's people fills the wallet, and ends. */
  endsTopUps: Schema.Boolean,
  /** Whether the kept cards are forgotten. */
  forgetsCards: Schema.Boolean,
  /** The names of people who lose their access, and of people who get it. */
  leaving: Schema.Array(Schema.String),
  joining: Schema.Array(Schema.String),
})
export type HandOverTerms = typeof HandOverTerms.Type

/** A hand-over as one of its sides sees it, with what the caller may do. Times are epoch milliseconds. Ours. */
export const ShownHandOver = Schema.Struct({
  id: Schema.Int,
  /** The caller's business, by which the caller answers. */
  businessProfileId: BusinessProfileId,
  client: Named,
  from: optional(Named),
  to: Named,
  standing: HandOverStanding,
  startedBy: HandOver.fields.startedBy,
  startedAt: HandOver.fields.startedAt,
  expiresAt: HandOver.fields.expiresAt,
  giver: HandOver.fields.giver,
  money: HandOver.fields.money,
  givenAt: HandOver.fields.givenAt,
  receivedAt: HandOver.fields.receivedAt,
  endedAt: HandOver.fields.endedAt,
  reason: HandOver.fields.reason,
  wentBack: HandOver.fields.wentBack,
  currency: HandOver.fields.currency,
  /** Whether the caller's consent is waited for. */
  mayAnswer: Schema.Boolean,
  mayWithdraw: Schema.Boolean,
  /** Whether the caller decides what becomes of the former agency's money. */
  decidesMoney: Schema.Boolean,
})
export type ShownHandOver = typeof ShownHandOver.Type

const ofHandOver = { businessProfileId: BusinessProfileId, handOverId } as const
const exampleHandOver = { ...exampleProfile, handOverId: 3 } as const

/** The code of an agency, for its new clients to name it by. Ours. */
export const MakeAgencyCode = contract("businesses/MakeAgencyCode", {
  kind: "command",
  access: "assignRoles",
  route: "POST /businessProfiles/:businessProfileId/agencyCode",
  group,
  summary: "Make the code by which clients name an agency",
  description: "A new code replaces the former one.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ code: Schema.String }),
  failures: [BusinessProfileNotFound, TooManyRequests],
})

/** What a hand-over of a business to the agency with a code would move; nothing is asked yet. Ours. */
export const PrepareHandOver = contract("businesses/PrepareHandOver", {
  kind: "query",
  access: "assignRoles",
  route: "GET /businessProfiles/:businessProfileId/handOverTerms",
  group,
  summary: "Show what a hand-over to an agency would move",
  example: { ...exampleProfile, code: "7KQ2-MX9P" },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, code: AgencyCode }),
  output: HandOverTerms,
  failures: [BusinessProfileNotFound, HandOverNotPossible, TooManyRequests],
})

/** Asks for the hand-over of a business to another agency. Ours. */
export const StartHandOver = contract("businesses/StartHandOver", {
  kind: "command",
  access: "assignRoles",
  route: "POST /businessProfiles/:businessProfileId/handOvers",
  group,
  summary: "Ask for the hand-over of a business to another agency",
  description:
    "Two consents are needed within 14 days: of the business's owner (of its agency where it has no owner of its own) and of the agency that takes it. Asking is the consent of whoever speaks for the business. money says what becomes of money that the former agency's people added and that was not spent; it counts where the former agency asks.",
  example: { ...exampleProfile, code: "7KQ2-MX9P", money: "goesBack" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    code: AgencyCode,
    money: optional(AgencyMoneyChoice),
  }),
  output: ShownHandOver,
  failures: [BusinessProfileNotFound, HandOverNotPossible, TooManyRequests],
})

/** The hand-overs of a business as client and as agency, newest first, with its code. Ours. */
export const ListHandOvers = contract("businesses/ListHandOvers", {
  kind: "query",
  access: "assignRoles",
  route: "GET /businessProfiles/:businessProfileId/handOvers",
  group,
  summary: "List the hand-overs of a business, as client and as agency",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({
    handOvers: Schema.Array(ShownHandOver),
    /** The agency that runs the business. */
    agency: optional(Named),
    code: optional(Schema.String),
  }),
  failures: [BusinessProfileNotFound],
})

/** Hand-overs over all businesses of the caller, whose businesses are checked by `assignRoles`. Ours. */
export const ListWaitingHandOvers = contract("businesses/ListWaitingHandOvers", {
  kind: "query",
  access: "sendInvitations",
  route: "GET /handOvers",
  group,
  summary: "List the hand-overs of the caller's businesses, waiting ones first",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Struct({
    handOvers: Schema.Array(ShownHandOver),
    /** Businesses for which the caller may hand over and take clients, with their codes as agencies. */
    businesses: Schema.Array(Schema.Struct({ ...Named.fields, code: optional(Schema.String) })),
  }),
})

/** What a waiting hand-over moves and settles, as things are now. Ours. */
export const GetHandOver = contract("businesses/GetHandOver", {
  kind: "query",
  access: "assignRoles",
  route: "GET /businessProfiles/:businessProfileId/handOvers/:handOverId",
  group,
  summary: "Get a hand-over with what it moves and settles",
  example: exampleHandOver,
  input: Schema.Struct(ofHandOver),
  output: Schema.Struct({ handOver: ShownHandOver, terms: HandOverTerms }),
  failures: [BusinessProfileNotFound, HandOverNotFound],
})

/** Consents for one side; the second consent carries the hand-over out. Ours. */
export const ConsentToHandOver = contract("businesses/ConsentToHandOver", {
  kind: "command",
  access: "assignRoles",
  route: "POST /businessProfiles/:businessProfileId/handOvers/:handOverId/consent",
  group,
  summary: "Consent to a hand-over for the caller's side",
  description:
    "The second consent carries it out at once: the former agency's people lose every access, the new agency's people get theirs, and the wallet is settled. Ads go on.",
  example: exampleHandOver,
  input: Schema.Struct({ ...ofHandOver, money: optional(AgencyMoneyChoice) }),
  output: ShownHandOver,
  failures: [BusinessProfileNotFound, HandOverNotFound, HandOverNotPossible],
})

/** Refuses a hand-over for one side, with a reason that the others read. Ours. */
export const RefuseHandOver = contract("businesses/RefuseHandOver", {
  kind: "command",
  access: "assignRoles",
  route: "POST /businessProfiles/:businessProfileId/handOvers/:handOverId/refusal",
  group,
  summary: "Refuse a hand-over with a reason",
  example: { ...exampleHandOver, reason: "We are full until spring." },
  input: Schema.Struct({ ...ofHandOver, reason: Reason }),
  output: ShownHandOver,
  failures: [BusinessProfileNotFound, HandOverNotFound, HandOverNotPossible],
})

/** Withdraws a waiting hand-over that the caller's side asked for. Ours. */
export const WithdrawHandOver = contract("businesses/WithdrawHandOver", {
  kind: "command",
  access: "assignRoles",
  route: "DELETE /businessProfiles/:businessProfileId/handOvers/:handOverId",
  group,
  summary: "Withdraw a hand-over",
  example: exampleHandOver,
  input: Schema.Struct(ofHandOver),
  output: ShownHandOver,
  failures: [BusinessProfileNotFound, HandOverNotFound, HandOverNotPossible],
})

const ofPortal = { portalId: PortalId, businessProfileId: BusinessProfileId } as const
const examplePortal = { portalId: 101, businessProfileId: 12 } as const

/** The hand-overs of a business as its portal sees them; with a code, what one to that agency would move. Ours. */
export const GetPortalHandOvers = contract("businesses/GetPortalHandOvers", {
  kind: "query",
  access: "readBusinesses",
  route: "GET /portals/:portalId/businesses/:businessProfileId/handOvers",
  group: "Portal administration",
  summary: "List the hand-overs of a business of a portal",
  example: { ...examplePortal, code: "7KQ2-MX9P" },
  input: Schema.Struct({ ...ofPortal, code: optional(AgencyCode) }),
  output: Schema.Struct({
    handOvers: Schema.Array(ShownHandOver),
    agency: optional(Named),
    terms: optional(HandOverTerms),
  }),
  failures: [ForbiddenPortal, BusinessProfileNotFound, HandOverNotPossible],
})

/** Asks for a hand-over in the name of the portal, which consents for a business that nobody speaks for. Ours. */
export const ProposeHandOver = contract("businesses/ProposeHandOver", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/businesses/:businessProfileId/handOvers",
  group: "Portal administration",
  summary: "Ask for the hand-over of a business for its portal",
  description: "The owner and the agency that takes it still have to consent.",
  example: { ...examplePortal, code: "7KQ2-MX9P" },
  input: Schema.Struct({ ...ofPortal, code: AgencyCode }),
  output: ShownHandOver,
  failures: [ForbiddenPortal, BusinessProfileNotFound, HandOverNotPossible],
})

/** Withdraws a waiting hand-over of a business for its portal. Ours. */
export const WithdrawProposedHandOver = contract("businesses/WithdrawProposedHandOver", {
  kind: "command",
  access: "administerPortal",
  route: "DELETE /portals/:portalId/businesses/:businessProfileId/handOvers/:handOverId",
  group: "Portal administration",
  summary: "Withdraw a hand-over of a business for its portal",
  example: { ...examplePortal, handOverId: 3 },
  input: Schema.Struct({ ...ofPortal, handOverId }),
  output: ShownHandOver,
  failures: [ForbiddenPortal, BusinessProfileNotFound, HandOverNotFound, HandOverNotPossible],
})
