import { Predicate } from "effect"

/** The server's present instant in epoch milliseconds, on every reply. */
export const serverTimeHeader = "x-server-time"

/** Success on the wire. */
export interface DataEnvelope {
  readonly data: unknown
}

/** Failure on the wire; `details` is the encoded failure, `_tag` included. */
export interface FailureEnvelope {
  readonly errorCode: number
  readonly message: string
  readonly details?: unknown
}

/** The encoded failure inside a reply's body, if it carries one. */
export const failureDetails = (body: unknown): unknown =>
  Predicate.hasProperty(body, "details") && Predicate.hasProperty(body.details, "_tag") ? body.details : undefined
