import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { requestIdHeader } from "@adapters/http-api"

/** What may name a request: short, and safe in a header, a log line and a document. */
const safe = /^[A-Za-z\d][\w.-]{7,63}$/

/** The name that a caller or proxy gave a request, if it is safe, else a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && safe.test(given) ? given : randomUUID()

/** The name of a request as it came to a server. */
export const requestIdIn = ({ headers }: IncomingMessage): string => {
  const given = headers[requestIdHeader]
  return requestIdOf(typeof given === "string" ? given : undefined)
}
