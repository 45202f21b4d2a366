import { Predicate } from "effect"

/** The server's present instant in epoch milliseconds, on every reply. */
export const serverTimeHeader = "x-server-time"

/** Names a request: taken from the caller where it is safe, and on every reply. */
export const requestIdHeader = "x-request-id"

/** Success on the wire. */
export interface DataEnvelope {
  readonly data: unknown
}

/** Failure on the wire; `details` is the encoded failure, `_tag` included. */
export interface FailureEnvelope {
  readonly errorCode: number
  readonly message: string
  readonly requestId: string
  readonly details?: unknown
}

/** The encoded failure inside a reply's body, if it carries one. */
export const failureDetails = (body: unknown): unknown =>
  Predicate.hasProperty(body, "details") && Predicate.hasProperty(body.details, "_tag") ? body.details : undefined
