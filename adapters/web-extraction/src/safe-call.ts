import type { Effect } from "effect"
import { readBody } from "./bounded-body.ts"
import { type FetchFailure, WebsiteTooSlow } from "./failures.ts"
import type { SafeFetchOptions } from "./safe-fetch.ts"
import { type AnswerHead, type SafeCall, strangerCall, usualTimeout } from "./stranger-call.ts"

/** What was answered, with its body as text. */
export interface SafeAnswer extends AnswerHead {
  readonly text: string
}

/** The largest body that is read, in bytes, unless told. */
const usualMaximum = 20 * 1024 * 1024

/** Calls an interface at a stranger's address, and answers whatever its status is; a body that is late is a failure. */
export const safeCall = (
  url: string,
  request: SafeCall,
  options: SafeFetchOptions = {},
): Effect.Effect<SafeAnswer, FetchFailure> => {
  const { totalTimeout = usualTimeout, maximumBytes = usualMaximum } = options
  return strangerCall(url, request, options, { duration: totalTimeout }, async (response) => {
    const { bytes, isPartial } = await readBody(response, url, maximumBytes, totalTimeout)
    if (isPartial) throw new WebsiteTooSlow({ url })
    return { text: Buffer.from(bytes).toString("utf8") }
  })
}
