import { Schema } from "effect"
import { contract, textOf, exampleCampaign, exampleProfile } from "@application/kernel"
import {
  BusinessUnfinished,
  Campaign,
  CampaignDisabled,
  CampaignMoveNotAllowed,
  CampaignMoveNotOffered,
  CampaignNotFound,
} from "@domain/campaigns"
import { BudgetType, SchedulingMode } from "@domain/budget"
import { Objective } from "@domain/creatives"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId, LocalDate, MinorUnits } from "@domain/kernel"
import { InsufficientFunds } from "@domain/wallet"

const ofCampaign = { businessProfileId: BusinessProfileId, campaignId: CampaignId } as const

/** Spec: states, "A campaign can be paused or resumed and its end date changed". */
export const PauseCampaign = contract("campaigns/PauseCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/pause",
  summary: "Pause a campaign",
  description: "Send an empty object.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: Campaign,
  failures: [CampaignNotFound, CampaignMoveNotAllowed],
})

export const ResumeCampaign = contract("campaigns/ResumeCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/resume",
  summary: "Resume a paused campaign",
  description: "Send an empty object.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: Campaign,
  failures: [CampaignNotFound, CampaignMoveNotAllowed, CampaignDisabled, InsufficientFunds],
})

/**
 * Gives up a campaign that was refused or is still in review, or puts one away that has ended: its money is available again (all
 * that was paid for it, as long as nothing was spent, and its promo code with it) and it leaves the lists. Not while it is being
 * set up on its channels; one that waits for its portal is withdrawn from it. Ours; the specification names the status only.
 */
export const ArchiveCampaign = contract("campaigns/ArchiveCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/archive",
  summary: "Cancel a campaign in review, or put an ended one away",
  description: "What was not spent goes back to the wallet. Send an empty object.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: Campaign,
  failures: [CampaignNotFound, CampaignMoveNotAllowed],
})

/** Brings an ended campaign that was archived back to the lists. Ours. */
export const RestoreCampaign = contract("campaigns/RestoreCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/restore",
  summary: "Bring an archived campaign that had ended back to the lists",
  description: "A campaign that was cancelled does not come back. Send an empty object.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: Campaign,
  failures: [CampaignNotFound, CampaignMoveNotAllowed],
})

/**
 * Ends a launched campaign for good: its ads stop, and what was not spent is available again with its tax; all that was paid for it
 * where nothing was spent. Ours.
 */
export const EndCampaign = contract("campaigns/EndCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/end",
  summary: "End a launched campaign for good",
  description:
    "What was not spent goes back to the wallet with its tax; all of it where nothing was spent. Send an empty object.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: Campaign,
  failures: [CampaignNotFound, CampaignMoveNotAllowed],
})

/** What was paid for the draft is available again, and its promo code unused. Spec: states, "Draft campaigns can be deleted"; calls C11. */
export const DeleteDraftCampaign = contract("campaigns/DeleteDraftCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "PATCH /businessProfiles/:businessProfileId/roimaticcampaigns/:campaignId",
  specification: ["C11"],
  summary: "Delete a campaign that was never launched",
  description: "Send an empty object.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: Schema.Struct({}),
  failures: [CampaignNotFound, CampaignMoveNotAllowed],
})

/**
 * What was paid for the draft is available again and its promo code unused, so that its budget can be changed and paid anew. Ours;
 * spec: launch guard, "beyond BUDGET, earlier pages are blocked".
 */
export const ReopenBudget = contract("campaigns/ReopenBudget", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/reopenBudget",
  summary: "Change the budget of a paid draft",
  description: "What was paid goes back to the wallet, and the draft is paid anew. Send an empty object.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: Schema.Struct({}),
  failures: [CampaignNotFound, CampaignMoveNotAllowed],
})

/**
 * A further draft campaign whose session starts from the profile's last details and takes what is sent of the draft: name,
 * objective, dates, and a budget in minor units (a day's, or that of all days; without one the recommended). Spec: calls C9; entities, campaign draft payload.
 */
export const CreateCampaign = contract("campaigns/CreateCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimatic/campaigns",
  specification: ["C9"],
  summary: "Start another campaign",
  description:
    "Answers with a draft filled from the profile's last campaign and from what is sent: name, objectiveId, and budget in minor units (a day's, or that of all days by budgetType) from startDate to endDate. Its sessionId opens the draft.",
  example: {
    ...exampleProfile,
    name: "Spring whitening",
    objectiveId: 2,
    budget: 350_000,
    budgetType: 2,
    schedulingMode: 1,
    startDate: "2026-12-01",
    endDate: "2026-12-10",
    isDraft: true,
  },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    name: Schema.optionalKey(textOf(2_000)),
    objectiveId: Schema.optionalKey(Objective),
    budget: Schema.optionalKey(MinorUnits.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000_000_00 }))),
    budgetType: Schema.optionalKey(BudgetType),
    schedulingMode: Schema.optionalKey(SchedulingMode),
    startDate: Schema.optionalKey(LocalDate),
    endDate: Schema.optionalKey(LocalDate),
    additionalConfigurationJson: Schema.optionalKey(textOf(20_000)),
    isDraft: Schema.optionalKey(Schema.Literal(true)),
  }),
  output: Campaign,
  failures: [CampaignMoveNotOffered, InvalidFields],
})

/**
 * A further draft campaign that begins with the plan of another: its ads, audience, pages and budget by the day. Its texts are
 * accepted again. With `toBusinessProfileId` it is another business's, which keeps its own facts. Ours.
 */
export const CopyCampaign = contract("campaigns/CopyCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/copy",
  summary: "Start another campaign as a copy of one",
  description:
    "Answers with a draft filled from the campaign's plan, as it runs or as it is filled in. Its sessionId opens the draft. With toBusinessProfileId, a business of the same portal in which the caller has the same right, the draft is that business's: it keeps its own details, place, lead form, numbers and tracking, and texts carry its name. Otherwise send an empty object.",
  example: { ...exampleCampaign, toBusinessProfileId: 9102 },
  input: Schema.Struct({ ...ofCampaign, toBusinessProfileId: Schema.optionalKey(BusinessProfileId) }),
  output: Campaign,
  failures: [CampaignNotFound, CampaignMoveNotOffered, BusinessUnfinished],
})
