import { contract } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import {
  CommissionTerms,
  CommissionTermsNotFound,
  CommissionTermsRefused,
  EarnerKind,
  NewCommissionTerms,
} from "@domain/wallet"
import { Schema } from "effect"

const group = "Portal administration"
const Id = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 52 }))

/** The terms of commissions that a portal published, the latest first, and whom they are for. Ours. */
export const ListCommissionTerms = contract("wallet/ListCommissionTerms", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/commissionTerms",
  group,
  summary: "List the portal's terms of commissions, the latest first",
  description:
    "Of a region the latest that have begun and are not withdrawn hold. A campaign keeps the terms of the day on which it was launched first. earners counts the agencies and agents that brought businesses, and the referral codes that are open.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Struct({
    terms: Schema.Array(CommissionTerms),
    earners: Schema.Record(EarnerKind, Schema.Int),
  }),
  failures: [ForbiddenPortal],
})

/** Publishes terms of commissions of a region from a later day on. Ours. */
export const PublishCommissionTerms = contract("wallet/PublishCommissionTerms", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/commissionTerms",
  group,
  summary: "Publish terms of commissions from a later day on",
  description:
    "They begin tomorrow or later in their region, after all others there (faults has overlap otherwise), and are never changed. rules has one for each kind that earns: base is fee, spend or firstCampaign; percent has at most two decimals; amount, atLeast and atMost are minor units of the region's currency; months counts from the day that the client came. A commission is paid from the campaign's fee and is never more than the fee. It may be paid out waitingDays after the end of its month, from payoutFrom on; from twoPeopleFrom on two people approve.",
  example: {
    portalId: 101,
    region: "GB",
    from: "2031-01-01",
    rules: { referralCode: { base: "fee", percent: 20, months: 12 }, agency: { base: "spend", percent: 2.5 } },
    waitingDays: 30,
    payoutFrom: 2_500,
    twoPeopleFrom: 100_000,
  },
  input: Schema.Struct({ portalId: PortalId, ...NewCommissionTerms.fields }),
  output: CommissionTerms,
  failures: [ForbiddenPortal, CommissionTermsRefused],
})

/** Withdraws coming terms of the portal, as if they had never been published. Ours. */
export const WithdrawCommissionTerms = contract("wallet/WithdrawCommissionTerms", {
  kind: "command",
  access: "administerPortal",
  route: "DELETE /portals/:portalId/commissionTerms/:termsId",
  group,
  summary: "Withdraw terms of commissions before their first day",
  description: "Terms that have begun in their region are refused (errorCode 102 with faults).",
  example: { portalId: 101, termsId: 3 },
  input: Schema.Struct({ portalId: PortalId, termsId: Id }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, CommissionTermsNotFound, CommissionTermsRefused],
})
