import { Effect, Result } from "effect"
import { fetch, type Response } from "undici"
import { checkUrl, isAllowListed } from "./address-rules.ts"
import { AddressNotAllowed, type FetchFailure, WebsiteTooSlow } from "./failures.ts"
import { pinnedAgent } from "./pinned-agent.ts"
import type { SafeCall } from "./safe-call.ts"
import { type SafeFetchOptions, toFailure } from "./safe-fetch.ts"

/** What was answered: its status, its headers by lower-case names, and the beginning of its body. */
export interface SentAnswer {
  readonly status: number
  readonly header: (name: string) => string | undefined
  readonly beginning: string
}

/** The beginning of a body; what breaks or is late after the status is left out, since the status says enough. */
const beginningOf = async ({ body }: Response, most: number): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size >= most) break
    }
  } catch {
    // The status has come.
  }
  return Buffer.concat(chunks).subarray(0, most).toString("utf8")
}

const send = async (
  address: string,
  { method, headers, body }: SafeCall,
  options: SafeFetchOptions & { readonly maximumBytes: number },
  signal: AbortSignal,
): Promise<SentAnswer> => {
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
      beginning: await beginningOf(response, options.maximumBytes),
    }
  } finally {
    await dispatcher.destroy()
  }
}

/**
 * Sends to an address that a stranger has given, by the rules of `safeCall`, where the status decides: of the answer only the
 * first `maximumBytes` are read, and a longer or broken body is no failure.
 */
export const safeSend = (
  url: string,
  request: SafeCall,
  options: SafeFetchOptions & { readonly maximumBytes: number },
): Effect.Effect<SentAnswer, FetchFailure> => {
  const { totalTimeout = 8_000 } = options
  return Effect.tryPromise({
    try: (signal) => send(url, request, options, AbortSignal.any([signal, AbortSignal.timeout(totalTimeout)])),
    catch: (thrown) => toFailure(url, thrown),
  }).pipe(
    Effect.timeoutOrElse({
      duration: totalTimeout + 1_000,
      orElse: () => Effect.fail(new WebsiteTooSlow({ url })),
    }),
  )
}
