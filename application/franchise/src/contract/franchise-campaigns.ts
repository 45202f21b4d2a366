import { contract, exampleProfile, textOf } from "@application/kernel"
import { CampaignChannel, CampaignMoveNotOffered, CampaignStatus } from "@domain/campaigns"
import {
  FranchiseCampaignChanged,
  FranchiseCampaignDraft,
  FranchiseCampaignNotFound,
  FranchiseCampaignNotReady,
  NotAFranchise,
  ResultOrder,
  storeLimits,
  StoreOutcome,
  StoreResult,
  StoreStandout,
} from "@domain/franchise"
import { InvalidFields } from "@domain/identity"
import { MetricTotals } from "@domain/insights"
import { BusinessProfileId, CampaignId, CurrencyCode, IdempotencyKey, MinorUnits } from "@domain/kernel"
import { AddedPrice } from "@domain/pricing"
import { InsufficientFunds, PriceChanged } from "@domain/wallet"
import { Schema } from "effect"

const optional = Schema.optionalKey
const group = "Campaigns over stores"
const version = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2 ** 31 }))
const key = { businessProfileId: BusinessProfileId, id: CampaignId } as const
const exampleKey = { ...exampleProfile, id: CampaignId.make(12) }

/** How far a launch over stores is; `failed` are stores that can be tried again, with message keys of why. */
const Progress = Schema.Struct({
  state: Schema.Literals(["Launching", "Launched", "PartlyLaunched", "GivenUp"]),
  stores: Schema.Int,
  launched: Schema.Int,
  failed: Schema.Int,
  waiting: Schema.Int,
})

/** A campaign over stores in the list of them. */
const FranchiseCampaignItem = Schema.Struct({
  id: CampaignId,
  name: Schema.String,
  createdAt: Schema.Number,
  launchedAt: optional(Schema.Number),
  progress: optional(Progress),
  currency: optional(CurrencyCode),
  total: optional(MinorUnits),
})

const examplePart = (text: string) => ({ text, rule: "Locked" as const })

const exampleDraft: FranchiseCampaignDraft = {
  name: "Autumn menu",
  budgetType: "Lifetime",
  terms: { total: 9_000_000, minimum: 490_000, distribution: "Population", days: 14 },
  ad: {
    objective: "WebsiteVisits",
    channels: ["Social"],
    callToAction: "LearnMore",
    services: ["Pizza"],
    keywords: [],
    primaryText: examplePart("Fresh pizza in {town}, from {price}."),
    headline: examplePart("Pizza in {town}"),
    description: { text: "Call {phone}", rule: "Free" },
    searchHeadlines: [],
    searchDescriptions: [],
    website: examplePart("https://pizza.example.com/{code}"),
  },
}

/** The campaigns over a franchise's stores, newest first. Ours. */
export const ListFranchiseCampaigns = contract("franchise/ListFranchiseCampaigns", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/franchiseCampaigns",
  group,
  summary: "List campaigns over stores",
  description: "Newest first. progress, currency and total (minor units, with tax) are of launched campaigns.",
  example: exampleProfile,
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    cursor: optional(textOf(200)),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ campaigns: Schema.Array(FranchiseCampaignItem), nextCursor: optional(Schema.String) }),
  failures: [NotAFranchise],
})

/** Begins a campaign over stores with the budget that was shared last. Ours. */
export const CreateFranchiseCampaign = contract("franchise/CreateFranchiseCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/franchiseCampaigns",
  group,
  summary: "Begin a campaign over stores",
  description: "It begins with the budget over stores that was kept last, and with a proposed ad. Nothing is paid.",
  example: { ...exampleProfile, name: "Autumn menu" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    name: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(120)),
  }),
  output: Schema.Struct({ id: CampaignId }),
  failures: [CampaignMoveNotOffered, NotAFranchise],
})

/** What a launch depends on beside its draft. */
const Facts = Schema.Struct({
  currency: CurrencyCode,
  minimumDaily: MinorUnits,
  recommendedDaily: MinorUnits,
  maximumDaily: MinorUnits,
  longestPrimaryText: optional(Schema.Int),
  channels: Schema.Array(CampaignChannel),
  /** The codes of stores whose ads run. */
  launched: Schema.Array(Schema.String),
  /** The most a day that lifetime budgets of all stores may come to, and the part that running stores have. */
  cap: optional(Schema.Struct({ perDay: MinorUnits, taken: MinorUnits })),
})

/** A campaign over stores. Ours. */
export const GetFranchiseCampaign = contract("franchise/GetFranchiseCampaign", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/franchiseCampaigns/:id",
  group,
  summary: "Get a campaign over stores",
  description:
    "progress is of a launched campaign, whose draft is what was launched. facts are of a launch today: the price list's bounds of a store a day, channels, stores whose ads run, and the cap of lifetime budgets where the portal has one.",
  example: exampleKey,
  input: Schema.Struct(key),
  output: Schema.Struct({
    id: CampaignId,
    version,
    draft: FranchiseCampaignDraft,
    facts: Facts,
    launchedAt: optional(Schema.Number),
    price: optional(AddedPrice),
    progress: optional(Progress),
  }),
  failures: [FranchiseCampaignNotFound, NotAFranchise],
})

/** Keeps a campaign over stores that is not launched. Ours. */
export const SaveFranchiseCampaign = contract("franchise/SaveFranchiseCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "PUT /businessProfiles/:businessProfileId/franchiseCampaigns/:id",
  group,
  summary: "Keep a campaign over stores",
  description:
    "Parts that are left out stay as they are. Texts of the ad may hold fields in braces: store, town, address, phone, price, offer, page, website, radius and code. A part's rule is Locked, Choice (among choices) or Free; words are what stores say instead. codes are the stores chosen by hand, and an empty list means all that can have ads. version is the version that the change began from; another is refused.",
  largestBody: 3_000_000,
  example: {
    ...exampleKey,
    version: 1,
    name: exampleDraft.name,
    ad: { ...exampleDraft.ad, channels: [1], callToAction: 3 },
  },
  input: Schema.Struct({
    ...key,
    version,
    name: optional(FranchiseCampaignDraft.fields.name),
    budgetType: optional(FranchiseCampaignDraft.fields.budgetType),
    startDate: optional(Schema.Union([FranchiseCampaignDraft.fields.startDate.schema, Schema.Literal("")])),
    terms: optional(FranchiseCampaignDraft.fields.terms),
    ad: optional(FranchiseCampaignDraft.fields.ad),
    words: FranchiseCampaignDraft.fields.words,
    codes: FranchiseCampaignDraft.fields.codes,
  }),
  output: Schema.Struct({ version }),
  failures: [FranchiseCampaignNotFound, FranchiseCampaignChanged, InvalidFields, NotAFranchise],
})

/** Deletes a campaign over stores that is not launched; one that is gone is no error. Ours. */
export const DeleteFranchiseCampaign = contract("franchise/DeleteFranchiseCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "DELETE /businessProfiles/:businessProfileId/franchiseCampaigns/:id",
  group,
  summary: "Delete a draft of a campaign over stores",
  example: exampleKey,
  input: Schema.Struct(key),
  output: Schema.Struct({}),
  failures: [FranchiseCampaignChanged, NotAFranchise],
})

/** What a campaign over stores would cost now. Ours. */
export const QuoteFranchiseCampaign = contract("franchise/QuoteFranchiseCampaign", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/franchiseCampaigns/:id/quote",
  group,
  summary: "Price a campaign over stores",
  description:
    "The sum of the prices of all stores that would be launched, with tax; undivided is what stays in the wallet, since it does not divide by the days. refusals are message keys of what keeps it from its launch, with amounts in minor units.",
  example: exampleKey,
  input: Schema.Struct(key),
  output: Schema.Struct({
    version,
    stores: Schema.Int,
    leftOut: Schema.Int,
    undivided: MinorUnits,
    price: optional(AddedPrice),
    available: MinorUnits,
    refusals: Schema.Array(
      Schema.Struct({ key: Schema.String, params: optional(Schema.Record(Schema.String, Schema.Finite)) }),
    ),
  }),
  failures: [FranchiseCampaignNotFound, FranchiseCampaignChanged, NotAFranchise],
})

/** Pays a campaign over stores from the wallet and launches its stores in the background. Ours. */
export const LaunchFranchiseCampaign = contract("franchise/LaunchFranchiseCampaign", {
  kind: "command",
  access: "launchCampaigns",
  route: "POST /businessProfiles/:businessProfileId/franchiseCampaigns/:id/launch",
  group,
  summary: "Pay and launch a campaign over stores",
  description:
    "Takes total (minor units, as quoted) from the wallet once, however often it is sent with the same idempotencyKey, and launches each store as a campaign of its own in the background: ask for its progress. version is the version that was quoted. Another total than today's is refused with today's.",
  example: { ...exampleKey, version: 3, idempotencyKey: IdempotencyKey.make("autumn-menu-1"), total: 10_620_000 },
  input: Schema.Struct({
    ...key,
    version,
    idempotencyKey: IdempotencyKey,
    total: MinorUnits,
  }),
  output: Progress,
  failures: [
    FranchiseCampaignNotFound,
    FranchiseCampaignChanged,
    FranchiseCampaignNotReady,
    CampaignMoveNotOffered,
    PriceChanged,
    InsufficientFunds,
    NotAFranchise,
  ],
})

/** How far the launch of each store is. Ours. */
export const GetFranchiseLaunch = contract("franchise/GetFranchiseLaunch", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/franchiseCampaigns/:id/launch",
  group,
  summary: "Get the progress of a launch over stores",
  description:
    "Ask every 3 seconds while state is Launching. problems are stores that were not launched, at most 1,000, with message keys of why; promised is the money of stores that are not launched, in minor units.",
  example: exampleKey,
  input: Schema.Struct(key),
  output: Schema.Struct({
    ...Progress.fields,
    promised: MinorUnits,
    currency: CurrencyCode,
    problems: Schema.Array(Schema.Struct({ ...StoreOutcome.fields, name: Schema.String })),
  }),
  failures: [FranchiseCampaignNotFound, NotAFranchise],
})

/** Tries the stores again whose launch failed. Ours. */
export const RetryFranchiseStores = contract("franchise/RetryFranchiseStores", {
  kind: "command",
  access: "launchCampaigns",
  route: "POST /businessProfiles/:businessProfileId/franchiseCampaigns/:id/retry",
  group,
  summary: "Try stores again that were not launched",
  description: "Their ads are filled with what the stores say by now. Stores that are launched stay as they are.",
  example: exampleKey,
  input: Schema.Struct(key),
  output: Progress,
  failures: [FranchiseCampaignNotFound, FranchiseCampaignChanged, NotAFranchise],
})

/** Gives the money of stores that were not launched back to the wallet. Ours. */
export const GiveUpFranchiseStores = contract("franchise/GiveUpFranchiseStores", {
  kind: "command",
  access: "launchCampaigns",
  route: "POST /businessProfiles/:businessProfileId/franchiseCampaigns/:id/giveUp",
  group,
  summary: "Give up stores that were not launched",
  description:
    "Their money is available in the wallet again, and they can no longer be tried. Refused while stores wait.",
  example: exampleKey,
  input: Schema.Struct(key),
  output: Progress,
  failures: [FranchiseCampaignNotFound, FranchiseCampaignChanged, NotAFranchise],
})

/** The worker's half of a launch: launches stores that wait, each once. Safe to run again. */
export const LaunchFranchiseStores = contract("franchise/LaunchFranchiseStores", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct(key),
  output: Schema.Struct({}),
})

/** What the stores of a launched campaign brought. Ours. */
export const ListFranchiseResults = contract("franchise/ListFranchiseResults", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/franchiseCampaigns/:id/results",
  group,
  summary: "List results by store",
  description:
    "sums are of all stores that were found, on all pages, and whole of all stores. standouts are stores whose results cost surely less or more than the others', beyond chance. Amounts are minor units of currency.",
  example: { ...exampleKey, order: "cost", page: 1 },
  input: Schema.Struct({
    ...key,
    search: optional(textOf(100)),
    status: optional(CampaignStatus),
    region: optional(textOf(storeLimits.region)),
    order: optional(ResultOrder),
    page: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000 }))),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: storeLimits.launch }))),
  }),
  output: Schema.Struct({
    currency: CurrencyCode,
    stores: Schema.Array(StoreResult),
    total: Schema.Int,
    sums: MetricTotals,
    whole: MetricTotals,
    regions: Schema.Array(Schema.String),
    standouts: Schema.Array(StoreStandout),
  }),
  failures: [FranchiseCampaignNotFound, NotAFranchise],
})
