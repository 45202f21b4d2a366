import type { Action } from "./permissions.ts"

/** What a frozen business may not do: launch and change ads, change what they are made of, and take money out. */
const stoppedByFreeze: ReadonlyArray<Action> = [
  "fillSignup",
  "signUp",
  "decideSummary",
  "shareSummary",
  "payForSession",
  "editProfile",
  "editFeeds",
  "inviteUsers",
  "assignRoles",
  "editCampaigns",
  "launchCampaigns",
  "editCreatives",
  "linkAccounts",
  "manageConversions",
  "refundFunds",
  "buyAddOns",
  "writeBriefs",
  "approveBriefPlans",
]

/**
 * Whether members may take an action on a business that its portal has frozen. Reading, answering leads, reports, cards and adding
 * money stay open, so that a debt can be paid. Ours.
 */
export const mayWhenFrozen = (action: Action): boolean => !stoppedByFreeze.includes(action)
