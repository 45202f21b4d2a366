import { createHmac, timingSafeEqual } from "node:crypto"
import {
  type FetchFailure,
  type SafeAnswer,
  type SafeCall,
  safeCall,
  type SafeFetchOptions,
} from "@adapters/web-extraction"
import { ShopRefused } from "@application/businesses/ports"
import { Effect } from "effect"

const kinds: Readonly<Record<FetchFailure["_tag"], ShopRefused["kind"]>> = {
  InvalidWebsiteUrl: "unreachable",
  AddressNotAllowed: "unreachable",
  WebsiteTooLarge: "refused",
  WebsiteTooSlow: "tooSlow",
  WebsiteUnreachable: "unreachable",
  NotAWebPage: "unreachable",
}

/** How often a shop that is asked too fast is asked again, and the longest that is waited for it, in milliseconds. */
const most = { tries: 6, wait: 60_000 } as const

/** How long a shop asks to be left alone, by the headers of the systems. */
const waitOf = ({ header }: SafeAnswer): number => {
  const milliseconds = Number(header("x-rate-limit-time-reset-ms"))
  const seconds = Number(header("retry-after"))
  const asked = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : milliseconds > 0 ? milliseconds : 2_000
  return Math.min(most.wait, asked)
}

/** The short code that a refusal of OAuth names its reason with. */
const errorIn = (text: string): string | undefined => /^\s*\{[^{}]*"error"\s*:\s*"([a-z_]{1,40})"/.exec(text)?.[1]

/** A shop's answer that is none of what was asked for. */
const refusalOf = ({ status, text }: SafeAnswer): ShopRefused =>
  new ShopRefused({
    kind: status === 401 ? "access" : status >= 500 ? "unreachable" : "refused",
    reason: [`HTTP ${status}`, errorIn(text) ?? []].flat().join(" "),
  })

/** An answer's JSON with its headers. */
export interface ShopAnswer {
  readonly body: unknown
  readonly header: SafeAnswer["header"]
}

/**
 * Calls shops by their JSON interfaces. The client waits when a shop asks it to, and its errors tell no secret that
 * opens a shop.
 */
export const shopClient = (options: SafeFetchOptions) => {
  const ask = (url: string, request: SafeCall, tries: number): Effect.Effect<SafeAnswer, ShopRefused> =>
    safeCall(url, request, options).pipe(
      Effect.mapError(({ _tag }) => new ShopRefused({ kind: kinds[_tag], reason: _tag })),
      Effect.flatMap((answer) =>
        answer.status === 429 && tries > 1
          ? Effect.andThen(Effect.sleep(waitOf(answer)), ask(url, request, tries - 1))
          : Effect.succeed(answer),
      ),
    )
  const call = Effect.fnUntraced(function* (
    url: string,
    headers: Readonly<Record<string, string>>,
    method: SafeCall["method"] = "GET",
    sent?: unknown,
  ) {
    const answer = yield* ask(
      url,
      {
        method,
        headers: {
          accept: "application/json",
          "user-agent": "Marquee/1.0",
          ...headers,
          ...(sent !== undefined && { "content-type": "application/json" }),
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      },
      most.tries,
    )
    if (answer.status === 404) return undefined
    if (answer.status < 200 || answer.status > 299) return yield* refusalOf(answer)
    const body = yield* Effect.try({
      try: () => (answer.text === "" ? {} : (JSON.parse(answer.text) as unknown)),
      catch: () => new ShopRefused({ kind: "refused", reason: "The answer is no JSON" }),
    })
    return { body, header: answer.header } satisfies ShopAnswer
  })
  /** Same as `call`, but an answer of HTTP 404 is a refusal. */
  const need = Effect.fnUntraced(function* (...asked: Parameters<typeof call>) {
    return (yield* call(...asked)) ?? (yield* new ShopRefused({ kind: "refused", reason: "HTTP 404" }))
  })
  return { call, need }
}
export type ShopClient = ReturnType<typeof shopClient>

/** Whether two texts are the same, without telling where they differ. */
export const isSameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** HMAC-SHA256 as shops write it. */
export const hmacOf = (secret: string, text: string | Uint8Array, encoding: "hex" | "base64"): string =>
  createHmac("sha256", secret).update(text).digest(encoding)
