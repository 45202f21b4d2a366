/** The choices of somebody who leaves unsaved changes. Spec: screens, product-feed screen. */
export const leaveChoices = ["stay", "leave", "saveAndContinue"] as const
/** One of the three choices. */
export type LeaveChoice = (typeof leaveChoices)[number]

/** The state of leaving a page: prompting, saving first, cancelled, or gone. */
export type Departure = "prompting" | "saving" | "stayed" | "left"

/** Starts to leave: asks if there are unsaved changes. Spec: screens, "a three-choice prompt". */
export const beginDeparture = (hasUnsavedChanges: boolean): Departure => (hasUnsavedChanges ? "prompting" : "left")

const chosen: Readonly<Record<LeaveChoice, Departure>> = { stay: "stayed", leave: "left", saveAndContinue: "saving" }

/** The state after a choice; only "prompting" can change. Leaving discards the changes. */
export const answerLeavePrompt = (departure: Departure, choice: LeaveChoice): Departure =>
  departure === "prompting" ? chosen[choice] : departure

/** The state after the save: gone on success, else prompting again, since nothing is lost without consent (ours). */
export const afterSave = (departure: Departure, isSaved: boolean): Departure => {
  if (departure !== "saving") return departure
  return isSaved ? "left" : "prompting"
}
