import type { BusinessProfileId, LeadId } from "@domain/kernel"
import type { ToldContent } from "./message-content.ts"

/** A next step of a lead that has fallen due. */
export interface DueLeadStep {
  readonly businessProfileId: BusinessProfileId
  readonly leadId: LeadId
  readonly leadName: string
  readonly step: string
}

/** What whoever takes care of a lead is told when its next step falls due; it leads to the lead. */
export const leadStepMessage =
  ({ businessProfileId, leadId, leadName, step }: DueLeadStep) =>
  ({ origin }: { readonly origin: string }): ToldContent => ({
    template: "leadStepDue",
    link: `${origin}/app/${businessProfileId}/leads?lead=${leadId}`,
    leadName,
    step,
  })
