import { Effect, Layer, Schema } from "effect"
import { WebsiteScreenshots } from "@application/creatives/ports"
import { concurrencyLimit } from "@adapters/threads"
import { WebsiteNotShown } from "@domain/creatives"
import { providerFetch } from "@adapters/observability"

/** Address and key of Google's PageSpeed Insights API, whose browser takes the pictures. */
export interface PageSpeedOptions {
  /** Without version: `https://www.googleapis.com`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly timeoutMilliseconds?: number
}

/** The part of the answer that holds the picture, as a data URL. */
const Answer = Schema.fromJsonString(
  Schema.Struct({
    lighthouseResult: Schema.Struct({
      audits: Schema.Struct({
        "final-screenshot": Schema.Struct({
          details: Schema.Struct({
            data: Schema.String.check(Schema.isPattern(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z\d+/]+=*$/)),
          }),
        }),
      }),
    }),
  }),
)

const decode = Schema.decodeUnknownEffect(Answer)
const usualTimeout = 45_000
/** Each picture takes many seconds. */
const shots = concurrencyLimit({ atOnce: 4, waiting: 12, retryAfterSeconds: 20 })

/** Pictures of websites by PageSpeed Insights: no browser runs on our servers, and none of them fetches the site. */
export const pageSpeedScreenshots = ({
  baseUrl,
  apiKey,
  timeoutMilliseconds = usualTimeout,
}: PageSpeedOptions): Layer.Layer<WebsiteScreenshots> => {
  const ask = (address: string) =>
    Effect.tryPromise(async (signal) => {
      const url = new URL(`${baseUrl.replace(/\/+$/u, "")}/pagespeedonline/v5/runPagespeed`)
      const query = { url: address, strategy: "DESKTOP", category: "PERFORMANCE", key: apiKey }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const reply = await providerFetch(url, {
        redirect: "error",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
      })
      if (!reply.ok) throw new Error(`PageSpeed answered ${reply.status}`)
      return reply.text()
    })
  return Layer.succeed(WebsiteScreenshots, {
    take: (address) =>
      shots.run(Effect.flatMap(ask(address), decode)).pipe(
        Effect.map(({ lighthouseResult: { audits } }) => {
          const { data } = audits["final-screenshot"].details
          return Uint8Array.from(Buffer.from(data.slice(data.indexOf(",") + 1), "base64"))
        }),
        Effect.catch((problem) =>
          Effect.andThen(Effect.logWarning("No picture of a website was taken", problem), new WebsiteNotShown({})),
        ),
      ),
  })
}
