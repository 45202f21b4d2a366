import { Effect, Schema } from "effect"
import type { TwilioOptions } from "./delivery-options.ts"
import { providerFetch } from "@adapters/observability"

const TwilioError = Schema.Struct({ code: Schema.Number, message: Schema.String })
const readError = Schema.decodeUnknownOption(Schema.fromJsonString(TwilioError))

const usualTimeoutMs = 10_000

const post = async (options: TwilioOptions, fields: Readonly<Record<string, string>>): Promise<void> => {
  const { baseUrl, accountSid, authToken, timeoutMs = usualTimeoutMs } = options
  const response = await providerFetch(
    `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
    {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(fields).toString(),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    },
  )
  const answer = await response.text()
  if (response.ok) return
  const error = readError(answer)
  const reason = error._tag === "Some" ? `${error.value.code} ${error.value.message}` : "no reason given"
  throw new Error(`The message was refused with ${response.status}: ${reason}`)
}

/**
 * Sends one message by Twilio's API; `to` is an E.164 number. It does not retry, since a retry could reach the phone
 * twice; the sending job decides.
 */
export const twilioMessage = (options: TwilioOptions, fields: Readonly<Record<string, string>>): Effect.Effect<void> =>
  Effect.tryPromise({
    try: () => post(options, fields),
    catch: (cause) => (cause instanceof Error ? cause : new Error("The message was not sent")),
  }).pipe(Effect.orDie)
