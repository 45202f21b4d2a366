import { Context, Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { Extracted, ExtractedDetails, ExtractionProblem } from "@domain/businesses"
import { addressKind } from "@domain/validation"
import { PageNotRead, PageReader } from "../ports/page-reader.ts"
import { bakeryAddress } from "./memory-website-reader.ts"

/** Facebook pages and Google listings of the in-memory world; `add` adds another, or one that cannot be read. */
export class MemoryPages extends Context.Service<
  MemoryPages,
  { readonly add: (address: string, page: ExtractedDetails | ExtractionProblem) => void }
>()("signup/testing/MemoryPages") {}

const extracted = (value: string): Extracted<string> => ({ value, source: "facebook", confidence: 0.9 })

/** Where the bakery's Facebook page is. */
export const bakeryPageAddress = "https://www.facebook.com/bloombakery"

/** The bakery's Facebook page: less than its website says, and where that is. */
export const bakeryPage: ExtractedDetails = {
  name: extracted("Bloom Bakery & Café"),
  description: extracted("Bread, cakes and coffee"),
  phones: [extracted("+919876500000")],
  emails: [],
  websiteUrl: extracted(bakeryAddress),
  address: { city: extracted("Bengaluru"), country: extracted("IN") },
  openingHours: [],
  socials: [],
  imageUrls: [],
  colours: [],
  services: [],
}

/** Reads only the pages of this world; any other is unknown to its network. */
export const memoryPageReader = Layer.effectContext(
  Effect.gen(function* () {
    const pages = (yield* MemoryDatabase).table<string, ExtractedDetails | ExtractionProblem>("pages")
    pages.set(bakeryPageAddress, bakeryPage)
    return Context.make(
      PageReader,
      PageReader.of({
        read: Effect.fnUntraced(function* (address, _region, { onProgress }) {
          yield* onProgress("fetching")
          const unknown = addressKind(address) === "google" ? "GoogleListingNotFound" : "FacebookPageNotFound"
          const page = pages.get(address) ?? unknown
          if (typeof page === "string") return yield* new PageNotRead({ problem: page })
          yield* onProgress("reading")
          return page
        }),
      }),
    ).pipe(Context.add(MemoryPages, { add: (address, page) => void pages.set(address, page) }))
  }),
)
