import { type Cause, Effect, Schema } from "effect"
import { HttpServerResponse } from "effect/http"
import { serverTimeHeader } from "@adapters/http-api"
import { Overloaded, overloadIn } from "@application/kernel"
import { errorCatalogue, statusOf } from "@domain/errors"

/** An answer in its envelope, whatever carries it back. */
export interface Reply {
  readonly status: number
  readonly json: string
  /** The server's instant in epoch milliseconds, where a handler was asked. */
  readonly at?: number
  /** Whole seconds until the same call may be made again. */
  readonly retryAfter?: number | undefined
}

const meaningOf = (code: number): string =>
  errorCatalogue.find((entry) => entry.code === code)?.meaning ?? "the request failed"

const json = (body: unknown, status: number): Reply => ({ status, json: JSON.stringify(body) })

export const dataReply = (data: unknown): Reply => json({ data }, 200)

/** JSON text is put into the envelope as it is. */
export const jsonReply = (data: string): Reply => ({ status: 200, json: `{"data":${data}}` })

/** A failure that its contract declares; `encoded` is its own encoding, tag included. */
export const failureReply = (errorCode: number, encoded: unknown): Reply =>
  json({ errorCode, message: meaningOf(errorCode), details: encoded }, statusOf(errorCode))

export const unknownRouteReply: Reply = json({ errorCode: 404, message: "there is no such call" }, 404)

const encodeOverload = Schema.encodeEffect(Overloaded)

const overloadReply = (overload: Overloaded): Effect.Effect<Reply> =>
  Effect.map(Effect.orDie(encodeOverload(overload)), (encoded) => ({
    ...failureReply(overload.errorCode, encoded),
    retryAfter: overload.retryAfterSeconds,
  }))

/** A defect: an overload says when to come again; anything else is reported where it is caught and told to the caller without detail. */
export const defectReply =
  (name: string) =>
  (cause: Cause.Cause<unknown>): Effect.Effect<Reply> => {
    const overload = overloadIn(cause)
    if (overload !== undefined) {
      const why = overload.cause === undefined ? [] : [overload.cause]
      return Effect.andThen(
        Effect.logWarning(`${name} was turned away: too much to do`, ...why),
        overloadReply(overload),
      )
    }
    return Effect.as(
      Effect.logError(`${name} died`, cause),
      json({ errorCode: 500, message: "Something went wrong. If the problem persists, please contact support." }, 500),
    )
  }

const contentType = "application/json"
const cacheControl = "no-store"

export const toResponse = ({ status, json, at, retryAfter }: Reply): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(json, {
    status,
    contentType,
    headers: {
      "cache-control": cacheControl,
      ...(at !== undefined && { [serverTimeHeader]: String(at) }),
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    },
  })

/** The same headers of a reply of `size` bytes, names and values in turn as `node:http` takes them with the least to do. */
export const rawHeadersOf = ({ at, retryAfter }: Reply, size: number): Array<string> => {
  const headers = ["cache-control", cacheControl, "content-type", contentType]
  headers.push("content-length", String(size))
  if (at !== undefined) headers.push(serverTimeHeader, String(at))
  if (retryAfter !== undefined) headers.push("retry-after", String(retryAfter))
  return headers
}
