import { AsyncLocalStorage } from "node:async_hooks"
import { Context, Effect, Fiber } from "effect"
import { CurrentRequest } from "@application/kernel"
import { noteProviderCall } from "./provider-duration.ts"

const requestIds = new AsyncLocalStorage<string>()

const currentRequestId = (): string => {
  const fiber = Fiber.getCurrent()
  return fiber === undefined ? (requestIds.getStore() ?? "") : Context.get(fiber.context, CurrentRequest).requestId
}

const named = (init: RequestInit | undefined): RequestInit | undefined => {
  const requestId = currentRequestId()
  if (requestId === "") return init
  const headers = new Headers(init?.headers)
  headers.set("x-request-id", requestId)
  return { ...init, headers }
}

/**
 * Same as `fetch`, for calls of providers: each call is counted and timed, and `X-Request-Id` says for which request it
 * is made. Libraries that fetch only after a wait are run by `inRequest`.
 */
export const providerFetch: typeof fetch = async (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input)
  const method = init?.method ?? (input instanceof Request ? input.method : "GET")
  const startedAt = performance.now()
  const note = (outcome: Parameters<typeof noteProviderCall>[2]) =>
    noteProviderCall(hostname, method, outcome, performance.now() - startedAt)
  try {
    const answer = await fetch(input, named(init))
    note({ status: answer.status })
    return answer
  } catch (cause) {
    note({ error: cause instanceof Error ? cause.name : "unknown" })
    throw cause
  }
}

/** Lets what a promise fetches later, as libraries do, be of the request that the running fiber serves. */
export const inRequest = <A>(call: () => Promise<A>): Effect.Effect<() => Promise<A>> =>
  Effect.map(
    CurrentRequest,
    ({ requestId }) =>
      () =>
        requestIds.run(requestId, call),
  )
