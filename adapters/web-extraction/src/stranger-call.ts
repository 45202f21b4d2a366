import { Effect, Result } from "effect"
import { fetch, type Response } from "undici"
import { checkUrl, isAllowListed } from "./address-rules.ts"
import { AddressNotAllowed, type FetchFailure, WebsiteTooSlow } from "./failures.ts"
import { pinnedAgent } from "./pinned-agent.ts"
import { type SafeFetchOptions, toFailure } from "./safe-fetch.ts"

/** A call at an address that a stranger has named. */
export interface SafeCall {
  readonly method: "GET" | "POST" | "DELETE"
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** An answer as far as its status line and headers, by lower-case names. */
export interface AnswerHead {
  readonly status: number
  readonly header: (name: string) => string | undefined
}

/** How long a call may take in all, unless told. */
export const usualTimeout = 8_000

/**
 * Calls a stranger's address by the rules of `safeFetch`, encrypted, and reads the answer's body by `read` while the
 * connection is open. It follows no redirect, so that what the headers hold goes nowhere else.
 */
const called = async <Body extends object>(
  address: string,
  { method, headers, body }: SafeCall,
  options: SafeFetchOptions,
  signal: AbortSignal,
  read: (response: Response) => Promise<Body>,
): Promise<AnswerHead & Body> => {
  const { allowed = new Set() } = options
  const url = Result.getOrThrow(checkUrl(address, allowed))
  if (url.protocol !== "https:" && !isAllowListed(url, allowed)) throw new AddressNotAllowed({ url: address })
  const dispatcher = await pinnedAgent(url, options)
  try {
    const response = await fetch(url, {
      dispatcher,
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: "manual",
      signal,
    })
    return {
      status: response.status,
      header: (name) => response.headers.get(name) ?? undefined,
      ...(await read(response)),
    }
  } finally {
    await dispatcher.destroy()
  }
}

/** The call as an effect that fails once it has taken `duration` milliseconds; `signalOf` may end it before. */
export const strangerCall = <Body extends object>(
  address: string,
  request: SafeCall,
  options: SafeFetchOptions,
  { duration, signalOf = (signal) => signal }: { duration: number; signalOf?: (signal: AbortSignal) => AbortSignal },
  read: (response: Response) => Promise<Body>,
): Effect.Effect<AnswerHead & Body, FetchFailure> =>
  Effect.tryPromise({
    try: (signal) => called(address, request, options, signalOf(signal), read),
    catch: (thrown) => toFailure(address, thrown),
  }).pipe(Effect.timeoutOrElse({ duration, orElse: () => Effect.fail(new WebsiteTooSlow({ url: address })) }))
