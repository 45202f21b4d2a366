import type { HttpBindings } from "@hono/node-server"
import type { Credentials } from "../credentials.ts"
import type { Blobs } from "./blobs.ts"
import type { Clock } from "./clock.ts"
import type { Failures } from "./failures.ts"
import type { RequestLog } from "./request-log.ts"
import type { State } from "./state.ts"
import type { Webhooks } from "./webhooks.ts"

/** What every provider works with. */
export type Context = {
  readonly credentials: Credentials
  readonly state: State
  readonly clock: Clock
  readonly failures: Failures
  readonly log: RequestLog
  readonly blobs: Blobs
  readonly webhooks: Webhooks
  /** Origin of the api that receives webhooks. */
  readonly webhookTarget: string
  /** The sandbox's own origin, for addresses inside replies. */
  readonly origin: () => string
  /** Milliseconds of serving that use up one day's budget. */
  readonly marketSpeedMs: number
  readonly save: () => void
}

export type Env = { Bindings: HttpBindings }
