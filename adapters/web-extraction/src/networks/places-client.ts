import { Effect, Schedule, Schema } from "effect"
import { at, listAt, textAt } from "./json.ts"
import { providerFetch } from "@adapters/observability"

/** Address and key of the Places API (New). */
export interface PlacesOptions {
  /** Without version: `https://places.googleapis.com`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly timeoutMilliseconds?: number
}

/** No place has this id. */
export class PlaceUnknown extends Schema.TaggedError<PlaceUnknown>()("PlaceUnknown", {}) {}

/** The Places API did not answer or refused the request; `reason` is for the log. */
class PlacesUnavailable extends Schema.TaggedError<PlacesUnavailable>()("PlacesUnavailable", {
  reason: Schema.String,
}) {}

export type PlacesError = PlaceUnknown | PlacesUnavailable

type Ask = {
  readonly path: string
  readonly mask?: ReadonlyArray<string>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const fields = [
  "id",
  "displayName",
  "formattedAddress",
  "addressComponents",
  "location",
  "nationalPhoneNumber",
  "internationalPhoneNumber",
  "websiteUri",
  "primaryTypeDisplayName",
  "types",
  "photos",
]

/** One language, so that kinds of business come in words that we recognise. */
const languageCode = "en"
const searchRadius = 2_000
const defaultTimeout = 10_000
const retryPolicy = { schedule: Schedule.exponential("200 millis"), times: 2 }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text === "" ? "{}" : text)
  } catch {
    return undefined
  }
}

/** Client of the Places API (New); every call lists the fields it wants. */
export const placesClient = ({ baseUrl, apiKey, timeoutMilliseconds = defaultTimeout }: PlacesOptions) => {
  const send = ({ path, mask, query, body }: Ask) => {
    const url = new URL(`${baseUrl.replace(/\/$/, "")}/v1/${path}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    return Effect.tryPromise({
      try: async (signal) => {
        const reply = await providerFetch(url, {
          method: body === undefined ? "GET" : "POST",
          redirect: "error",
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
          headers: {
            "x-goog-api-key": apiKey,
            ...(mask !== undefined && { "x-goog-fieldmask": mask.join(",") }),
            ...(body !== undefined && { "content-type": "application/json" }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        return { status: reply.status, answer: parsed(await reply.text()) }
      },
      catch: () => new PlacesUnavailable({ reason: `No reply for ${path}` }),
    })
  }

  const call = (ask: Ask): Effect.Effect<unknown, PlacesError> =>
    Effect.flatMap(send(ask), ({ status, answer }) => {
      if (status < 400 && answer !== undefined) return Effect.succeed(answer)
      const reason = textAt(answer, "error", "message") ?? `Status ${status}`
      const isUnknown = status === 404 || (status === 400 && /place id/i.test(reason))
      return Effect.fail(isUnknown ? new PlaceUnknown({}) : new PlacesUnavailable({ reason }))
    }).pipe(Effect.retry({ ...retryPolicy, while: ({ _tag }) => _tag === "PlacesUnavailable" }))

  return {
    /** A place by its id. */
    place: (id: string, regionCode: string) =>
      call({ path: `places/${encodeURIComponent(id)}`, mask: fields, query: { languageCode, regionCode } }),
    /** Places by words, likeliest first, preferring those near the point (degrees). */
    search: (
      words: string,
      regionCode: string,
      near?: { readonly latitude: number; readonly longitude: number },
    ): Effect.Effect<ReadonlyArray<unknown>, PlacesError> =>
      Effect.map(
        call({
          path: "places:searchText",
          mask: fields.map((field) => `places.${field}`),
          body: {
            textQuery: words,
            languageCode,
            regionCode,
            pageSize: 5,
            ...(near !== undefined && { locationBias: { circle: { center: near, radius: searchRadius } } }),
          },
        }),
        (answer) => listAt(answer, "places"),
      ),
    /** A temporary address of a photograph, at most 1,200 pixels wide. */
    photoUrl: (name: string): Effect.Effect<string | undefined, PlacesError> =>
      Effect.map(call({ path: `${name}/media`, query: { maxWidthPx: "1200", skipHttpRedirect: "true" } }), (answer) => {
        const url = at(answer, "photoUri")
        return typeof url === "string" && URL.canParse(url) ? url : undefined
      }),
  }
}
