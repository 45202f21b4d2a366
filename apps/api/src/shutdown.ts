import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { Effect, Layer } from "effect"

/** Whether a process has been told to stop. */
export interface Shutdown {
  readonly hasBegun: () => boolean
  readonly begin: () => void
}

export const makeShutdown = (): Shutdown => {
  let begun = false
  return { hasBegun: () => begun, begin: () => void (begun = true) }
}

/** Lets each answer of a server that shuts down close its connection, so that its caller goes to another process. */
export const closeConnectionsOn = (server: Server, { hasBegun }: Shutdown): void => {
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...given: ReadonlyArray<unknown>): boolean => {
    const [, response] = given as [IncomingMessage, ServerResponse]
    if (hasBegun() && event === "request") response.shouldKeepAlive = false
    return emit(event, ...given)
  }
}

/**
 * Begins the shutdown when its layer is released, before anything below it is, and leaves `seconds` for whoever sends
 * calls to notice.
 */
export const beginningShutdown = (shutdown: Shutdown, seconds: number) =>
  Layer.effectDiscard(
    Effect.acquireRelease(Effect.void, () =>
      Effect.andThen(Effect.sync(shutdown.begin), Effect.sleep(seconds * 1_000)),
    ),
  )
