/** What somebody may choose who leaves unsaved changes behind. Spec: screens, product-feed screen. */
export const leaveChoices = ["stay", "leave", "saveAndContinue"] as const
/** One of the three choices. */
export type LeaveChoice = (typeof leaveChoices)[number]

/** Where a departure stands: asked about, saving first, given up, or gone. */
export type Departure = "asking" | "saving" | "stayed" | "left"

/** Switching away: asked about with unsaved changes, at once without. Spec: screens, "a three-choice prompt". */
export const beginDeparture = (hasUnsavedChanges: boolean): Departure => (hasUnsavedChanges ? "asking" : "left")

const chosen: Readonly<Record<LeaveChoice, Departure>> = { stay: "stayed", leave: "left", saveAndContinue: "saving" }

/** The departure after a choice; one that is not asked about stays as it is. Leaving gives the changes up. */
export const answerLeavePrompt = (departure: Departure, choice: LeaveChoice): Departure =>
  departure === "asking" ? chosen[choice] : departure

/** The departure after the save: gone when it succeeded, else asked about again, since nothing may be lost unasked (ours). */
export const afterSave = (departure: Departure, isSaved: boolean): Departure => {
  if (departure !== "saving") return departure
  return isSaved ? "left" : "asking"
}
