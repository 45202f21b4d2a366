import { Effect, Layer, Option } from "effect"
import type { PortalId, UserId } from "@domain/kernel"
import { type MessageUser, MessageUsers } from "../ports/message-users.ts"

/** Users as messages know them, by number; forgotten devices are gone from all. */
export const memoryMessageUsers = (users: Readonly<Record<number, MessageUser>> = {}) =>
  Layer.sync(MessageUsers, () => {
    const forgotten = new Set<string>()
    return {
      of: (_portalId: PortalId, userId: UserId) =>
        Effect.sync(() =>
          Option.map(Option.fromUndefinedOr(users[userId]), (user) => ({
            ...user,
            devices: user.devices.filter(({ id }) => !forgotten.has(id)),
          })),
        ),
      forgetDevice: (_portalId: PortalId, deviceId: string) => Effect.sync(() => void forgotten.add(deviceId)),
    }
  })
