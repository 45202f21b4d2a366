import { ByteSize, Effect, Predicate } from "effect"
import { HttpServerRequest } from "effect/http"
import type { Endpoint } from "@adapters/http-api"
import { BodyNotJson, BodyTooLarge, InvalidInput } from "@application/kernel"
import { readForm } from "./read-form.ts"

/** What a body may hold unless its row takes more, in bytes. */
export const usualBody = 65_536

const malformed = (problem: string) => new InvalidInput({ problems: [{ field: "", problem }] })

/** A body that ended before its end. */
export const brokenBody = () => malformed("the body could not be read")

/** Whether a body says that it is JSON. */
export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json(?:\s*;|$)/i.test(contentType ?? "")

/** Mail programs end mails by such a form (RFC 8058). */
const isUrlEncoded = (contentType: string | undefined): boolean =>
  /^application\/x-www-form-urlencoded(?:\s*;|$)/i.test(contentType ?? "")

const fieldsOf = (text: string): Readonly<Record<string, string>> => Object.fromEntries(new URLSearchParams(text))

/** The JSON of a text; an empty one says nothing. */
export const jsonOf = (text: string): Effect.Effect<unknown, InvalidInput> =>
  text.trim() === ""
    ? Effect.succeed({})
    : Effect.try({ try: (): unknown => JSON.parse(text), catch: () => malformed("the body is not JSON") })

/** Both of the platforms' readers say so in the message of what they failed of. */
const isTooLong = (error: unknown): boolean =>
  error instanceof Error &&
  (/exceed(?:s|ed)\b/.test(error.message) ||
    isTooLong(error.cause) ||
    (Predicate.hasProperty(error, "reason") && isTooLong(error.reason)))

/** The JSON of a body within its call's bounds; an empty one says nothing. Nothing of a body is read that is too large by its own word. */
export const readBody = (
  { headers, text, multipartStream }: Pick<HttpServerRequest.HttpServerRequest, "headers" | "text" | "multipartStream">,
  { largestBody: most = usualBody, takesForms = false }: Endpoint,
): Effect.Effect<unknown, BodyTooLarge | BodyNotJson | InvalidInput> => {
  const length = headers["content-length"]
  if (
    length === "0" ||
    (length === undefined && headers["transfer-encoding"] === undefined && headers["content-type"] === undefined)
  )
    return Effect.succeed({})
  if (Number(length ?? 0) > most) return Effect.fail(new BodyTooLarge({ most }))
  if (takesForms && /^multipart\/form-data\s*;/i.test(headers["content-type"] ?? ""))
    return readForm(multipartStream, most)
  const isFields = takesForms && isUrlEncoded(headers["content-type"])
  if (!isFields && !isJson(headers["content-type"])) return Effect.fail(new BodyNotJson({}))
  return text.pipe(
    Effect.provideService(HttpServerRequest.MaxBodySize, ByteSize.bytes(most)),
    Effect.mapError((error) => (isTooLong(error) ? new BodyTooLarge({ most }) : brokenBody())),
    Effect.flatMap((typed) => (isFields ? Effect.succeed(fieldsOf(typed)) : jsonOf(typed))),
  )
}
