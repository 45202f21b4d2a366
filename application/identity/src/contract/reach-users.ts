import { Schema } from "effect"
import { contract, ForbiddenBusinessProfile, textOf, exampleProfile } from "@application/kernel"
import { InvalidFields, TooManyRequests, UserNotFound } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Subscription } from "@domain/messaging"
import { InvalidPortal } from "@domain/portals"

/** Asks the portal to call the user; returns when the call is due (epoch milliseconds). Spec: calls U6. */
export const AskForCallback = contract("identity/AskForCallback", {
  kind: "workflow",
  access: "askForCallback",
  route: "POST /users/callback",
  specification: ["U6"],
  summary: "Ask the portal to call the user back",
  description: "The portal's support gets an email. Answers when the call is due.",
  example: { ...exampleProfile, id: 41, phone: "91-9876543210", portal: "localhost" },
  input: Schema.Struct({
    id: UserId,
    businessProfileId: BusinessProfileId,
    phone: textOf(40),
    portal: textOf(255),
  }),
  output: Schema.Struct({ replyDueAt: Schema.Number }),
  failures: [UserNotFound, ForbiddenBusinessProfile, InvalidFields, InvalidPortal, TooManyRequests],
})

const input = Schema.Struct({ userId: UserId, ...Subscription.fields })

/** Subscribes a device or address of the caller to messages. Spec: calls U7. */
export const SubscribeUser = contract("identity/SubscribeUser", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/subscribe",
  specification: ["U7"],
  summary: "Subscribe a device or address of the user to messages",
  description: "The token is the push service's; of a browser, its whole push subscription as JSON.",
  example: { userId: 41, deviceType: 1, clientCode: "web", subscriptionType: 1, token: "fcm-token-1" },
  input,
  output: Schema.Struct({}),
  failures: [UserNotFound, TooManyRequests],
})

/** Ends a subscription of the caller; one that there is not is no failure. Spec: calls U8. */
export const UnsubscribeUser = contract("identity/UnsubscribeUser", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /users/:userId/unsubscribe",
  specification: ["U8"],
  summary: "End a subscription of the user",
  example: { userId: 41, deviceType: 1, clientCode: "web", subscriptionType: 1, token: "fcm-token-1" },
  input,
  output: Schema.Struct({}),
  failures: [UserNotFound],
})
