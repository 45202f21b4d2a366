import { Effect, Layer } from "effect"
import { type StockPhoto, StockPhotos } from "@application/creatives/ports"
import { StockPhotosUnavailable } from "@domain/creatives"
import {
  type StockPhoto as FoundPhoto,
  type UnsplashOptions,
  unsplashStockPhotos,
} from "./stock/unsplash-stock-photos.ts"

const photoOf = (found: FoundPhoto): StockPhoto => ({
  url: found.url,
  thumbnailUrl: found.smallUrl,
  downloadLink: found.downloadLink,
  source: "stock",
  credit: { name: found.author, link: found.authorUrl },
  ...(found.description !== "" && { alt: found.description }),
})

/** Stock photographs of Unsplash, or of what speaks like it at `baseUrl`. */
export const stockPhotosLayer = (options: UnsplashOptions) => {
  const library = unsplashStockPhotos(options)
  return Layer.succeed(StockPhotos, {
    search: (keywords, pageNumber, pageSize, referrer) =>
      keywords.trim() === ""
        ? Effect.succeed({ images: [], total: 0 })
        : library.search({ query: keywords, page: pageNumber, perPage: pageSize, referrer }).pipe(
            Effect.map(({ total, photos }) => ({ images: photos.map(photoOf), total })),
            Effect.mapError(() => new StockPhotosUnavailable({})),
          ),
    trackDownload: (downloadLink) =>
      library.trackDownload(downloadLink).pipe(
        Effect.as(true),
        Effect.catchTag("StockPhotosFailed", ({ reason }) =>
          reason === "foreignLink" || reason === "refused"
            ? Effect.succeed(false)
            : Effect.fail(new StockPhotosUnavailable({})),
        ),
      ),
  })
}
