import { SecurityLog } from "@application/identity/ports"
import { Clock, Effect } from "effect"
import { owner } from "./bakery.ts"
import { administeredPortal } from "./run-portal.ts"
import type { Seed } from "./seeds.ts"

const minute = 60_000
const place = {
  ipAddress: "203.0.113.9",
  userAgent:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  requestId: "req-1",
}

/** The portal whose log has an entry of each sort, and so many that there is a second page. */
export const watchedPortal: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const now = yield* Clock.currentTimeMillis
  const { note } = yield* SecurityLog
  const { portalId, user } = owner
  const failed = { portalId, kind: "signInFailed", userId: user.id, ...place } as const
  const events = [
    ...Array.from({ length: 8 }, () => ({ ...failed, factor: "password" }) as const),
    { portalId, kind: "signInFailed", factor: "code", ...place, userAgent: "", ipAddress: "" } as const,
    { ...failed, factor: "embedKey" } as const,
    { ...failed, factor: "secondFactor", means: "code" } as const,
    { ...failed, factor: "secondFactor", means: "copiedPasskey" } as const,
    { ...failed, factor: "password", call: "identity/ChangePassword" } as const,
    { ...failed, factor: "secondFactor", means: "passkey", call: "identity/TurnOffSecondFactor" } as const,
    { portalId, kind: "rightRefused", call: "wallet/RefundFunds", userId: user.id, ...place } as const,
  ]
  for (const [at, event] of events.entries()) yield* note({ ...event, at: now - (events.length - at) * 7 * minute })
})
