import { Effect, Result } from "effect"
import { fetch } from "undici"
import { checkUrl, isAllowListed } from "./address-rules.ts"
import { readBody } from "./bounded-body.ts"
import { AddressNotAllowed, type FetchFailure, WebsiteTooSlow } from "./failures.ts"
import { pinnedAgent } from "./pinned-agent.ts"
import { type SafeFetchOptions, toFailure } from "./safe-fetch.ts"

/** A call of an interface at an address that a stranger has named. */
export interface SafeCall {
  readonly method: "GET" | "POST" | "DELETE"
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What was answered: its headers by lower-case names, and its body as text. */
export interface SafeAnswer {
  readonly status: number
  readonly header: (name: string) => string | undefined
  readonly text: string
}

/** The largest body that is read, in bytes, unless told. */
const usualMaximum = 20 * 1024 * 1024

const call = async (
  address: string,
  { method, headers, body }: SafeCall,
  options: SafeFetchOptions,
  signal: AbortSignal,
): Promise<SafeAnswer> => {
  const { allowed = new Set(), totalTimeout = 8_000, maximumBytes = usualMaximum } = options
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
    const { bytes, isPartial } = await readBody(response, address, maximumBytes, totalTimeout)
    if (isPartial) throw new WebsiteTooSlow({ url: address })
    return {
      status: response.status,
      header: (name) => response.headers.get(name) ?? undefined,
      text: Buffer.from(bytes).toString("utf8"),
    }
  } finally {
    await dispatcher.destroy()
  }
}

/**
 * Calls an interface by the rules of `safeFetch`, encrypted, and answers whatever its status is. It follows no redirect, so that
 * what the headers hold goes nowhere else.
 */
export const safeCall = (
  url: string,
  request: SafeCall,
  options: SafeFetchOptions = {},
): Effect.Effect<SafeAnswer, FetchFailure> =>
  Effect.tryPromise({
    try: (signal) => call(url, request, options, signal),
    catch: (thrown) => toFailure(url, thrown),
  }).pipe(
    Effect.timeoutOrElse({
      duration: options.totalTimeout ?? 8_000,
      orElse: () => Effect.fail(new WebsiteTooSlow({ url })),
    }),
  )
