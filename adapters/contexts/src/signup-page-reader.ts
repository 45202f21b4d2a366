import { Effect, Layer } from "effect"
import {
  FactReader,
  type PlacesOptions,
  readFacebookPage,
  readGoogleListing,
  type ReadingOptions,
} from "@adapters/web-extraction"
import type { AdNetworkError } from "@application/campaigns/ports"
import { PictureStore } from "@application/creatives/ports"
import { PageNotRead, PageReader } from "@application/signup/ports"
import type { ExtractedDetails } from "@domain/businesses"
import { addressKind } from "@domain/validation"
import { withOwnPictures } from "./own-pictures.ts"

export interface PageReaderOptions {
  /** Limits of following short links and hosts admitted beside the public web. */
  readonly fetch?: NonNullable<ReadingOptions["fetch"]>
  /** Asks Facebook for a page by its id or user name. */
  readonly facebookPage?: ((page: string) => Effect.Effect<unknown, AdNetworkError>) | undefined
  readonly places?: PlacesOptions | undefined
  /** Milliseconds that one picture may take to be copied. */
  readonly longestCopy?: number
}

/** Facebook says alike of a page that is private and of one that does not exist. */
const unseen = { facebook: "FacebookPageNotFound", google: "GoogleListingNotFound" } as const

/** What a network that is not set up is said to answer: nothing. */
const notAsked = Effect.fail({ _tag: "NetworkUnavailable" } as const)

interface ReadError {
  readonly _tag: string
}

const isPassing = ({ _tag }: ReadError): boolean => _tag === "NetworkUnavailable" || _tag === "PlacesUnavailable"

const problemOf = (error: ReadError, kind: keyof typeof unseen) => {
  if (isPassing(error)) return "NetworkNotAnswering"
  return error._tag === "Unreadable" ? "NothingFound" : unseen[kind]
}

/** Reads Facebook pages by the Graph API and Google listings by the Places API, each where it is set up; pictures are copied into our store. */
export const signupPageReader = (options: PageReaderOptions) =>
  Layer.effect(
    PageReader,
    Effect.gen(function* () {
      const { saveFrom } = yield* PictureStore
      const facts = yield* FactReader
      const { fetch, facebookPage, places: api, longestCopy } = options
      return {
        read: Effect.fnUntraced(function* (address, region, { readerName, onProgress, admitPicture }) {
          const kind = addressKind(address) === "google" ? "google" : "facebook"
          const context = { fetch: { ...fetch, userAgent: readerName }, facts, region, onFound: onProgress("reading") }
          yield* onProgress("fetching")
          const reading: Effect.Effect<ExtractedDetails, ReadError> =
            kind === "google"
              ? api === undefined
                ? notAsked
                : readGoogleListing(address, { ...context, api })
              : facebookPage === undefined
                ? notAsked
                : readFacebookPage(address, { ...context, pageOf: facebookPage })
          const details = yield* reading.pipe(
            Effect.tapError((error) =>
              isPassing(error) ? Effect.logWarning(`No ${kind} page can be read now`, error) : Effect.void,
            ),
            Effect.mapError((error) => new PageNotRead({ problem: problemOf(error, kind) })),
          )
          return yield* withOwnPictures(details, (url) => saveFrom(url, admitPicture), longestCopy)
        }),
      }
    }),
  )
