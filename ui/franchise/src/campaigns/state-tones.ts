/** The colour of each state of a campaign over stores. */
export const stateTones = {
  Draft: "neutral",
  Launching: "info",
  Launched: "success",
  PartlyLaunched: "warning",
  GivenUp: "neutral",
} as const
