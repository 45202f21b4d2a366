import { Context, Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { DetailSource, Extracted, ExtractedDetails, ExtractionProblem, ExtractionStage } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import type { ReadingCalls } from "../ports/reading-calls.ts"
import { WebsiteNotRead, WebsiteReader } from "../ports/website-reader.ts"

/** Websites of the in-memory world; `add` adds another, or one that cannot be read. */
export class MemoryWebsites extends Context.Service<
  MemoryWebsites,
  { readonly add: (address: string, page: ExtractedDetails | ExtractionProblem) => void }
>()("signup/testing/MemoryWebsites") {}

const extracted = (value: string, source: DetailSource = "jsonld"): Extracted<string> => ({
  value,
  source,
  confidence: 0.95,
})

/** Where the bakery's website is. */
export const bakeryAddress = "https://bloom-bakery.example"

/** A bakery that says everything about itself. */
export const bakeryWebsite: ExtractedDetails = {
  name: extracted("Bloom Bakery"),
  category: extracted("bakery"),
  description: extracted("Bread worth waking up for", "meta"),
  phones: [extracted("+919876543210", "link")],
  emails: [extracted("hello@bloom-bakery.example", "link")],
  address: {
    line1: extracted("12 Church Street"),
    city: extracted("Bengaluru"),
    state: extracted("Karnataka"),
    postcode: extracted("560001"),
    country: extracted("IN"),
  },
  openingHours: [extracted("Mo-Sa 07:00-20:00")],
  socials: [extracted("https://www.facebook.com/bloombakery", "link")],
  logoUrl: extracted("https://bloom-bakery.example/logo.png"),
  imageUrls: [extracted("https://bloom-bakery.example/bread.jpg", "meta")],
  colours: [extracted("#7a3e1d", "meta"), extracted("#f4c95d", "meta")],
  services: [extracted("Wedding cakes", "text"), extracted("Sourdough bread", "text")],
}

const stages: ReadonlyArray<ExtractionStage> = ["fetching", "reading", "contactPage", "pictures"]

/** What every picture of an in-memory website weighs. */
export const kilobytesOfPicture = 1024

/** Reads only the websites of this world; any other is unreachable. Each stage is reported before the answer. */
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
