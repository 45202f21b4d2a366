import { type Action, onSessionProfile } from "./permissions.ts"

/** What a frozen business may not do: launch and change ads, change what they are made of, and take money out. */
const stoppedByFreeze: ReadonlyArray<Action> = [
  "decideSummary",
  "payForSession",
  "editProfile",
  "editFeeds",
  "inviteUsers",
  "assignRoles",
  "leadAgency",
  "editCampaigns",
  "launchCampaigns",
  "editCreatives",
  "linkAccounts",
  "manageConversions",
  "refundFunds",
  "buyAddOns",
  "writeBriefs",
  "approveBriefPlans",
  "decideProposals",
]

const ofSession: Readonly<Partial<Record<Action, Action>>> = onSessionProfile

/**
 * Whether members may take an action on a business that its portal has frozen; a session's action is stopped with what it needs of
 * its business. Reading, answering leads, reports, cards and adding money stay open, so that a debt can be paid. Ours.
 */
export const mayWhenFrozen = (action: Action): boolean =>
  [action, ofSession[action]].every((one) => one === undefined || !stoppedByFreeze.includes(one))
