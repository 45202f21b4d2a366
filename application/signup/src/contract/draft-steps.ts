import { Schema } from "effect"
import { contract, exampleProfile, listOf } from "@application/kernel"
import { BusinessProfileId, SessionId } from "@domain/kernel"
import { flavours, LaunchState } from "@domain/launch"

/** How far a draft campaign has come in its journey, and when it was last changed (epoch milliseconds). */
export const DraftStep = Schema.Struct({
  sessionId: SessionId,
  flavour: Schema.Literals(flavours),
  launchState: LaunchState,
  changedAt: Schema.Number,
})
export type DraftStep = typeof DraftStep.Type

/** The steps of draft campaigns that a list shows, by their sessions; a session of another business has none. Ours. */
export const ListDraftSteps = contract("signup/ListDraftSteps", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/draftSteps",
  group: "Campaigns",
  summary: "List how far draft campaigns have come",
  description: "sessionIds are the campaigns' sessions, at most 100.",
  example: { ...exampleProfile, sessionIds: ["00000000-0000-4000-8000-000000000001"] },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, sessionIds: listOf(SessionId, 100) }),
  output: Schema.Struct({ steps: Schema.Array(DraftStep) }),
})
