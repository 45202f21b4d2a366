import { Schema } from "effect"

/**
 * Kinds of moves that the autopilot may make: shift the budget between channels, leave out hours, leave out places, and leave out
 * searches. Ours.
 */
export const AutopilotKind = Schema.Literals(["Budget", "Hours", "Places", "Searches"])
export type AutopilotKind = typeof AutopilotKind.Type

/** Whether the autopilot looks at all, shows its moves before they are made, or makes them. Ours. */
export const AutopilotMode = Schema.Literals(["Off", "TellFirst", "DoIt"])
export type AutopilotMode = typeof AutopilotMode.Type

/** Limits that owners choose from: percent of a channel's equal part, and hours a day. Ours. */
export const autopilotLimits = { budgetPercent: [10, 20, 30, 50], hours: [3, 6, 9, 12] } as const

/** How far all moves together may go, however many they are. Ours. */
export const AutopilotLimits = Schema.Struct({
  /** The most of a channel's equal part that may go to other channels. */
  budgetPercent: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 50 })),
  /** The most hours a day that may be left out. */
  hours: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 12 })),
})
export type AutopilotLimits = typeof AutopilotLimits.Type

/** What an owner chose. `kinds` are the moves that may be made or proposed. Ours. */
export const AutopilotSettings = Schema.Struct({
  mode: AutopilotMode,
  kinds: Schema.Array(AutopilotKind).check(Schema.isMaxLength(AutopilotKind.literals.length), Schema.isUnique()),
  limits: AutopilotLimits,
})
export type AutopilotSettings = typeof AutopilotSettings.Type

/** The settings of a campaign whose owner has not chosen: off. */
export const autopilotOff: AutopilotSettings = {
  mode: "Off",
  kinds: AutopilotKind.literals,
  limits: { budgetPercent: 20, hours: 6 },
}

/** The version of the words that an owner agrees to; it grows when they say something else. */
export const autopilotConsentVersion = 1
