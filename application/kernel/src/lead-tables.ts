import type { TooManyRequests } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** The leads of a business as a file: answered by the insights. */
export class LeadTables extends Context.Service<
  LeadTables,
  {
    /** All leads as CSV, logged as a download of the caller's. */
    readonly of: (id: BusinessProfileId) => Effect.Effect<AsyncIterable<Uint8Array>, TooManyRequests>
  }
>()("kernel/LeadTables") {}
