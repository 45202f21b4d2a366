import type { BudgetType } from "@domain/budget"
import type { StoreResult } from "@domain/franchise"
import type { BusinessProfileId, CampaignId, MinorUnits } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** A store whose ads run, wait for a review, or stand still with money in them. */
export interface RunningStore {
  readonly code: string
  readonly budgetType: BudgetType
  readonly dailyBudget: MinorUnits
}

/** What campaigns of stores brought, and which stores have one that is not over. */
export class StoreCampaignFigures extends Context.Service<
  StoreCampaignFigures,
  {
    /** The launched stores of a campaign over stores with the sums of all days, in the order of their codes. */
    readonly of: (
      businessProfileId: BusinessProfileId,
      franchiseCampaignId: CampaignId,
    ) => Effect.Effect<ReadonlyArray<StoreResult>>
    /** In the order of codes. */
    readonly running: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<RunningStore>>
  }
>()("franchise/StoreCampaignFigures") {}
