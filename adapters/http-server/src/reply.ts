import { type Cause, Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { serverTimeHeader } from "@adapters/http-api"
import { errorCatalogue, statusOf } from "@domain/errors"

/** An answer in its envelope, whatever carries it back. */
export interface Reply {
  readonly status: number
  readonly json: string
  /** The server's instant in epoch milliseconds, where a handler was asked. */
  readonly at?: number
}

const meaningOf = (code: number): string =>
  errorCatalogue.find((entry) => entry.code === code)?.meaning ?? "the request failed"

const json = (body: unknown, status: number): Reply => ({ status, json: JSON.stringify(body) })

export const dataReply = (data: unknown): Reply => json({ data }, 200)

/** Data that came as text is put into the envelope as it is. */
export const wireReply = (data: string): Reply => ({ status: 200, json: `{"data":${data}}` })

/** A failure that its contract declares; `encoded` is its own encoding, tag included. */
export const failureReply = (errorCode: number, encoded: unknown): Reply =>
  json({ errorCode, message: meaningOf(errorCode), details: encoded }, statusOf(errorCode))

/** Input that no handler saw. Spec: error catalogue, 102. */
export const invalidReply = (issues: string): Reply =>
  json({ errorCode: 102, message: meaningOf(102), details: { issues } }, 400)

export const unknownRouteReply: Reply = json({ errorCode: 404, message: "there is no such call" }, 404)

/** A defect: reported where it is caught, told to the caller without detail. */
export const troubleReply =
  (name: string) =>
  (cause: Cause.Cause<unknown>): Effect.Effect<Reply> =>
    Effect.as(
      Effect.logError(`${name} died`, cause),
      json({ errorCode: 500, message: "Something went wrong. If the problem persists, please contact support." }, 500),
    )

const contentType = "application/json"
const cacheControl = "no-store"

export const toResponse = ({ status, json, at }: Reply): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(json, {
    status,
    contentType,
    headers: { "cache-control": cacheControl, ...(at !== undefined && { [serverTimeHeader]: String(at) }) },
  })

/** The same headers, names and values in turn as `node:http` takes them with the least to do. */
export const rawHeadersOf = ({ json, at }: Reply): Array<string> => {
  const headers = ["cache-control", cacheControl, "content-type", contentType]
  headers.push("content-length", String(Buffer.byteLength(json)))
  if (at !== undefined) headers.push(serverTimeHeader, String(at))
  return headers
}
