import { Context, type Effect } from "effect"
import type { Picture } from "@domain/businesses"
import type { StockPhotosUnavailable } from "@domain/creatives"

/** A stock photograph with the credit that must be shown; `downloadLink` is to be told when it is used. */
export type StockPhoto = Picture & { readonly thumbnailUrl: string; readonly downloadLink: string }

/** A library of photographs that ads may use. */
export class StockPhotos extends Context.Service<
  StockPhotos,
  {
    readonly search: (
      keywords: string,
      pageNumber: number,
      pageSize: number,
    ) => Effect.Effect<{ readonly images: ReadonlyArray<StockPhoto>; readonly total: number }, StockPhotosUnavailable>
    /** Tells the library that a photograph is used, as its terms ask. False when the link is not one of the library's. */
    readonly trackDownload: (downloadLink: string) => Effect.Effect<boolean, StockPhotosUnavailable>
  }
>()("creatives/StockPhotos") {}
