import { Schema } from "effect"
import { contract, ForbiddenBusinessProfile, textOf } from "@application/kernel"
import { InvalidFields, TooManyRequests, UserNotFound } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Subscription } from "@domain/messaging"
import { InvalidPortal } from "@domain/portals"

/** Asks the portal to call the user; returns when the call is due (epoch milliseconds). Spec: calls U6. */
export const AskForCallback = contract("identity/AskForCallback", {
  access: "askForCallback",
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
  access: "keepOwnAccount",
  input,
  output: Schema.Struct({}),
  failures: [UserNotFound, TooManyRequests],
})

/** Ends a subscription of the caller; one that there is not is no failure. Spec: calls U8. */
export const UnsubscribeUser = contract("identity/UnsubscribeUser", {
  access: "keepOwnAccount",
  input,
  output: Schema.Struct({}),
  failures: [UserNotFound],
})
