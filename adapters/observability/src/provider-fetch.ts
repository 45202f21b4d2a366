import { AsyncLocalStorage } from "node:async_hooks"
import { Context, Effect, Fiber } from "effect"
import { CurrentRequest } from "@application/kernel"

const requestIds = new AsyncLocalStorage<string>()

const currentRequestId = (): string => {
  const fiber = Fiber.getCurrent()
  return fiber === undefined ? (requestIds.getStore() ?? "") : Context.get(fiber.context, CurrentRequest).requestId
}

/**
 * As `fetch`, for calls of providers: `X-Request-Id` says for which request. What fetches only after a wait is run by
 * `inRequest`.
 */
export const providerFetch: typeof fetch = (input, init) => {
  const requestId = currentRequestId()
  if (requestId === "") return fetch(input, init)
  const headers = new Headers(init?.headers)
  headers.set("x-request-id", requestId)
  return fetch(input, { ...init, headers })
}

/** Lets what a promise fetches later, as libraries do, be of the request that the running fiber serves. */
export const inRequest = <A>(call: () => Promise<A>): Effect.Effect<() => Promise<A>> =>
  Effect.map(
    CurrentRequest,
    ({ requestId }) =>
      () =>
        requestIds.run(requestId, call),
  )
