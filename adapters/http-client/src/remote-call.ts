import { Cause, Data, Effect, Option, Predicate, Schema } from "effect"
import {
  type Endpoint,
  apiBase,
  bypassLoginHeader,
  failureDetails,
  pathFields,
  serverTimeHeader,
  usesQuery,
} from "@adapters/http-api"
import {
  AccessDenied,
  type AnyContract,
  CallError,
  FileAnswer,
  fileOutput,
  type Invoke,
  needsSignIn,
} from "@application/kernel"
import type { SessionToken } from "./session-token.ts"

/** The request did not reach the server or its reply was lost; its effect is unknown. */
class NetworkUnavailable extends Data.TaggedError("NetworkUnavailable")<{ readonly cause: unknown }> {}

/** The server answered with an error of its own; `errorCode` falls back to the HTTP status. */
class ServerError extends Data.TaggedError("ServerError")<{ readonly errorCode: number }> {}

export interface RemoteOptions {
  /** The endpoint of a contract; a contract without one is a caller's defect. */
  readonly endpointOf: (contract: AnyContract) => Endpoint
  readonly portalDomain: string
  readonly clientId: string
  readonly token: SessionToken
  /** Runs once when a call is refused as unauthorised; true when there is a new token and the call can be repeated. */
  readonly renewSession: Effect.Effect<boolean>
  /** Receives the server's time (epoch milliseconds) with every reply, since a device's clock may be wrong. */
  readonly onServerTime?: (epochMilliseconds: number) => void
  readonly fetch?: typeof globalThis.fetch
}

const queryText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(",") : Predicate.isObject(value) ? JSON.stringify(value) : String(value)

/** The path with its query, and the fields left for the body. */
const requestOf = (row: Endpoint, encoded: Readonly<Record<string, unknown>>) => {
  const { path } = row
  const inPath = new Set(pathFields(path))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(encoded[name])))
  const rest = Object.entries(encoded).filter(([name, value]) => !inPath.has(name) && value !== undefined)
  if (!usesQuery(row)) return { url: apiBase + filled, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams(rest.map(([name, value]) => [name, queryText(value)])).toString()
  return { url: apiBase + filled + (query === "" ? "" : `?${query}`), body: undefined }
}

const errorCodeOf = (body: unknown, status: number): number =>
  Predicate.hasProperty(body, "errorCode") && Predicate.isNumber(body.errorCode) ? body.errorCode : status

/** Whether the access rule refused the caller, or the draft belongs to somebody else. */
const isUnauthorised = (cause: Cause.Cause<unknown>) =>
  cause.reasons.some(
    (reason) =>
      Cause.isFailReason(reason) && Predicate.hasProperty(reason.error, "errorCode") && reason.error.errorCode === 401,
  )

const decodeCallError = Schema.decodeUnknownOption(CallError)

/** The failure in a reply: one of those any call may have, else the server's own error. */
const errorOf = (reply: unknown, status: number) =>
  Option.getOrElse(
    decodeCallError(failureDetails(reply)),
    () => new ServerError({ errorCode: errorCodeOf(reply, status) }),
  )

/** The parts of a body as they come; not every browser can iterate the body itself. */
async function* bytesOf(body: Response["body"]) {
  const reader = body?.getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/** The file that a reply carries; its name is the header's. */
const fileIn = ({ headers, body }: Response): FileAnswer => {
  const [, encodedName = "download"] = /filename\*=UTF-8''([^;]+)/.exec(headers.get("content-disposition") ?? "") ?? []
  return new FileAnswer({
    contentType: headers.get("content-type") ?? "",
    fileName: decodeURIComponent(encodedName),
    body: bytesOf(body),
  })
}

/** Makes a contract's client: encode, fetch, decode. Declared failures come back typed; anything else is a defect. */
export const remoteCall = (options: RemoteOptions) => {
  const fetcher = options.fetch ?? globalThis.fetch

  return (contract: AnyContract): Invoke<AnyContract> => {
    const encode = Schema.encodeEffect(contract.input)
    const decode = Schema.decodeUnknownEffect(contract.output)
    const decodeFailure = Schema.decodeUnknownEffect(Schema.Union([contract.failure, AccessDenied]))

    const send = (input: unknown) =>
      Effect.gen(function* () {
        const encoded = yield* Effect.orDie(encode(input))
        const row = options.endpointOf(contract)
        const { url, body } = requestOf(row, Predicate.isObject(encoded) ? encoded : {})
        const token = options.token.get()
        const idempotencyKey = Predicate.hasProperty(input, "idempotencyKey") ? String(input.idempotencyKey) : undefined
        const response = yield* Effect.tryPromise({
          try: (signal) =>
            fetcher(url, {
              method: row.method,
              signal,
              credentials: "same-origin",
              headers: {
                "X-Portal-Domain": options.portalDomain,
                "X-Client-Id": options.clientId,
                ...(body !== undefined && { "Content-Type": "application/json" }),
                ...(token !== undefined && { Authorization: `Bearer ${token}` }),
                ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
                ...(row.mayBypassLogin === true && { [bypassLoginHeader]: "true" }),
              },
              ...(body !== undefined && { body }),
            }),
          catch: (cause) => new NetworkUnavailable({ cause }),
        }).pipe(Effect.orDie)
        const serverTime = Number(response.headers.get(serverTimeHeader))
        if (serverTime > 0) options.onServerTime?.(serverTime)
        if (response.ok && contract.output === fileOutput) return fileIn(response)
        const reply: unknown = yield* Effect.tryPromise({
          try: () => response.json(),
          catch: (cause) =>
            response.ok ? new NetworkUnavailable({ cause }) : new ServerError({ errorCode: response.status }),
        }).pipe(Effect.orDie)
        if (response.ok) {
          return yield* Effect.orDie(decode(Predicate.hasProperty(reply, "data") ? reply.data : undefined))
        }
        const failure = yield* decodeFailure(failureDetails(reply)).pipe(
          Effect.catchTag("SchemaError", () => Effect.die(errorOf(reply, response.status))),
        )
        return yield* Effect.fail(failure)
      })

    return (input) =>
      Effect.catchCause(send(input), (cause) => {
        const mayRenew = options.token.get() !== undefined || needsSignIn(contract.access)
        return mayRenew && isUnauthorised(cause)
          ? Effect.flatMap(options.renewSession, (renewed) => (renewed ? send(input) : Effect.failCause(cause)))
          : Effect.failCause(cause)
      })
  }
}
