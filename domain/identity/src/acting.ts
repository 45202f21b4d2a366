import { type Action, permissions } from "./permissions.ts"

/** The maximum time for which support may act as a client, in minutes. */
export const longestActing = 60

/** What changes an account itself, its people, its money or its portal, and so stays its owner's while support acts. */
const ownersAlone: ReadonlyArray<Action> = [
  "signUp",
  "payForSession",
  "keepOwnAccount",
  "keepOwnDevices",
  "askForCallback",
  "exchangeSocialToken",
  "createProfile",
  "sendInvitations",
  "inviteUsers",
  "assignRoles",
  "keepCards",
  "addFunds",
  "refundFunds",
  "buyAddOns",
]

/** Whether support may take an action while it acts as a client, as far as the client's own role allows it. */
export const mayWhileActing = (action: Action): boolean =>
  !ownersAlone.includes(action) && permissions[action].scope !== "portal"
