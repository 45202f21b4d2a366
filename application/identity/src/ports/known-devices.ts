import { Context, type Effect } from "effect"
import type { PortalId, UserId } from "@domain/kernel"

/** Devices on which users have signed in, by the hash of their cookie. Times are epoch milliseconds. */
export class KnownDevices extends Context.Service<
  KnownDevices,
  {
    /** Whether the user has signed in on a device with one of these hashes that is unexpired at `now`. */
    readonly isKnown: (
      portalId: PortalId,
      userId: UserId,
      hashes: ReadonlyArray<string>,
      now: number,
    ) => Effect.Effect<boolean>
    /** Remembers a device; a repeat extends its expiry. */
    readonly remember: (portalId: PortalId, userId: UserId, hash: string, expiresAt: number) => Effect.Effect<void>
    readonly forget: (portalId: PortalId, userId: UserId) => Effect.Effect<void>
  }
>()("identity/KnownDevices") {}
