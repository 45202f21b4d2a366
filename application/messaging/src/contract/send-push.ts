import { Schema } from "effect"
import { contract } from "@application/kernel"
import { NotificationId, PortalId, UserId } from "@domain/kernel"

/** Pushes a notification to one device of its user, unless it was read meanwhile. A device shows it once however often it is sent. */
export const SendPush = contract("messaging/SendPush", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({
    portalId: PortalId,
    userId: UserId,
    notificationId: NotificationId,
    deviceId: Schema.String,
  }),
  output: Schema.Struct({}),
})
