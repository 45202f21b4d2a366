import type { Ask } from "@application/kernel"
import type { UserId } from "@domain/kernel"
import type { UnsubscribeUser } from "../contract/reach-users.ts"
import type { PushDevice } from "./push-device.ts"

/** The application to the push service of a browser. */
export const pushClientCode = "web"

/** Ends a user's push messages to this device; without a user, whoever subscribed here, which the server is not told. */
export type EndPush = (userId?: UserId) => Promise<void>

/**
 * Ends the subscription that is the user's, on the device and on the server; what fails keeps nobody signed in. A session that
 * was refused can tell the server nothing, and ends the subscription on the device alone. Spec: states, "clears ... push token".
 */
export const makeEndPush =
  (device: Pick<PushDevice, "state" | "unsubscribe">, unsubscribe: Ask<typeof UnsubscribeUser>): EndPush =>
  async (userId) => {
    try {
      if (userId !== undefined && (await device.state(userId)) !== "on") return
      const token = await device.unsubscribe()
      if (token !== undefined && userId !== undefined)
        await unsubscribe({ userId, clientCode: pushClientCode, subscriptionType: "Push", ...token })
    } catch {
      // The push service tells the server of the end when the next message is sent.
    }
  }
