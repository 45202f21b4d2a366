import { Context, type Effect, type Option } from "effect"
import type { ErasureObstacle, ErasureReport } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import type { DataSubject } from "./data-exports.ts"

/** Erasures that users asked for, and the erasing itself. Times are epoch milliseconds. */
export class Erasures extends Context.Service<
  Erasures,
  {
    /** Businesses that nobody else works on: they go with the user. */
    readonly ownProfiles: (subject: DataSubject) => Effect.Effect<ReadonlyArray<BusinessProfileId>>
    /** What stands in the way, for businesses that nobody else works on. */
    readonly obstacles: (subject: DataSubject) => Effect.Effect<ReadonlyArray<ErasureObstacle>>
    /** Asks for an erasure at an instant; one that was asked for before keeps its own. */
    readonly ask: (subject: DataSubject, erasesAt: number) => Effect.Effect<void>
    readonly undo: (subject: DataSubject) => Effect.Effect<void>
    /** When a user's data will be erased. */
    readonly planned: (subject: DataSubject) => Effect.Effect<Option.Option<number>>
    /** Users whose time has come, the longest waiting first. */
    readonly due: (now: number, limit: number) => Effect.Effect<ReadonlyArray<DataSubject>>
    /** Deletes what tax law doesn't keep and stores the report; in the caller's transaction. */
    readonly erase: (subject: DataSubject, now: number) => Effect.Effect<ErasureReport>
  }
>()("identity/Erasures") {}
