import type { UserId } from "@domain/kernel"
import type { PushDevice, PushState, PushToken } from "../flows/push-device.ts"

export interface MemoryPushOptions {
  /** What the device says before anybody subscribes. */
  readonly state?: Exclude<PushState, "on">
  /** What the person answers when the device asks; a broken device fails. */
  readonly answer?: "allow" | "block" | "dismiss" | "break"
}

/** A device whose person answers as told, with one subscription at a time. */
export const memoryPushDevice = ({ state = "off", answer = "allow" }: MemoryPushOptions = {}): PushDevice => {
  const token: PushToken = { deviceType: "Android", token: "memory-device" }
  let present: PushState = state
  let subscribed: PushToken | undefined
  let owner: UserId | undefined
  return {
    state: async (userId) => (subscribed !== undefined && owner === userId ? "on" : present),
    subscribe: async () => {
      if (answer === "break") throw new Error("The push service is away")
      if (answer === "block") present = "blocked"
      subscribed = present === "off" && answer === "allow" ? token : undefined
      return subscribed
    },
    noteOwner: (userId) => {
      owner = userId
    },
    unsubscribe: async () => {
      const before = subscribed
      subscribed = undefined
      return before
    },
  }
}
