import { Schema } from "effect"
import { declaredStore, documentOf } from "@application/kernel"
import {
  AutopilotDecision,
  AutopilotEvidence,
  AutopilotFinding,
  AutopilotKind,
  AutopilotMove,
  AutopilotObstacle,
  AutopilotSettings,
} from "@domain/insights"
import { BusinessProfileId, CampaignId, LocalDate, UserId } from "@domain/kernel"

const optional = Schema.optionalKey
const ofCampaign = { businessProfileId: BusinessProfileId, campaignId: CampaignId } as const

/** Who agreed to which words, and when; times are epoch milliseconds. */
const Consent = Schema.Struct({ version: Schema.Int, by: UserId, at: Schema.Number })

const settings = Schema.Struct({
  ...AutopilotSettings.fields,
  /** Of whoever switched it on last; it stays when it is switched off. */
  consent: optional(Consent),
  /** Whether it is looked at again. */
  state: Schema.Literals(["On", "Off"]),
  /** When it looks next, in epoch milliseconds. */
  nextAt: Schema.Int,
  /** The last day on which it looked, where the campaign runs, and when that was. */
  lookedOn: optional(LocalDate),
  lookedAt: optional(Schema.Number),
  /** Why it did not look. */
  obstacle: optional(AutopilotObstacle),
  findings: Schema.Array(Schema.Struct({ kind: AutopilotKind, finding: AutopilotFinding })),
})

/** What owners chose of the autopilots of their campaigns, and what these found when they looked last. */
export const Autopilots = declaredStore({
  table: "autopilots",
  row: documentOf({ key: Schema.Struct(ofCampaign), document: settings, copied: ["state", "nextAt"] }),
  key: ["businessProfileId", "campaignId"],
  lists: { due: { by: ["state"], order: ["nextAt", "businessProfileId", "campaignId"] } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: ["state", "document.mode", "document.kinds", "document.limits", "document.consent"],
      unrecorded: [
        "documentVersion",
        "nextAt",
        "document.state",
        "document.nextAt",
        "document.lookedOn",
        "document.lookedAt",
        "document.obstacle",
        "document.findings",
      ],
    },
  },
})

/** An autopilot as it is stored. */
export type StoredAutopilot = typeof settings.Type & {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

const decision = Schema.Struct({
  /** The version of the rules that decided. */
  rules: Schema.Int,
  /** Of the evidence, so that a changed one is told. */
  evidenceHash: Schema.String,
  evidence: AutopilotEvidence,
  ...AutopilotDecision.fields,
})

/** What autopilots decided, at most once a day and campaign, with all that they decided from: a decision is replayed from its row. */
export const AutopilotDecisions = declaredStore({
  table: "autopilot_decisions",
  row: documentOf({
    key: Schema.Struct({ ...ofCampaign, day: Schema.String }),
    document: decision,
  }),
  key: ["businessProfileId", "campaignId", "day"],
  isAddedOnly: true,
  lists: { ofCampaign: { by: ["businessProfileId", "campaignId"], order: [{ text: "day" }], isDescending: true } },
  data: {
    kept: "for ever: why the system changed something, to be decided again from the same figures",
    owner: "business",
    audited: "what the worker decides; its moves are in autopilot_moves",
  },
})

const { id, campaignId, ...move } = AutopilotMove.fields

/** The moves of autopilots with what became of them. */
export const AutopilotMoves = declaredStore({
  table: "autopilot_moves",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id, campaignId }),
    document: Schema.Struct(move),
    copied: ["state"],
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    ofCampaign: { by: ["businessProfileId", "campaignId"], order: ["id"], isDescending: true },
    inState: { by: ["businessProfileId", "state"], order: ["id"] },
  },
  data: {
    kept: "for ever: why the system changed something",
    owner: "business",
    audited: {
      clear: ["campaignId", "state", "document.change", "document.by", "document.decidedOn"],
      unrecorded: [
        "documentVersion",
        "document.state",
        "document.subject",
        "document.reason",
        "document.effect",
        "document.proposedAt",
        "document.stateAt",
        "document.madeAt",
        "document.outcome",
      ],
    },
  },
})

/** A move as it is stored. */
export type StoredMove = AutopilotMove & { readonly businessProfileId: BusinessProfileId }
