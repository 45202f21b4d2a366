import type { Picture } from "@domain/campaigns"
import { Context, type Effect } from "effect"
import type { StockPhotosUnavailable } from "@domain/creatives"

/** A stock photograph with its required credit; `downloadLink` is reported when it is used. */
export type StockPhoto = Picture & { readonly thumbnailUrl: string; readonly downloadLink: string }

/** A library of stock photographs for ads. */
export class StockPhotos extends Context.Service<
  StockPhotos,
  {
    readonly search: (
      keywords: string,
      pageNumber: number,
      pageSize: number,
      /** The portal's host, by which credit links tell the library who sends readers. */
      referrer: string,
    ) => Effect.Effect<{ readonly images: ReadonlyArray<StockPhoto>; readonly total: number }, StockPhotosUnavailable>
    /** Reports a photograph's use to the library, as its terms require. False when the link is not the library's. */
    readonly trackDownload: (downloadLink: string) => Effect.Effect<boolean, StockPhotosUnavailable>
  }
>()("creatives/StockPhotos") {}
