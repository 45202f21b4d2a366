import { Effect, Schedule, Schema } from "effect"
import { PaymentProviderRefused } from "@domain/wallet"
import type { SettingValues } from "@adapters/settings"
import type { razorpaySettings } from "./settings.ts"
import { providerFetch } from "@adapters/observability"

const timeoutMs = 15_000
const ErrorBody = Schema.fromJsonString(Schema.Struct({ error: Schema.Struct({ description: Schema.String }) }))
const readError = Schema.decodeUnknownOption(ErrorBody)

const retrying = {
  schedule: Schedule.exponential("200 millis"),
  times: 2,
  while: (failure: CallFailed) => failure.mayPass,
}

type Method = "GET" | "POST" | "DELETE"
type Headers = Readonly<Record<string, string>>

/** A failed call, and whether Razorpay may answer it next time. */
class CallFailed {
  readonly reason: string
  readonly mayPass: boolean
  /** Whether Razorpay answered that it will not do this. */
  readonly isRefusal: boolean
  constructor(reason: string, mayPass: boolean, isRefusal = false) {
    this.reason = reason
    this.mayPass = mayPass
    this.isRefusal = isRefusal
  }
}

const reasonOf = (status: number, answer: string): string => {
  const body = readError(answer)
  return status !== 401 && body._tag === "Some" ? body.value.error.description : `Razorpay answered ${status}`
}

/** Calls Razorpay's JSON interface. Reads are tried three times, writes once; what fails is `PaymentProviderRefused`. */
export const razorpayClient = (settings: SettingValues<typeof razorpaySettings>) => {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = settings
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`
  const call = async (method: Method, path: string, body?: object, headers?: Headers): Promise<unknown> => {
    const response = await providerFetch(`${settings.RAZORPAY_BASE_URL}/v1${path}`, {
      method,
      headers: { authorization, "content-type": "application/json", ...headers },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await response.text()
    if (response.ok) return JSON.parse(answer)
    const { status } = response
    throw new CallFailed(reasonOf(status, answer), status >= 500 || status === 429, status === 400)
  }
  const request = (method: Method, path: string, body?: object, headers?: Headers) =>
    Effect.tryPromise({
      try: () => call(method, path, body, headers),
      catch: (cause) => (cause instanceof CallFailed ? cause : new CallFailed("Razorpay does not answer", true)),
    })
  const decoded =
    <A>(schema: Schema.Codec<A, unknown>) =>
    (answer: Effect.Effect<unknown, CallFailed>): Effect.Effect<A, PaymentProviderRefused> =>
      answer.pipe(
        Effect.mapError(({ reason }) => new PaymentProviderRefused({ reason })),
        Effect.flatMap((json) => Effect.orDie(Schema.decodeUnknownEffect(schema)(json))),
      )
  return {
    get: <A>(path: string, schema: Schema.Codec<A, unknown>) =>
      decoded(schema)(Effect.retry(request("GET", path), retrying)),
    post: <A>(path: string, body: object, schema: Schema.Codec<A, unknown>) =>
      decoded(schema)(request("POST", path, body)),
    /** Deletes what a path names; what is not there, which Razorpay refuses, is deleted already. */
    remove: (path: string): Effect.Effect<void, PaymentProviderRefused> =>
      request("DELETE", path).pipe(
        Effect.asVoid,
        Effect.catch((failure) =>
          failure.isRefusal ? Effect.void : Effect.fail(new PaymentProviderRefused({ reason: failure.reason })),
        ),
      ),
    /** Answers `refused` where Razorpay will not do this however often it is asked. */
    tryPost: <A>(path: string, body: object, schema: Schema.Codec<A, unknown>, headers: Headers = {}) => {
      const refusal = Schema.Struct({ refused: Schema.String })
      const asked = request("POST", path, body, headers).pipe(
        Effect.catch((failure) =>
          failure.isRefusal ? Effect.succeed({ refused: failure.reason }) : Effect.fail(failure),
        ),
      )
      return decoded(Schema.Union([schema, refusal]))(asked)
    },
  }
}
