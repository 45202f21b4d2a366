import { Schema } from "effect"
import { BudgetType, draftDefaults, SchedulingMode } from "@domain/budget"
import { Objective } from "@domain/creatives"
import { type CurrencyCode, LocalDate, MinorUnits } from "@domain/kernel"
import { textLimits } from "@domain/validation"
import { AdditionalConfiguration } from "./additional-configuration.ts"

/**
 * A campaign as first stored; `budget` is in minor units and may be below the minimum. The further configuration is
 * JSON text. Spec: entities, campaign draft payload.
 */
export const CampaignDraft = Schema.Struct({
  name: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(textLimits.campaignName)),
  budget: MinorUnits.check(Schema.isGreaterThan(0)),
  budgetType: BudgetType,
  objectiveId: Objective,
  startDate: LocalDate,
  endDate: LocalDate,
  schedulingMode: SchedulingMode,
  additionalConfigurationJson: Schema.fromJsonString(AdditionalConfiguration),
  isDraft: Schema.Boolean,
}).check(
  Schema.makeFilter(
    (draft: { readonly startDate: string; readonly endDate: string }) => draft.startDate <= draft.endDate,
    {
      expected: "a campaign that ends on or after its first day",
    },
  ),
)
export type CampaignDraft = typeof CampaignDraft.Type

/** An empty draft with the budget package's defaults. Spec: business constants, draft campaign defaults. */
export const newCampaignDraft = (name: string, today: LocalDate, currency: CurrencyCode): CampaignDraft => {
  const { objectiveId, ...defaults } = draftDefaults(today, currency)
  return {
    name,
    ...defaults,
    objectiveId: Schema.decodeSync(Objective)(objectiveId),
    additionalConfigurationJson: {},
    isDraft: true,
  }
}
