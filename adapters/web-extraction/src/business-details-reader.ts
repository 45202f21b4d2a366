import { type ExtractedDetails, mergeDetails } from "@domain/businesses"
import { Clock, Effect, Option, Result } from "effect"
import { websiteCandidates } from "./address-rules.ts"
import type { FactReader } from "./fact-reader.ts"
import type { ReadingContext } from "./fact-readings.ts"
import { type FetchFailure, InvalidWebsiteUrl, type Unreadable } from "./failures.ts"
import { lacksContact } from "./lacks-contact.ts"
import { type FetchedPage, safeFetch, safeFetchImage, type SafeFetchOptions } from "./safe-fetch.ts"

/** The stages of reading a website, in order; `contactPage` comes only when the first page lacks phone or address. */
export type ReadingStage = "fetching" | "reading" | "contactPage" | "pictures" | "done"

/** Options of a reading; `onProgress` is called as each stage begins. */
export type ReadingOptions = ReadingContext & {
  readonly facts: FactReader["Service"]
  readonly fetch?: SafeFetchOptions
  readonly onProgress?: (stage: ReadingStage) => void
  readonly pace?: ReadingPace
}

/** The details of a business and the pages they were read from. */
export type WebsiteReading = { readonly details: ExtractedDetails; readonly pages: ReadonlyArray<string> }

const picturesChecked = 6

/** Milliseconds: how long the first page's text may take, when further pages end, and when the checks of pictures do. */
const defaultPace = { body: 4_500, pages: 6_500, pictures: 7_500 }
export type ReadingPace = typeof defaultPace

const fetchFirst = (typed: string, options: SafeFetchOptions): Effect.Effect<FetchedPage, FetchFailure> => {
  const [first, second] = websiteCandidates(typed)
  if (first === undefined) return Effect.fail(new InvalidWebsiteUrl({ url: typed }))
  const page = safeFetch(first, options)
  return second === undefined ? page : Effect.catchTag(page, "WebsiteUnreachable", () => safeFetch(second, options))
}

const readFetched = ({ html, url }: FetchedPage, { facts, region }: ReadingOptions) =>
  facts.page({ html, address: url, ...(region !== undefined && { region }) })

const partial = (reading: WebsiteReading): WebsiteReading => ({
  ...reading,
  details: { ...reading.details, isPartial: true },
})

const readContactPages = (
  first: WebsiteReading,
  addresses: ReadonlyArray<string>,
  options: ReadingOptions,
  until: number,
): Effect.Effect<WebsiteReading> =>
  Effect.gen(function* () {
    let reading = first
    for (const address of addresses) {
      if (!lacksContact(reading.details)) break
      const left = until - (yield* Clock.currentTimeMillis)
      if (left <= 0) return partial(reading)
      const further = yield* safeFetch(address, { ...options.fetch, totalTimeout: left }).pipe(
        Effect.flatMap((page) => Effect.map(readFetched(page, options), ({ details }) => ({ details, url: page.url }))),
        Effect.result,
      )
      if (Result.isFailure(further)) {
        if (further.failure._tag === "WebsiteTooSlow") reading = partial(reading)
        continue
      }
      const { details, url } = further.success
      reading = {
        details: mergeDetails(reading.details, { ...details, imageUrls: [], services: [] }),
        pages: [...reading.pages, url],
      }
    }
    return reading
  })

const isPicture = (address: string, options: ReadingOptions) =>
  Effect.map(Effect.option(safeFetchImage(address, options.fetch)), ({ _tag }) => _tag === "Some")

const withReachablePictures = (details: ExtractedDetails, options: ReadingOptions): Effect.Effect<ExtractedDetails> =>
  Effect.gen(function* () {
    const tried = details.imageUrls.slice(0, picturesChecked)
    const [logoShown, ...shown] = yield* Effect.all(
      [details.logoUrl?.value ?? "", ...tried.map(({ value }) => value)].map((address) =>
        address === "" ? Effect.succeed(false) : isPicture(address, options),
      ),
      { concurrency: 4 },
    )
    const { logoUrl, ...rest } = details
    const imageUrls = [...tried.filter((_, i) => shown[i] === true), ...details.imageUrls.slice(picturesChecked)]
    return { ...rest, imageUrls, ...(logoUrl !== undefined && logoShown === true ? { logoUrl } : {}) }
  })

/**
 * Reads business details from a typed website address: its page, a few contact or about pages when phone or address are
 * missing, and a check that its first pictures load. What a slow website has not said in time is left out, and the
 * details say that they are partial. Spec: business-details extraction.
 */
export const readBusinessDetails = (
  url: string,
  options: ReadingOptions,
): Effect.Effect<WebsiteReading, FetchFailure | Unreadable> =>
  Effect.gen(function* () {
    const report = (stage: ReadingStage) => Effect.sync(() => options.onProgress?.(stage))
    const { body, pages, pictures } = options.pace ?? defaultPace
    const begun = yield* Clock.currentTimeMillis
    yield* report("fetching")
    const page = yield* fetchFirst(url, { bodyTimeout: body, totalTimeout: pages, ...options.fetch })
    yield* report("reading")
    const { details, contactPages } = yield* readFetched(page, options)
    let reading: WebsiteReading = { details, pages: [page.url] }
    if (page.isPartial === true) reading = partial(reading)
    if (lacksContact(details)) {
      yield* report("contactPage")
      reading = yield* readContactPages(reading, contactPages, options, begun + pages)
    }
    yield* report("pictures")
    const left = begun + pictures - (yield* Clock.currentTimeMillis)
    const pictured = yield* withReachablePictures(reading.details, options).pipe(
      Effect.timeoutOption(Math.max(0, left)),
    )
    yield* report("done")
    return { ...reading, details: Option.getOrElse(pictured, () => reading.details) }
  })
