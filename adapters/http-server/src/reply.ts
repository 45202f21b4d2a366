import { type Cause, Data, Effect, ErrorReporter, Schema, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { type FailureEnvelope, requestIdHeader, serverTimeHeader } from "@adapters/http-api"
import { type FileAnswer, Overloaded, overloadIn } from "@application/kernel"
import { errorCatalogue, statusOf } from "@domain/errors"

/** An answer in its envelope, whatever carries it back. */
export interface Reply {
  readonly status: number
  readonly json: string
  /** Names the request that is answered. */
  readonly requestId?: string
  /** What is sent in place of the envelope. */
  readonly file?: FileAnswer
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

export const fileReply = (file: FileAnswer): Reply => ({ status: 200, json: "", file })

const failed = (envelope: FailureEnvelope, status: number): Reply => ({
  ...json(envelope, status),
  requestId: envelope.requestId,
})

/** A failure that its contract declares; `encoded` is its own encoding, tag included. */
export const failureReply = (requestId: string, errorCode: number, encoded: unknown): Reply =>
  failed({ errorCode, message: meaningOf(errorCode), requestId, details: encoded }, statusOf(errorCode))

export const unknownRouteReply = (requestId: string): Reply =>
  failed({ errorCode: 404, message: "there is no such call", requestId }, 404)

const encodeOverload = Schema.encodeEffect(Overloaded)

const overloadReply = (requestId: string, overload: Overloaded): Effect.Effect<Reply> =>
  Effect.map(Effect.orDie(encodeOverload(overload)), (encoded) => ({
    ...failureReply(requestId, overload.errorCode, encoded),
    retryAfter: overload.retryAfterSeconds,
  }))

const defectMessage = "Something went wrong. If the problem persists, please contact support."

/** A defect: an overload says when to come again; anything else is reported where it is caught and told to the caller without detail. */
export const defectReply =
  (name: string, requestId: string) =>
  (cause: Cause.Cause<unknown>): Effect.Effect<Reply> => {
    const overload = overloadIn(cause)
    const why = overload?.cause === undefined ? [] : [overload.cause]
    const answered =
      overload === undefined
        ? Effect.as(
            Effect.andThen(Effect.logError(`${name} died`, cause), ErrorReporter.report(cause)),
            failed({ errorCode: 500, message: defectMessage, requestId }, 500),
          )
        : Effect.andThen(
            Effect.logWarning(`${name} was turned away: too much to do`, ...why),
            overloadReply(requestId, overload),
          )
    return Effect.annotateLogs(answered, { requestId, call: name })
  }

const contentType = "application/json"
const cacheControl = "no-store"

/** A file could not be read to its end. */
class FileBroken extends Data.TaggedError("FileBroken")<{ readonly cause: unknown }> {}

/** How a file is kept under its name, whatever letters it has. */
const dispositionOf = ({ fileName }: FileAnswer): string =>
  `attachment; filename="download.${fileName.split(".").at(-1) ?? ""}"; filename*=UTF-8''${encodeURIComponent(fileName)}`

const fileResponse = (file: FileAnswer): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.stream(
    Stream.fromAsyncIterable(file.body, (cause) => new FileBroken({ cause })),
    {
      contentType: file.contentType,
      headers: { "cache-control": cacheControl, "content-disposition": dispositionOf(file) },
    },
  )

export const toResponse = (reply: Reply): HttpServerResponse.HttpServerResponse =>
  reply.file === undefined ? jsonResponse(reply) : fileResponse(reply.file)

const jsonResponse = ({ status, json, requestId, at, retryAfter }: Reply): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(json, {
    status,
    contentType,
    headers: {
      "cache-control": cacheControl,
      ...(requestId !== undefined && { [requestIdHeader]: requestId }),
      ...(at !== undefined && { [serverTimeHeader]: String(at) }),
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    },
  })

/** The headers of a reply of `size` bytes as names and values in turn, the form that `node:http` takes with the least to do. */
export const rawHeadersOf = ({ requestId, at, retryAfter, file }: Reply, size: number): Array<string> => {
  if (file !== undefined)
    return ["cache-control", cacheControl, "content-type", file.contentType, "content-disposition", dispositionOf(file)]
  const headers = ["cache-control", cacheControl, "content-type", contentType]
  headers.push("content-length", String(size))
  if (requestId !== undefined) headers.push(requestIdHeader, requestId)
  if (at !== undefined) headers.push(serverTimeHeader, String(at))
  if (retryAfter !== undefined) headers.push("retry-after", String(retryAfter))
  return headers
}
