import { Context, type Effect, type Option } from "effect"
import type { PortalId, UserId } from "@domain/kernel"

export interface DataSubject {
  readonly portalId: PortalId
  readonly userId: UserId
}

/** Times are epoch milliseconds; one that is not ready is being prepared. */
export interface DataExport {
  readonly requestedAt: number
  readonly readyAt?: number
  readonly expiresAt?: number
}

/** Exports of all that is held on a user: one per user at a time, until its link ends. */
export class DataExports extends Context.Service<
  DataExports,
  {
    /** All that is held on a user, as JSON text: a list of rows by table, without secrets. */
    readonly collect: (portalId: PortalId, userId: UserId) => Effect.Effect<string>
    /** Begins an export, which replaces the user's earlier export. */
    readonly ask: (subject: DataSubject, requestedAt: number) => Effect.Effect<void>
    readonly finish: (
      subject: DataSubject,
      ready: {
        readonly keyHash: string
        readonly document: string
        readonly readyAt: number
        readonly expiresAt: number
      },
    ) => Effect.Effect<void>
    readonly latest: (subject: DataSubject, now: number) => Effect.Effect<Option.Option<DataExport>>
    /** Takes a user's document out by the hashes that its link's key may have; there is none for whoever comes next. */
    readonly take: (
      subject: DataSubject,
      keyHashes: ReadonlyArray<string>,
      now: number,
    ) => Effect.Effect<Option.Option<string>>
  }
>()("identity/DataExports") {}
