import { type ExtractedDetails, mergeDetails } from "@domain/businesses"
import { Effect } from "effect"
import { websiteCandidates } from "./address-rules.ts"
import { contactPages } from "./extract/contact-links.ts"
import { type ExtractionContext, extractDetails } from "./extract/extract-details.ts"
import { readPage } from "./extract/page.ts"
import { type FetchFailure, InvalidWebsiteUrl } from "./failures.ts"
import { type FetchedPage, safeFetch, safeFetchImage, type SafeFetchOptions } from "./safe-fetch.ts"

/** The stages of reading a website, in order; `contactPage` comes only when the first page lacks phone or address. */
export type ReadingStage = "fetching" | "reading" | "contactPage" | "pictures" | "done"

/** How a website is to be read; `onProgress` hears each stage as it begins. */
export type ReadingOptions = ExtractionContext & {
  readonly fetch?: SafeFetchOptions
  readonly onProgress?: (stage: ReadingStage) => void
}

/** What was read and which pages it was read from. */
export type WebsiteReading = { readonly details: ExtractedDetails; readonly pages: ReadonlyArray<string> }

const picturesChecked = 6

const fetchFirst = (typed: string, options: SafeFetchOptions): Effect.Effect<FetchedPage, FetchFailure> => {
  const [first, second] = websiteCandidates(typed)
  if (first === undefined) return Effect.fail(new InvalidWebsiteUrl({ url: typed }))
  const page = safeFetch(first, options)
  return second === undefined ? page : Effect.catchTag(page, "WebsiteUnreachable", () => safeFetch(second, options))
}

const lacksContact = ({ phones, address }: ExtractedDetails): boolean =>
  phones.length === 0 || (address.city === undefined && address.postcode === undefined)

const readContactPages = (
  page: FetchedPage,
  details: ExtractedDetails,
  options: ReadingOptions,
): Effect.Effect<WebsiteReading> =>
  Effect.gen(function* () {
    let reading: WebsiteReading = { details, pages: [page.url] }
    for (const address of contactPages(readPage(page.html, page.url))) {
      if (!lacksContact(reading.details)) break
      const further = yield* Effect.option(safeFetch(address, options.fetch))
      if (further._tag === "None") continue
      const more = extractDetails(further.value.html, further.value.url, options)
      reading = {
        details: mergeDetails(reading.details, { ...more, imageUrls: [], services: [] }),
        pages: [...reading.pages, further.value.url],
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
 * Reads a website as typed (with or without scheme) into business details: its page, at most two contact or about pages
 * of the same site when phone or address are missing, and a check that its first pictures can be fetched.
 * Spec: business-details extraction.
 */
export const readBusinessDetails = (
  url: string,
  options: ReadingOptions,
): Effect.Effect<WebsiteReading, FetchFailure> =>
  Effect.gen(function* () {
    const report = (stage: ReadingStage) => Effect.sync(() => options.onProgress?.(stage))
    yield* report("fetching")
    const page = yield* fetchFirst(url, options.fetch ?? {})
    yield* report("reading")
    const details = extractDetails(page.html, page.url, options)
    let reading: WebsiteReading = { details, pages: [page.url] }
    if (lacksContact(details)) {
      yield* report("contactPage")
      reading = yield* readContactPages(page, details, options)
    }
    yield* report("pictures")
    const pictured = yield* withReachablePictures(reading.details, options)
    yield* report("done")
    return { ...reading, details: pictured }
  })
