import { Context, Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { DetailSource, Extracted, ExtractedDetails, ExtractionProblem, ExtractionStage } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import type { ReadingCalls } from "../ports/reading-calls.ts"
import { WebsiteNotRead, WebsiteReader } from "../ports/website-reader.ts"

/** Websites of the in-memory world; `add` puts up another, or one that cannot be read. */
export class MemoryWebsites extends Context.Service<
  MemoryWebsites,
  { readonly add: (address: string, page: ExtractedDetails | ExtractionProblem) => void }
>()("signup/testing/MemoryWebsites") {}

const told = (value: string, source: DetailSource = "jsonld"): Extracted<string> => ({
  value,
  source,
  confidence: 0.95,
})

/** Where the bakery's website is. */
export const bakeryAddress = "https://bloom-bakery.example"

/** A bakery that says everything about itself. */
export const bakeryWebsite: ExtractedDetails = {
  name: told("Bloom Bakery"),
  category: told("bakery"),
  description: told("Bread worth waking up for", "meta"),
  phones: [told("+919876543210", "link")],
  emails: [told("hello@bloom-bakery.example", "link")],
  address: {
    line1: told("12 Church Street"),
    city: told("Bengaluru"),
    state: told("Karnataka"),
    postcode: told("560001"),
    country: told("IN"),
  },
  openingHours: [told("Mo-Sa 07:00-20:00")],
  socials: [told("https://www.facebook.com/bloombakery", "link")],
  logoUrl: told("https://bloom-bakery.example/logo.png"),
  imageUrls: [told("https://bloom-bakery.example/bread.jpg", "meta")],
  colours: [told("#7a3e1d", "meta"), told("#f4c95d", "meta")],
  services: [told("Wedding cakes", "text"), told("Sourdough bread", "text")],
}

const stages: ReadonlyArray<ExtractionStage> = ["fetching", "reading", "contactPage", "pictures"]

/** What every picture of an in-memory website weighs. */
export const kilobytesOfPicture = 1024

/** Reads only the websites that were put up; any other is unreachable. Each stage is told before the answer. */
export const memoryWebsiteReader = Layer.effectContext(
  Effect.gen(function* () {
    const pages = (yield* MemoryDatabase).table<string, ExtractedDetails | ExtractionProblem>("websites")
    pages.set(bakeryAddress, bakeryWebsite)
    return Context.make(WebsiteReader, {
      read: Effect.fnUntraced(function* (address: string, _region: Region, { onProgress, admitPicture }: ReadingCalls) {
        yield* onProgress("fetching")
        const page = pages.get(address) ?? "WebsiteUnreachable"
        if (typeof page === "string") return yield* new WebsiteNotRead({ problem: page })
        for (const stage of stages.slice(1)) yield* onProgress(stage)
        const imageUrls = yield* Effect.filter(page.imageUrls, () => Effect.isSuccess(admitPicture(kilobytesOfPicture)))
        return { ...page, imageUrls }
      }),
    }).pipe(Context.add(MemoryWebsites, { add: (address, page) => void pages.set(address, page) }))
  }),
)
