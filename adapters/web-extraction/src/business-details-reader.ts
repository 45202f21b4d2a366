import { type ExtractedDetails, mergeDetails } from "@domain/businesses"
import { Effect } from "effect"
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
}

/** The details of a business and the pages they were read from. */
export type WebsiteReading = { readonly details: ExtractedDetails; readonly pages: ReadonlyArray<string> }

const picturesChecked = 6

const fetchFirst = (typed: string, options: SafeFetchOptions): Effect.Effect<FetchedPage, FetchFailure> => {
  const [first, second] = websiteCandidates(typed)
  if (first === undefined) return Effect.fail(new InvalidWebsiteUrl({ url: typed }))
  const page = safeFetch(first, options)
  return second === undefined ? page : Effect.catchTag(page, "WebsiteUnreachable", () => safeFetch(second, options))
}

const readFetched = ({ html, url }: FetchedPage, { facts, region }: ReadingOptions) =>
  facts.page({ html, address: url, ...(region !== undefined && { region }) })

const readContactPages = (
  first: WebsiteReading,
  addresses: ReadonlyArray<string>,
  options: ReadingOptions,
): Effect.Effect<WebsiteReading> =>
  Effect.gen(function* () {
    let reading = first
    for (const address of addresses) {
      if (!lacksContact(reading.details)) break
      const further = yield* safeFetch(address, options.fetch).pipe(
        Effect.flatMap((page) => Effect.map(readFetched(page, options), ({ details }) => ({ details, url: page.url }))),
        Effect.option,
      )
      if (further._tag === "None") continue
      const { details, url } = further.value
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
 * Reads business details from a typed website address: its page, at most two contact or about pages when phone or
 * address are missing, and a check that its first pictures load. Spec: business-details extraction.
 */
export const readBusinessDetails = (
  url: string,
  options: ReadingOptions,
): Effect.Effect<WebsiteReading, FetchFailure | Unreadable> =>
  Effect.gen(function* () {
    const report = (stage: ReadingStage) => Effect.sync(() => options.onProgress?.(stage))
    yield* report("fetching")
    const page = yield* fetchFirst(url, options.fetch ?? {})
    yield* report("reading")
    const { details, contactPages } = yield* readFetched(page, options)
    let reading: WebsiteReading = { details, pages: [page.url] }
    if (lacksContact(details)) {
      yield* report("contactPage")
      reading = yield* readContactPages(reading, contactPages, options)
    }
    yield* report("pictures")
    const pictured = yield* withReachablePictures(reading.details, options)
    yield* report("done")
    return { ...reading, details: pictured }
  })
