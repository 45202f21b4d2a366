import { Context, type Effect } from "effect"
import type { JobId, SessionId } from "@domain/kernel"

/** Fresh identifiers and secrets: a port, since they are random. */
export class Ids extends Context.Service<
  Ids,
  {
    readonly sessionId: Effect.Effect<SessionId>
    readonly jobId: Effect.Effect<JobId>
    /** URL-safe random text of at least 128 bits. */
    readonly secret: Effect.Effect<string>
    /** Six decimal digits, uniformly random. */
    readonly otp: Effect.Effect<string>
    /** Next number of a named sequence, from 1 up. */
    readonly next: (
      sequence: "user" | "businessProfile" | "campaign" | "lead" | "payment" | "refund",
    ) => Effect.Effect<number>
  }
>()("application/Ids") {}
