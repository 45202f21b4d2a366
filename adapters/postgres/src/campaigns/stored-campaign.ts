import { Schema } from "effect"
import { storedDocument } from "@application/kernel"
import { type Campaign, CampaignChannel } from "@domain/campaigns"
import {
  BusinessProfileId,
  CampaignId,
  IdempotencyKey,
  LocalDate,
  MinorUnits,
  PortalId,
  SessionId,
  UserId,
  wireEnum,
} from "@domain/kernel"
import { PriceListId } from "@domain/pricing"

const optional = Schema.optionalKey
const Currency = Schema.Literals(["INR", "GBP", "USD", "JPY"])

const StoredBudget = Schema.Struct({
  budgetType: wireEnum({ Daily: 1, Lifetime: 2 }),
  schedulingMode: wireEnum({ RunContinuously: 1, Schedule: 2 }),
  currency: Currency,
  dailyBudget: MinorUnits,
  days: Schema.Int,
  startDate: optional(LocalDate),
  promoCode: optional(Schema.String),
})

const BudgetParts = Schema.Array(Schema.Struct({ channel: CampaignChannel, part: MinorUnits }))

const amounts = {
  currency: Currency,
  media: MinorUnits,
  promoDiscount: MinorUnits,
  serviceFee: MinorUnits,
  serviceFeeWaived: MinorUnits,
  taxes: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(["CGST", "SGST", "IGST", "GST", "VAT"]),
      ratePercent: Schema.Finite,
      amount: MinorUnits,
      undertaking: optional(Schema.String),
    }),
  ),
  tax: MinorUnits,
  total: MinorUnits,
}

const StoredPrice = Schema.Struct({
  ...amounts,
  days: Schema.Int,
  dailyBudget: MinorUnits,
  effectivePerDay: MinorUnits,
  priceListId: PriceListId,
  priceListDate: LocalDate,
  promoCode: optional(Schema.String),
})

const StoredReason = Schema.Literals([
  ...(["misleadingText", "forbiddenContent", "poorPicture", "brokenWebsite"] as const),
  ...(["unclearOffer", "unfitAudience", "incompleteBusiness"] as const),
])

const comment = { comment: optional(Schema.String) }
const words = { words: optional(Schema.Record(Schema.String, Schema.String)) }
const person = Schema.Struct({ by: UserId, at: Schema.Number })
const StoredReview = Schema.Struct({
  portalId: PortalId,
  askedAt: Schema.Number,
  decision: optional(
    Schema.Union([
      Schema.Struct({ decision: Schema.Literal("approved"), ...comment }),
      Schema.Struct({
        decision: Schema.Literal("rejected"),
        reasons: Schema.Array(StoredReason),
        ...comment,
        ...words,
      }),
    ]),
  ),
  decidedAt: optional(Schema.Number),
  changed: optional(Schema.Array(CampaignChannel)),
  design: optional(Schema.String),
  claim: optional(person),
  approvals: optional(Schema.Array(person)),
  decidedBy: optional(UserId),
})

/** A campaign as `campaigns.document` stores it. */
const StoredCampaign: Schema.Codec<Campaign, unknown> = Schema.Struct({
  id: CampaignId,
  businessProfileId: BusinessProfileId,
  sessionId: SessionId,
  region: Schema.Literals(["IN", "GB"]),
  name: Schema.String,
  status: Schema.Literals(["Draft", "InReview", "Approved", "Active", "Paused", "Rejected", "Completed", "Archived"]),
  pauseReason: optional(Schema.Literals(["owner", "insufficientFunds", "paymentReversed", "disabled", "accessLost"])),
  objective: optional(wireEnum({ Calls: 1, LeadGeneration: 2, WebsiteVisits: 3, InstantMessages: 5 })),
  resultsAre: optional(Schema.Literal("Conversions")),
  archivedFrom: optional(Schema.Literal("Completed")),
  channels: Schema.Array(
    Schema.Struct({
      // A new channel is a row of the domain alone; no number of a channel ever changes.
      channel: CampaignChannel,
      status: Schema.Literals([
        "Waiting",
        "Creating",
        "InReview",
        "Active",
        "Paused",
        "Rejected",
        "Failed",
        "Completed",
      ]),
      reason: optional(Schema.String),
      fields: optional(
        Schema.Array(Schema.Literals(["picture", "primaryText", "headline", "description", "landingPage"])),
      ),
      refusedAssets: optional(
        Schema.Array(
          Schema.Struct({
            part: Schema.Literals(["sitelink", "callout", "snippet", "phone"]),
            text: Schema.String,
            reason: optional(Schema.String),
          }),
        ),
      ),
      reviewReasons: optional(Schema.Array(StoredReason)),
      reviewWords: optional(Schema.Record(Schema.String, Schema.String)),
      externalCampaignId: optional(Schema.String),
    }),
  ),
  budget: optional(StoredBudget),
  budgetParts: optional(BudgetParts),
  splits: optional(
    Schema.Array(
      Schema.Struct({
        rule: Schema.Literals(["Equal", "Recommended", "ByHand"]),
        at: Schema.Number,
        by: optional(UserId),
        parts: optional(BudgetParts),
      }),
    ),
  ),
  price: optional(StoredPrice),
  returned: optional(Schema.Struct(amounts)),
  uncredited: optional(Schema.Struct(amounts)),
  startDate: optional(Schema.String),
  endDate: optional(Schema.String),
  hours: optional(Schema.Array(Schema.Struct({ weekday: Schema.Int, from: Schema.Int, to: Schema.Int }))),
  pictureUrl: optional(Schema.String),
  estimate: optional(
    Schema.Struct({
      dailyBudget: MinorUnits,
      reachLow: Schema.Int,
      reachHigh: Schema.Int,
      resultsLow: Schema.Int,
      resultsHigh: Schema.Int,
    }),
  ),
  spent: MinorUnits,
  createdAt: Schema.Number,
  submittedAt: optional(Schema.Number),
  reviewDueAt: optional(Schema.Number),
  wentLiveAt: optional(Schema.Number),
  changes: optional(
    Schema.Array(
      Schema.Struct({ idempotencyKey: IdempotencyKey, asked: Schema.String, total: MinorUnits, at: Schema.Number }),
    ),
  ),
  revisions: optional(
    Schema.Struct({ revision: Schema.Int, fieldRevisions: Schema.Record(Schema.String, Schema.Int) }),
  ),
  portalReview: optional(StoredReview),
  isFrozen: optional(Schema.Literal(true)),
  partOf: optional(CampaignId),
  plan: optional(Schema.Struct({ draft: optional(Schema.Int), launched: optional(Schema.Int) })),
})

export const storedCampaign = storedDocument(StoredCampaign, [])
