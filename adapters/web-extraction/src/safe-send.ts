import type { Effect } from "effect"
import type { Response } from "undici"
import type { FetchFailure } from "./failures.ts"
import type { SafeFetchOptions } from "./safe-fetch.ts"
import { type AnswerHead, type SafeCall, strangerCall, usualTimeout } from "./stranger-call.ts"

/** What was answered, with the beginning of its body. */
export interface SentAnswer extends AnswerHead {
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

/**
 * Sends to an address that a stranger has given, where the status decides: of the answer only the first `maximumBytes` are
 * read, and a longer or broken body is no failure.
 */
export const safeSend = (
  url: string,
  request: SafeCall,
  options: SafeFetchOptions & { readonly maximumBytes: number },
): Effect.Effect<SentAnswer, FetchFailure> => {
  const { totalTimeout = usualTimeout, maximumBytes } = options
  const signalOf = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(totalTimeout)])
  return strangerCall(url, request, options, { duration: totalTimeout + 1_000, signalOf }, async (response) => ({
    beginning: await beginningOf(response, maximumBytes),
  }))
}
