import { contract, textOf } from "@application/kernel"
import {
  BusinessFreeze,
  BusinessNoteNotFound,
  BusinessProfileNotFound,
  BusinessStanding,
  RiskKind,
  RiskSign,
} from "@domain/businesses"
import { ForbiddenPortal, InvalidFields, Role } from "@domain/identity"
import {
  BusinessProfileId,
  CampaignId,
  CurrencyCode,
  LocalDate,
  MinorUnits,
  PortalId,
  Region,
  UserId,
} from "@domain/kernel"
import { BusinessCategoryId } from "@domain/portals"
import { DocumentKind, StatementKind } from "@domain/wallet"
import { Schema } from "effect"

const optional = Schema.optionalKey
const ofBusiness = { portalId: PortalId, businessProfileId: BusinessProfileId } as const
const exampleBusiness = { portalId: 101, businessProfileId: 12 } as const
const Reason = textOf(600).check(Schema.isMinLength(3))

/** A business as a portal's staff see it in the list. Times are epoch milliseconds. */
export const PortalBusiness = Schema.Struct({
  id: BusinessProfileId,
  name: Schema.String,
  region: Region,
  /** Absent where the business was never configured. */
  category: optional(BusinessCategoryId),
  createdAt: Schema.Number,
  thumbnailLogo: optional(Schema.String),
  website: optional(Schema.String),
  standing: BusinessStanding,
  /** Campaigns whose ads run or are about to. */
  running: Schema.Int,
  isPriority: Schema.Boolean,
  /** Absent before money was first moved. */
  wallet: optional(
    Schema.Struct({ currency: CurrencyCode, available: MinorUnits, held: MinorUnits, owed: MinorUnits }),
  ),
  risks: Schema.Array(RiskSign),
})
export type PortalBusiness = typeof PortalBusiness.Type

/** In which order businesses are listed; the first unless asked. */
export const businessOrders = ["newest", "oldest", "name"] as const
/** What businesses did in a period. */
export const businessActivities = ["advertised", "joined"] as const

/** A page of the businesses of a portal. Ours. */
export const ListPortalBusinesses = contract("businesses/ListPortalBusinesses", {
  kind: "query",
  access: "readBusinesses",
  route: "GET /portals/:portalId/businesses",
  group: "Portal administration",
  summary: "List the businesses of a portal",
  description:
    "search finds names, numbers, websites, campaigns' names, and whole email addresses, phone numbers and invoice numbers. risk is one sign, or some for any of them. activity with from and to finds businesses whose ads were shown (advertised) or that are new (joined) in these days. The next page begins after the business that the answer names.",
  example: { portalId: 101, search: "bakery", standing: "Running", order: "name", limit: 25 },
  input: Schema.Struct({
    portalId: PortalId,
    search: optional(textOf(120)),
    region: optional(Region),
    category: optional(BusinessCategoryId),
    standing: optional(BusinessStanding),
    risk: optional(Schema.Union([RiskKind, Schema.Literal("some")])),
    priority: optional(Schema.Literals(["has", "none"])),
    activity: optional(Schema.Literals(businessActivities)),
    from: optional(LocalDate),
    to: optional(LocalDate),
    order: optional(Schema.Literals(businessOrders)),
    after: optional(BusinessProfileId),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ businesses: Schema.Array(PortalBusiness), next: optional(BusinessProfileId) }),
  failures: [ForbiddenPortal],
})

/** A note of the staff; the name is absent once the account is erased. */
const BusinessNote = Schema.Struct({
  id: Schema.Int,
  note: Schema.String,
  notedAt: Schema.Number,
  notedBy: optional(Schema.String),
})

/** A freeze with the names of who froze and released, as far as their accounts are still there. */
export const ShownFreeze = Schema.Struct({
  frozenAt: BusinessFreeze.fields.frozenAt,
  frozenBy: optional(Schema.String),
  reason: BusinessFreeze.fields.reason,
  releasedAt: BusinessFreeze.fields.releasedAt,
  releasedBy: optional(Schema.String),
  releaseReason: BusinessFreeze.fields.releaseReason,
})
export type ShownFreeze = typeof ShownFreeze.Type

/** A member of a business with their role on it. */
export const BusinessPerson = Schema.Struct({
  userId: UserId,
  name: Schema.String,
  emailAddress: Schema.String,
  phone: optional(Schema.String),
  roleId: Role,
  /** Whether the person is of the portal's own staff, whom nobody acts for. */
  isStaff: Schema.Boolean,
})
export type BusinessPerson = typeof BusinessPerson.Type

/** What else a business page shows, the newest first; money in minor units, times in epoch milliseconds. */
export const BusinessDetails = Schema.Struct({
  people: Schema.Array(BusinessPerson),
  campaigns: Schema.Array(
    Schema.Struct({
      campaignId: CampaignId,
      name: Schema.String,
      status: Schema.String,
      createdAt: Schema.Number,
      spent: optional(MinorUnits),
    }),
  ),
  movements: Schema.Array(
    Schema.Struct({
      id: Schema.Int,
      kind: StatementKind,
      amount: MinorUnits,
      currency: CurrencyCode,
      at: Schema.Number,
      campaignName: optional(Schema.String),
    }),
  ),
  papers: Schema.Array(
    Schema.Struct({
      id: Schema.Int,
      kind: DocumentKind,
      number: Schema.String,
      total: MinorUnits,
      currency: CurrencyCode,
      issuedOn: LocalDate,
    }),
  ),
  /** How many leads there are; what they say is the business's alone. */
  leads: Schema.Int,
})
export type BusinessDetails = typeof BusinessDetails.Type

/** A business of the portal with its people, campaigns, money, papers, notes and freeze. Ours. */
export const GetPortalBusiness = contract("businesses/GetPortalBusiness", {
  kind: "query",
  access: "readBusinesses",
  route: "GET /portals/:portalId/businesses/:businessProfileId",
  group: "Portal administration",
  summary: "Get a business of a portal",
  description:
    "Its people with their roles, its newest campaigns, movements of the wallet and papers, the number of its leads without what they say, the notes of the portal's staff, and its latest freeze.",
  example: exampleBusiness,
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({
    business: PortalBusiness,
    details: BusinessDetails,
    notes: Schema.Array(BusinessNote),
    freeze: optional(ShownFreeze),
  }),
  failures: [ForbiddenPortal, BusinessProfileNotFound],
})

/** Notes something of a business for colleagues. Ours. */
export const AddBusinessNote = contract("businesses/AddBusinessNote", {
  kind: "command",
  access: "readBusinesses",
  route: "POST /portals/:portalId/businesses/:businessProfileId/notes",
  group: "Portal administration",
  summary: "Note something of a business",
  example: { ...exampleBusiness, note: "Wants invoices by post." },
  input: Schema.Struct({ ...ofBusiness, note: textOf(1_000) }),
  output: BusinessNote,
  failures: [ForbiddenPortal, BusinessProfileNotFound, InvalidFields],
})

/** Takes a note of a business away; a note that is gone stays gone. Ours. */
export const RemoveBusinessNote = contract("businesses/RemoveBusinessNote", {
  kind: "command",
  access: "readBusinesses",
  route: "DELETE /portals/:portalId/businesses/:businessProfileId/notes/:noteId",
  group: "Portal administration",
  summary: "Remove a note of a business",
  example: { ...exampleBusiness, noteId: 3 },
  input: Schema.Struct({ ...ofBusiness, noteId: Schema.Int }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, BusinessProfileNotFound, BusinessNoteNotFound],
})

/** Freezes a business: its members launch, edit and refund nothing, and its ads stop until it is released. Ours. */
export const FreezeBusiness = contract("businesses/FreezeBusiness", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/businesses/:businessProfileId/freeze",
  group: "Portal administration",
  summary: "Freeze a business with a reason",
  description:
    "Its members can no longer launch, edit, buy or refund (errorCode 1028, with isFrozen among its details); they still read everything, answer leads and add money. Its running ads pause. Its owners are emailed the reason and how to object. Freezing again changes nothing.",
  example: { ...exampleBusiness, reason: "Two cards were reported stolen." },
  input: Schema.Struct({ ...ofBusiness, reason: Reason }),
  output: ShownFreeze,
  failures: [ForbiddenPortal, BusinessProfileNotFound],
})

/** Releases a frozen business: its members work as before, and the ads that the freeze paused go on. Ours. */
export const ReleaseBusiness = contract("businesses/ReleaseBusiness", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/businesses/:businessProfileId/release",
  group: "Portal administration",
  summary: "Release a frozen business with a reason",
  description:
    "Ads that the freeze paused go on as far as their days and money reach. Its owners are emailed. Releasing a business that is not frozen changes nothing, and answers its last freeze if it had one.",
  example: { ...exampleBusiness, reason: "The bank confirmed the cards." },
  input: Schema.Struct({ ...ofBusiness, reason: Reason }),
  output: Schema.Struct({ freeze: optional(ShownFreeze) }),
  failures: [ForbiddenPortal, BusinessProfileNotFound],
})
