import { BudgetType } from "@domain/budget"
import { errorCode } from "@domain/errors"
import { CampaignId, LocalDate } from "@domain/kernel"
import { Schema } from "effect"
import { FranchiseAd, StoreWords } from "../ad/franchise-ad.ts"
import { StoreCode } from "../franchise-store.ts"
import { StoreBudgetDraft } from "../store-budget.ts"
import { storeLimits } from "../store-limits.ts"

const optional = Schema.optionalKey

/** A campaign over a franchise's stores before it is launched: its stores, ad, budget and days. Ours; spec: hq-franchise. */
export const FranchiseCampaignDraft = Schema.Struct({
  name: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(120)),
  /** An amount for each day, or one for all days. */
  budgetType: BudgetType,
  /** The first day; as soon as the networks have approved where absent. */
  startDate: optional(LocalDate),
  terms: StoreBudgetDraft,
  ad: FranchiseAd,
  /** What stores say in place of the brand's words. */
  words: optional(Schema.Array(StoreWords).check(Schema.isMaxLength(5_000))),
  /** The stores that were chosen by hand; all that can have ads where absent. */
  codes: optional(Schema.Array(StoreCode).check(Schema.isMaxLength(storeLimits.stores))),
})
export type FranchiseCampaignDraft = typeof FranchiseCampaignDraft.Type

/** No such campaign over stores. Ours; spec: error catalogue, 104. */
export class FranchiseCampaignNotFound extends Schema.TaggedError<FranchiseCampaignNotFound>()(
  "FranchiseCampaignNotFound",
  { errorCode: errorCode(104), id: CampaignId },
) {}

/** Somebody changed or launched the campaign since it was read. Ours. */
export class FranchiseCampaignChanged extends Schema.TaggedError<FranchiseCampaignChanged>()(
  "FranchiseCampaignChanged",
  { errorCode: errorCode(1006) },
) {}

/** Why a campaign over stores cannot be launched, as message keys with what their words name. Ours. */
export class FranchiseCampaignNotReady extends Schema.TaggedError<FranchiseCampaignNotReady>()(
  "FranchiseCampaignNotReady",
  { errorCode: errorCode(1014), keys: Schema.Array(Schema.String), most: optional(Schema.Int) },
) {}
