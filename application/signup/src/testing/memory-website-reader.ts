import { Context, Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { ExtractionProblem, ExtractionStage } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import { type ExtractedDetails, WebsiteNotRead, WebsiteReader } from "../ports/website-reader.ts"

/** Websites of the in-memory world; `add` puts up another, or one that cannot be read. */
export class MemoryWebsites extends Context.Service<
  MemoryWebsites,
  { readonly add: (address: string, page: ExtractedDetails | ExtractionProblem) => void }
>()("signup/testing/MemoryWebsites") {}

/** A bakery that says everything about itself in JSON-LD. */
export const bakeryWebsite: ExtractedDetails = {
  address: "https://bloom-bakery.example",
  name: { value: "Bloom Bakery", source: "jsonld" },
  tagline: { value: "Bread worth waking up for", source: "meta" },
  phone: { value: "+919876543210", source: "jsonld" },
  emailAddress: { value: "hello@bloom-bakery.example", source: "link" },
  location: {
    value: {
      addressLine: "12 Church Street",
      city: "Bengaluru",
      state: "Karnataka",
      postalCode: "560001",
      countryCode: "IN",
    },
    source: "jsonld",
  },
  logoUrl: { value: "https://bloom-bakery.example/logo.png", source: "jsonld" },
  colours: { value: ["#7a3e1d", "#f4c95d"], source: "meta" },
  pictures: {
    value: [{ url: "https://bloom-bakery.example/bread.jpg", source: "website", alt: "Loaves on a shelf" }],
    source: "meta",
  },
  services: { value: ["Custom cakes", "Sourdough bread"], source: "text" },
  facebookPageUrl: { value: "https://facebook.com/bloombakery", source: "link" },
  schemaTypes: ["Bakery"],
  words: ["bakery", "cakes"],
}

const stages: ReadonlyArray<ExtractionStage> = ["fetching", "reading", "contactPage", "pictures"]

/** Reads only the websites that were put up; any other is unreachable. Each stage is told before the answer. */
export const memoryWebsiteReader = Layer.effectContext(
  Effect.gen(function* () {
    const pages = (yield* MemoryDatabase).table<string, ExtractedDetails | ExtractionProblem>("websites")
    pages.set(bakeryWebsite.address, bakeryWebsite)
    return Context.make(WebsiteReader, {
      read: Effect.fnUntraced(function* (
        address: string,
        _region: Region,
        onProgress: (stage: ExtractionStage) => Effect.Effect<void>,
      ) {
        yield* onProgress("fetching")
        const page = pages.get(address) ?? "WebsiteUnreachable"
        if (typeof page === "string") return yield* new WebsiteNotRead({ problem: page })
        for (const stage of stages.slice(1)) yield* onProgress(stage)
        return page
      }),
    }).pipe(Context.add(MemoryWebsites, { add: (address, page) => void pages.set(address, page) }))
  }),
)
