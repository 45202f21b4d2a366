import { type Action, permissions } from "./permissions.ts"

/** The maximum time for which support may act as a client, in minutes. */
export const longestActing = 60

/** What changes an account itself, its people, its money or its portal, and so stays its owner's while support acts. */
const ownersAlone: ReadonlyArray<Action> = [
  "signUp",
  "decideSummary",
  "payForSession",
  "keepOwnAccount",
  "keepOwnDevices",
  "setUpSecondFactor",
  "askForCallback",
  "exchangeSocialToken",
  "createProfile",
  "sendInvitations",
  "inviteUsers",
  "assignRoles",
  "leadAgency",
  "keepCards",
  "addFunds",
  "refundFunds",
  "buyAddOns",
  "deleteBusiness",
]

/** What pays for campaigns and asks for help, which a client who came from the portal's own site still does. */
const openWhenEmbedded: ReadonlyArray<Action> = [
  "signUp",
  "decideSummary",
  "payForSession",
  "keepOwnDevices",
  "askForCallback",
  "createProfile",
  "addFunds",
  "buyAddOns",
]

/**
 * Whether a sign-in by the portal's embed key may take an action: none that moves money out, exports, or changes the account, its
 * cards or its people, since the portal vouched for the user and no proof of theirs was asked for. Ours.
 */
export const mayWhenEmbedded = (action: Action): boolean => openWhenEmbedded.includes(action) || mayWhileActing(action)

/** Whether support may take an action while it acts as a client, as far as the client's own role allows it. */
export const mayWhileActing = (action: Action): boolean =>
  !ownersAlone.includes(action) && permissions[action].scope !== "portal"
