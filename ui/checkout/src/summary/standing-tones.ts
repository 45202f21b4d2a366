import type { ApprovalStanding } from "@domain/campaigns"

/** How each standing of an approval is drawn. */
export const standingTones: Readonly<Record<ApprovalStanding, "info" | "success" | "warning" | "error">> = {
  NotAsked: "info",
  Sent: "info",
  Viewed: "info",
  PartlyApproved: "info",
  Approved: "success",
  ChangeRequested: "warning",
  Declined: "error",
  Void: "warning",
}
