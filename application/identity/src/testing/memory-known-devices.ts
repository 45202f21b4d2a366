import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { KnownDevices } from "../ports/known-devices.ts"

/** Known devices in the in-memory database. */
export const memoryKnownDevices = Layer.effect(
  KnownDevices,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, number>("known_devices")
    const keyOf = (portalId: number, userId: number, hash: string) => `${portalId}:${userId}:${hash}`
    return {
      isKnown: (portalId, userId, hashes, now) =>
        Effect.sync(() => hashes.some((hash) => (rows.get(keyOf(portalId, userId, hash)) ?? 0) > now)),
      remember: (portalId, userId, hash, expiresAt) =>
        Effect.sync(() => void rows.set(keyOf(portalId, userId, hash), expiresAt)),
      forget: (portalId, userId) =>
        Effect.sync(() => {
          for (const key of rows.keys()) if (key.startsWith(keyOf(portalId, userId, ""))) rows.delete(key)
        }),
    }
  }),
)
