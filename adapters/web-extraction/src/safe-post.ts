import { Effect, Result } from "effect"
import { fetch } from "undici"
import { checkUrl, isAllowListed } from "./address-rules.ts"
import { AddressNotAllowed, type FetchFailure, WebsiteTooSlow } from "./failures.ts"
import { pinnedAgent } from "./pinned-agent.ts"
import { type SafeFetchOptions, toFailure } from "./safe-fetch.ts"

/** What is posted. */
export interface SafePosting {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

const post = async (
  address: string,
  { headers, body }: SafePosting,
  options: SafeFetchOptions,
  signal: AbortSignal,
) => {
  const { allowed = new Set() } = options
  const url = Result.getOrThrow(checkUrl(address, allowed))
  if (url.protocol !== "https:" && !isAllowListed(url, allowed)) throw new AddressNotAllowed({ url: address })
  const dispatcher = await pinnedAgent(url, options)
  try {
    const response = await fetch(url, { dispatcher, method: "POST", headers, body, redirect: "manual", signal })
    await response.body?.cancel()
    return response.status
  } finally {
    await dispatcher.destroy()
  }
}

/**
 * Posts to an address that a stranger has given, by the rules of `safeFetch` and encrypted; returns the answer's status.
 * It follows no redirect and reads no answer.
 */
export const safePost = (
  url: string,
  posting: SafePosting,
  options: SafeFetchOptions = {},
): Effect.Effect<number, FetchFailure> =>
  Effect.tryPromise({
    try: (signal) => post(url, posting, options, signal),
    catch: (thrown) => toFailure(url, thrown),
  }).pipe(
    Effect.timeoutOrElse({
      duration: options.totalTimeout ?? 8_000,
      orElse: () => Effect.fail(new WebsiteTooSlow({ url })),
    }),
  )
