import { Schema } from "effect"
import { contract, exampleCampaign, exampleProfile } from "@application/kernel"
import { ConversionEstimate } from "@application/signup/contract"
import { CampaignBudget, CampaignMoveNotOffered, CampaignNotFound } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"

/** Opens the session of a further draft campaign, which starts from the profile's last details. Spec: calls L19. */
export const OpenCampaignSession = contract("campaigns/OpenCampaignSession", {
  kind: "workflow",
  access: "editCampaigns",
  route: "POST /BusinessProfiles/:businessProfileId/LocalBusinessUserSessions",
  specification: ["L19"],
  summary: "Open the session of a further campaign",
  description: "The draft starts from the profile's last details. Send an empty object.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ sessionId: SessionId, campaignId: CampaignId }),
  failures: [CampaignMoveNotOffered],
})

/** The results to expect a day of a campaign's budget, or of the recommended one while it has none. Spec: calls C22. */
export const EstimateCampaign = contract("campaigns/EstimateCampaign", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/estimation",
  specification: ["C22"],
  summary: "Estimate the results of a campaign",
  description: "A day of its budget, or of the recommended one while it has none. No promise.",
  example: exampleCampaign,
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
  output: Schema.Struct({ budget: CampaignBudget, estimate: ConversionEstimate }),
  failures: [CampaignNotFound],
})
