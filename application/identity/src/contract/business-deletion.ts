import { contract, exampleProfile, fileOutput, textOf } from "@application/kernel"
import {
  BusinessDeletion,
  DeletionNotTakenBack,
  DeletionObstacle,
  ForbiddenPortal,
  InvalidCredentials,
  TooManyRequests,
} from "@domain/identity"
import { BusinessProfileId, CurrencyCode, MinorUnits, PortalId, Region } from "@domain/kernel"
import { Schema } from "effect"

const optional = Schema.optionalKey
const ofBusiness = { businessProfileId: BusinessProfileId } as const
const ofPortal = { portalId: PortalId, businessProfileId: BusinessProfileId } as const
const examplePortal = { portalId: 101, businessProfileId: 12 } as const
const Reason = textOf(600).check(Schema.isMinLength(3))

/** A deletion as a member or the portal sees it. Times are epoch milliseconds. Ours. */
export const ShownDeletion = Schema.Struct({
  state: BusinessDeletion.fields.state,
  askedAt: BusinessDeletion.fields.askedAt,
  isByPortal: BusinessDeletion.fields.isByPortal,
  reason: BusinessDeletion.fields.reason,
  erasesAt: BusinessDeletion.fields.erasesAt,
  erasedAt: BusinessDeletion.fields.erasedAt,
  keptUntil: BusinessDeletion.fields.keptUntil,
  /** What it waits for; empty where nothing stands in the way. */
  obstacles: Schema.Array(DeletionObstacle),
  /** Whether the caller's side may take it back. */
  mayTakeBack: Schema.Boolean,
})
export type ShownDeletion = typeof ShownDeletion.Type

/** How much a business has that its deletion erases or keeps, by kind. */
export const BusinessContents = Schema.Struct({
  people: Schema.Int,
  campaigns: Schema.Int,
  leads: Schema.Int,
  lists: Schema.Int,
  pictures: Schema.Int,
  feeds: Schema.Int,
  connections: Schema.Int,
  reports: Schema.Int,
  drafts: Schema.Int,
  /** Invoices, credit notes and receipts, which are kept. */
  papers: Schema.Int,
})
export type BusinessContents = typeof BusinessContents.Type

/** What a deletion erases, keeps and gives back, as things are now. Ours. */
export const DeletionPlan = Schema.Struct({
  name: Schema.String,
  region: Region,
  contents: BusinessContents,
  /** Campaigns that are stopped and ended with it. */
  openCampaigns: Schema.Int,
  /** Unspent money that goes back to the payments. */
  refund: optional(Schema.Struct({ amount: MinorUnits, currency: CurrencyCode })),
  /** Until when tax law asks for what is kept (epoch milliseconds); absent where nothing was ever paid. */
  keptUntil: optional(Schema.Number),
  /** For how many years the country's law asks for records of a payment. */
  keptYears: Schema.Int,
  obstacles: Schema.Array(DeletionObstacle),
})
export type DeletionPlan = typeof DeletionPlan.Type

/** When a business will be erased, for all of its members. Ours. */
export const GetBusinessDeletion = contract("identity/GetBusinessDeletion", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/deletion",
  summary: "Get whether and when a business will be erased",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({ deletion: optional(ShownDeletion) }),
})

/** What the deletion of a business would erase, keep and give back; nothing is asked yet. Ours. */
export const PrepareBusinessDeletion = contract("identity/PrepareBusinessDeletion", {
  kind: "query",
  access: "keepCards",
  route: "GET /businessProfiles/:businessProfileId/deletionPlan",
  summary: "Show what the deletion of a business erases, keeps and gives back",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({ plan: DeletionPlan, deletion: optional(ShownDeletion) }),
})

/** Asks for the deletion of a business in two weeks, by the caller's password. Ours. */
export const RequestBusinessDeletion = contract("identity/RequestBusinessDeletion", {
  kind: "workflow",
  access: "deleteBusiness",
  route: "POST /businessProfiles/:businessProfileId/deletion",
  summary: "Ask that a business is deleted in two weeks",
  description:
    "Takes the caller's password and, where the portal asks for one, a second factor. Its ads stop at once and go on if it is taken back. After two weeks its campaigns end, unspent money goes back to its payments, and it is erased; a disputed payment or a refund on its way is waited for. What tax law asks for is kept. Its members are told.",
  example: { ...exampleProfile, password: "Right-1word" },
  input: Schema.Struct({ ...ofBusiness, password: textOf(200) }),
  output: ShownDeletion,
  failures: [InvalidCredentials, TooManyRequests],
})

/** Keeps a business after all, its ads going on. Ours. */
export const UndoBusinessDeletion = contract("identity/UndoBusinessDeletion", {
  kind: "workflow",
  access: "deleteBusiness",
  route: "DELETE /businessProfiles/:businessProfileId/deletion",
  summary: "Keep a business after all",
  description:
    "Taking back what nobody asked for changes nothing. A deletion that the portal asked for is the portal's to take back.",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({}),
  failures: [DeletionNotTakenBack],
})

/** A business's campaigns, leads, papers and all other records as one file. Ours. */
export const ExportBusiness = contract("identity/ExportBusiness", {
  kind: "query",
  access: "keepCards",
  route: "GET /businessProfiles/:businessProfileId/export",
  answersFiles: ["application/zip"],
  summary: "Download a business's campaigns, leads, papers and other records",
  description:
    "A ZIP of campaigns.csv, leads.csv, papers as PDF, and records.json with a list of rows for each kind of record, without secrets. At most 10 an hour.",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: fileOutput,
  failures: [TooManyRequests],
})

/** What the deletion of a business of a portal would erase, and the deletion that waits or is done. Ours. */
export const GetPortalBusinessDeletion = contract("identity/GetPortalBusinessDeletion", {
  kind: "query",
  access: "readBusinesses",
  route: "GET /portals/:portalId/businesses/:businessProfileId/deletion",
  group: "Portal administration",
  summary: "Get what the deletion of a business erases, and whether it waits",
  example: examplePortal,
  input: Schema.Struct(ofPortal),
  output: Schema.Struct({ plan: DeletionPlan, deletion: optional(ShownDeletion) }),
  failures: [ForbiddenPortal],
})

/** Asks for the deletion of a business in two weeks for its portal, with a reason that its members read. Ours. */
export const DeletePortalBusiness = contract("identity/DeletePortalBusiness", {
  kind: "workflow",
  access: "administerPortal",
  route: "POST /portals/:portalId/businesses/:businessProfileId/deletion",
  group: "Portal administration",
  summary: "Delete a business in two weeks with a reason",
  description:
    "As an owner's request; the reason is mailed to its members. A deletion that waits already stays as it is.",
  example: { ...examplePortal, reason: "The shop has closed and asked us to." },
  input: Schema.Struct({ ...ofPortal, reason: Reason }),
  output: ShownDeletion,
  failures: [ForbiddenPortal],
})

/** Takes the portal's deletion of a business back. Ours. */
export const KeepPortalBusiness = contract("identity/KeepPortalBusiness", {
  kind: "workflow",
  access: "administerPortal",
  route: "DELETE /portals/:portalId/businesses/:businessProfileId/deletion",
  group: "Portal administration",
  summary: "Take the deletion of a business back",
  description: "What an owner asked for is the owner's to take back (errorCode 1006).",
  example: examplePortal,
  input: Schema.Struct(ofPortal),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, DeletionNotTakenBack],
})

/** Takes deletions whose time has come further, each by its next steps, as a job. */
export const EraseBusinesses = contract("identity/EraseBusinesses", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ erased: Schema.Int }),
})
