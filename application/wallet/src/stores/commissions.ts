import { columnsOf, declaredStore, documentOf } from "@application/kernel"
import { BusinessProfileId, CampaignId, PortalId } from "@domain/kernel"
import { CampaignCommission, CommissionPayout, CommissionTerms, Earning } from "@domain/wallet"
import { Schema } from "effect"

const { id: _termsId, ...terms } = CommissionTerms.fields

/** Terms of commissions as portals published them; a withdrawal alone changes them. */
export const PublishedCommissionTerms = declaredStore({
  table: "commission_terms",
  row: documentOf({
    key: Schema.Struct({ portalId: PortalId, id: Schema.Int }),
    document: Schema.Struct({ ...terms, from: Schema.String }),
  }),
  key: ["portalId", "id"],
  numbered: "id",
  lists: { ofPortal: { by: ["portalId"], order: ["id"], isDescending: true } },
  data: {
    kept: "for ever: terms by which commissions were earned",
    owner: { nobody: "a portal's" },
    audited: { clear: ["document.*"], unrecorded: ["documentVersion"] },
  },
})

/** Whether somebody has to decide about a commission. */
export const CommissionStanding = Schema.Literals(["free", "held", "refused"])
export type CommissionStanding = typeof CommissionStanding.Type

/** Campaigns by which somebody earns, each with its rule and what the portal took by it. */
export const CampaignCommissions = declaredStore({
  table: "campaign_commissions",
  row: documentOf({
    key: Schema.Struct({
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      portalId: PortalId,
      standing: CommissionStanding,
    }),
    document: CampaignCommission,
  }),
  key: ["businessProfileId", "campaignId"],
  lists: { standing: { by: ["portalId", "standing"], order: ["businessProfileId", "campaignId"] } },
  data: {
    kept: "for ever: books of a portal",
    owner: {
      nobody: "a portal's books, which name nobody",
      ofBusiness: { stays: "a portal's books, which name businesses by number alone" },
    },
    audited: {
      clear: ["portalId", "standing", "document.payee", "document.signs", "document.decision", "document.termsId"],
      unrecorded: [
        "documentVersion",
        "document.kind",
        "document.code",
        "document.region",
        "document.currency",
        "document.rule",
        "document.waitingDays",
        "document.isFirst",
        "document.fee",
        "document.receivable",
        "document.spend",
        "document.accrued",
      ],
    },
  },
})

/** What campaigns earned whoever brought their business, by month. */
export const CommissionEarnings = declaredStore({
  table: "commission_earnings",
  row: columnsOf(Schema.Struct({ portalId: PortalId, id: Schema.Int, ...Earning.fields, dueOn: Schema.String })),
  key: ["portalId", "id"],
  numbered: "id",
  lists: {
    ofCampaign: { by: ["portalId", "businessProfileId", "campaignId"], order: ["id"] },
    ofPayee: { by: ["portalId", "payee"], where: ["month", "state"], order: ["id"] },
    inState: { by: ["portalId", "state"], where: ["payee", "currency"], order: ["id"] },
    ofPayout: { by: ["portalId", "payoutId"], order: ["id"] },
  },
  data: {
    kept: "for ever: books of a portal",
    owner: {
      nobody: "a portal's books, which name nobody",
      ofBusiness: { stays: "a portal's books, which name businesses by number alone" },
    },
    audited: {
      clear: [
        "businessProfileId",
        "campaignId",
        "payee",
        "kind",
        "code",
        "month",
        "state",
        "payoutId",
        "isHeld",
        "dueOn",
      ],
      unrecorded: ["region", "currency", "earned", "reversed"],
    },
  },
})

/** Payouts of commissions: who approved each, and with which reference it left. */
export const CommissionPayouts = declaredStore({
  table: "commission_payouts",
  row: columnsOf(Schema.Struct({ portalId: PortalId, ...CommissionPayout.fields })),
  key: ["portalId", "id"],
  numbered: "id",
  lists: {
    ofPortal: { by: ["portalId"], where: ["state"], order: ["id"], isDescending: true },
    ofPayee: { by: ["portalId", "payee"], order: ["id"], isDescending: true },
  },
  data: {
    kept: "for ever: books of a portal",
    owner: { nobody: "a portal's books, which name nobody" },
    audited: {
      clear: [
        "payee",
        "currency",
        "amount",
        "state",
        "approvedBy",
        "approvedAt",
        "secondBy",
        "secondAt",
        "endedBy",
        "endedAt",
        "reference",
      ],
    },
  },
})
