import { contract, exampleCampaign } from "@application/kernel"
import { CampaignDisabled, CampaignMoveNotAllowed, CampaignNotFound } from "@domain/campaigns"
import {
  AutopilotFinding,
  AutopilotKind,
  AutopilotMove,
  AutopilotMoveNotFound,
  AutopilotMoveStale,
  AutopilotNotPossible,
  AutopilotObstacle,
  AutopilotSettings,
} from "@domain/insights"
import { BusinessProfileId, CampaignId, CurrencyCode } from "@domain/kernel"
import { Schema, Struct } from "effect"

const ofCampaign = { businessProfileId: BusinessProfileId, campaignId: CampaignId } as const
const optional = Schema.optionalKey

/** A move as people read it, with the name of who answered it. */
const ShownMove = Schema.Struct({ ...Struct.omit(AutopilotMove.fields, ["by"]), by: optional(Schema.String) })
export type ShownMove = typeof ShownMove.Type

/** A campaign's autopilot: what was chosen, what it found, and its moves, newest first. Times are epoch milliseconds. */
export const AutopilotState = Schema.Struct({
  settings: AutopilotSettings,
  currency: CurrencyCode,
  /** Who agreed to it last. */
  consent: optional(Schema.Struct({ version: Schema.Int, at: Schema.Number, by: optional(Schema.String) })),
  /** Why it cannot be switched on now. */
  obstacle: optional(AutopilotObstacle),
  /** The kinds of moves that this campaign can have. */
  possible: Schema.Array(AutopilotKind),
  findings: Schema.Array(Schema.Struct({ kind: AutopilotKind, finding: AutopilotFinding })),
  lookedAt: optional(Schema.Number),
  nextAt: optional(Schema.Number),
  moves: Schema.Array(ShownMove),
})
export type AutopilotState = typeof AutopilotState.Type

/** Ours. */
export const GetAutopilot = contract("campaigns/GetAutopilot", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/autopilot",
  summary: "Get a campaign's autopilot with its moves",
  description:
    "The settings (off until somebody switches it on), what it found when it looked last, when it looks next, and its newest 50 moves, each with its reason in numbers, its expected effect and, a week later, what came of it.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: AutopilotState,
  failures: [CampaignNotFound],
})

/** Switches a campaign's autopilot on or off; whoever switches it on agrees to its words. Ours. */
export const SetAutopilot = contract("campaigns/SetAutopilot", {
  kind: "command",
  access: "editCampaigns",
  route: "PUT /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/autopilot",
  summary: "Say what a campaign's autopilot may do",
  description:
    "mode: Off, TellFirst (moves are proposed) or DoIt (moves are made, each with its undo). kinds are the moves that it may make; limits hold for all of them together: budgetPercent of a channel's equal part, and hours a day. Open proposals lapse when it is switched off.",
  example: {
    ...exampleCampaign,
    settings: { mode: "TellFirst", kinds: ["Budget", "Searches"], limits: { budgetPercent: 20, hours: 6 } },
  },
  input: Schema.Struct({ ...ofCampaign, settings: AutopilotSettings }),
  output: AutopilotState,
  failures: [CampaignNotFound, AutopilotNotPossible],
})

const ofMove = { ...ofCampaign, moveId: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1e15 })) } as const
const exampleMove = { ...exampleCampaign, moveId: 3 }

const staleFailures = [
  CampaignNotFound,
  CampaignDisabled,
  CampaignMoveNotAllowed,
  AutopilotMoveNotFound,
  AutopilotMoveStale,
] as const

/** Makes a move that was proposed. Ours. */
export const TakeAutopilotMove = contract("campaigns/TakeAutopilotMove", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/autopilot/moves/:moveId/take",
  summary: "Make a move that the autopilot proposed",
  description: "Reaches the networks as an owner's own change does. Send an empty object.",
  example: exampleMove,
  input: Schema.Struct(ofMove),
  output: AutopilotState,
  failures: [...staleFailures],
})

/** Ours. */
export const DeclineAutopilotMove = contract("campaigns/DeclineAutopilotMove", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/autopilot/moves/:moveId/decline",
  summary: "Decline a move that the autopilot proposed",
  description: "It is not proposed again for 30 days. Send an empty object.",
  example: exampleMove,
  input: Schema.Struct(ofMove),
  output: AutopilotState,
  failures: [CampaignNotFound, AutopilotMoveNotFound, AutopilotMoveStale],
})

/** Takes a move back, so that all is as it was before. Ours. */
export const UndoAutopilotMove = contract("campaigns/UndoAutopilotMove", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/autopilot/moves/:moveId/undo",
  summary: "Take a move of the autopilot back",
  description:
    "What the move changed is as it was before; refused where somebody has changed it since. It is not made again for 30 days. Send an empty object.",
  example: exampleMove,
  input: Schema.Struct(ofMove),
  output: AutopilotState,
  failures: [...staleFailures],
})

/** Queues a look at each campaign whose autopilot is due. */
export const LookAtDueCampaigns = contract("campaigns/LookAtDueCampaigns", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
  failures: [],
})

/** Decides on a campaign's moves, once a day where it runs; run again it finds the day decided. */
export const LookAtCampaign = contract("campaigns/LookAtCampaign", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct(ofCampaign),
  output: Schema.Struct({}),
  failures: [CampaignNotFound],
})
