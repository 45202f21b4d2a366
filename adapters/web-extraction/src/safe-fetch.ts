import { Effect, Result } from "effect"
import { fetch, type Response } from "undici"
import { checkUrl } from "./address-rules.ts"
import { boundedBody, readBody } from "./bounded-body.ts"
import { decodePage } from "./charset.ts"
import { type FetchFailure, isFetchFailure, NotAWebPage, WebsiteTooSlow, WebsiteUnreachable } from "./failures.ts"
import { type ConnectionOptions, pinnedAgent } from "./pinned-agent.ts"

/** Limits and switches; times in milliseconds, sizes in bytes. */
export type SafeFetchOptions = ConnectionOptions & {
  readonly totalTimeout?: number
  readonly maximumBytes?: number
  /** How long a page's text may take to arrive; what has come by then is the page. */
  readonly bodyTimeout?: number
  readonly userAgent?: string
  readonly acceptLanguage?: string
}

/** A fetched page: its text and final address. */
export type FetchedPage = {
  readonly url: string
  readonly html: string
  readonly contentType: string
  /** Whether only the beginning came in time. */
  readonly isPartial?: boolean
}
/** A fetched picture. */
export type FetchedImage = { readonly url: string; readonly bytes: Uint8Array; readonly contentType: string }

type Body = {
  readonly url: string
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly isPartial: boolean
}
type ContentLimits = { readonly types: RegExp; readonly accept: string; readonly maximumBytes: number }

const maximumRedirects = 3
const page: ContentLimits = {
  types: /^(text\/html|application\/xhtml\+xml|text\/plain)\b/i,
  accept: "text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5",
  maximumBytes: 2 * 1024 * 1024,
}
const image: ContentLimits = {
  types: /^image\/(png|jpe?g|webp|gif|avif|svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)\b/i,
  accept: "image/*",
  maximumBytes: 5 * 1024 * 1024,
}

/** A picture or page without a time of its own takes as long as the whole fetch may. */
const unlimited = 60_000

const answerOf = async (
  response: Response,
  url: string,
  wanted: ContentLimits,
  options: SafeFetchOptions,
): Promise<Body> => {
  const limit = options.maximumBytes ?? wanted.maximumBytes
  const contentType = response.headers.get("content-type") ?? ""
  if (!response.ok) throw new NotAWebPage({ url, status: response.status })
  if (contentType !== "" && !wanted.types.test(contentType)) {
    throw new NotAWebPage({ url, status: response.status, contentType })
  }
  const milliseconds = wanted === page ? (options.bodyTimeout ?? unlimited) : unlimited
  const { bytes, isPartial } = await readBody(response, url, limit, milliseconds)
  const startsLikePage = /^\s*</.test(Buffer.from(bytes.subarray(0, 64)).toString("latin1"))
  if (contentType === "" && (wanted !== page || !startsLikePage)) {
    throw new NotAWebPage({ url, status: response.status })
  }
  return { url, bytes, contentType, isPartial }
}

/** How to handle a final answer, and whether an address ends the redirects before it is fetched. */
type Journey<A> = {
  readonly accept: string
  readonly arrived: (response: Response, url: string) => Promise<A>
  readonly isThere?: (url: string) => A | undefined
}

/** Follows redirects; every hop is checked and pinned before it is fetched. */
const follow = async <A>(
  address: string,
  options: SafeFetchOptions,
  { accept, arrived, isThere = () => undefined }: Journey<A>,
  signal: AbortSignal,
): Promise<A> => {
  let next = address
  for (let hop = 0; hop <= maximumRedirects; hop++) {
    const url = Result.getOrThrow(checkUrl(next, options.allowed ?? new Set()))
    const there = isThere(url.href)
    if (there !== undefined) return there
    const dispatcher = await pinnedAgent(url, options)
    try {
      const response = await fetch(url, {
        dispatcher,
        redirect: "manual",
        signal,
        headers: {
          accept,
          "accept-language": options.acceptLanguage ?? "en",
          "user-agent": options.userAgent ?? "Mozilla/5.0 (compatible; WebsiteReader/1.0)",
        },
      })
      const location = response.headers.get("location")
      if (response.status < 300 || response.status > 399 || location === null) return await arrived(response, url.href)
      await response.body?.cancel()
      if (!URL.canParse(location, url)) throw new WebsiteUnreachable({ url: url.href, reason: "BAD_REDIRECT" })
      next = new URL(location, url).href
    } finally {
      await dispatcher.destroy()
    }
  }
  throw new WebsiteUnreachable({ url: next, reason: "TOO_MANY_REDIRECTS" })
}

const codeOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return "UNKNOWN"
  if ("code" in thrown && typeof thrown.code === "string") return thrown.code
  return thrown.cause === undefined ? thrown.name : codeOf(thrown.cause)
}

/** What went wrong with a fetch, by what it threw. */
export const toFailure = (url: string, thrown: unknown): FetchFailure => {
  if (isFetchFailure(thrown)) return thrown
  if (thrown instanceof Error && isFetchFailure(thrown.cause)) return thrown.cause
  const code = codeOf(thrown)
  return /TIMEOUT|ETIMEDOUT/.test(code) ? new WebsiteTooSlow({ url }) : new WebsiteUnreachable({ url, reason: code })
}

const travel = <A>(url: string, options: SafeFetchOptions, journey: Journey<A>): Effect.Effect<A, FetchFailure> =>
  Effect.tryPromise({
    try: (signal) => follow(url, options, journey, signal),
    catch: (thrown) => toFailure(url, thrown),
  }).pipe(
    Effect.timeoutOrElse({
      duration: options.totalTimeout ?? 8_000,
      orElse: () => Effect.fail(new WebsiteTooSlow({ url })),
    }),
  )

const fetchWanted = (
  url: string,
  options: SafeFetchOptions,
  wanted: ContentLimits,
): Effect.Effect<Body, FetchFailure> =>
  travel(url, options, {
    accept: wanted.accept,
    arrived: (response, address) => answerOf(response, address, wanted, options),
  })

/**
 * Fetches a page from the public web only: the host and DNS answers of every hop are checked and the connection is
 * pinned to them.
 */
export const safeFetch = (url: string, options: SafeFetchOptions = {}): Effect.Effect<FetchedPage, FetchFailure> =>
  Effect.map(fetchWanted(url, options, page), (body) => ({
    url: body.url,
    html: decodePage(body.bytes, body.contentType),
    contentType: body.contentType,
    ...(body.isPartial && { isPartial: true }),
  }))

/** Fetches a picture (at most 5 MB) under the same rules. */
export const safeFetchImage = (
  url: string,
  options: SafeFetchOptions = {},
): Effect.Effect<FetchedImage, FetchFailure> => fetchWanted(url, options, image)

/**
 * Follows a short link under the same rules to the first address that `destinationOf` recognises, else undefined. That
 * address is not fetched, and no body on the way is read.
 */
export const safeDestination = <A>(
  url: string,
  destinationOf: (url: string) => A | undefined,
  options: SafeFetchOptions = {},
): Effect.Effect<A | undefined, FetchFailure> =>
  travel<A | undefined>(url, options, {
    accept: page.accept,
    isThere: destinationOf,
    arrived: async (response) => {
      await response.body?.cancel()
      return undefined
    },
  })

const anyFeed = "application/xml,text/xml,text/csv,text/tab-separated-values,application/gzip,*/*;q=0.5"

/**
 * Hands the body of an answer under the same rules to a reader as it comes, at most `maximumBytes` of it. What the reader
 * throws is thrown on, and the rest of the body is left unread.
 */
export const safeFetchStream = <A>(
  url: string,
  options: SafeFetchOptions & { readonly maximumBytes: number },
  read: (body: AsyncIterable<Uint8Array>, contentType: string) => Promise<A>,
): Effect.Effect<A, FetchFailure> =>
  travel(url, options, {
    accept: anyFeed,
    arrived: async (response, address) => {
      if (!response.ok) throw new NotAWebPage({ url: address, status: response.status })
      return read(boundedBody(response, address, options.maximumBytes), response.headers.get("content-type") ?? "")
    },
  })
