export {
  creativeRasteriser,
  type CreativeRasteriser,
  type RasterFormat,
  type RasteriserOptions,
  type RasterSize,
} from "./drawing/creative-rasteriser.ts"
export { type LoadImage } from "./drawing/inline-images.ts"
export { type ImageKind } from "./uploads/image-kind.ts"
export { type ImageUse, type NormalisedImage } from "./uploads/normalise-upload.ts"
export type { ImageStore, StoredImage } from "./store/image-store.ts"
export { diskImageStore } from "./store/disk-image-store.ts"
export { diskPictureFiles } from "./store/disk-picture-files.ts"
export { bucketClient, bucketImageStore, type BucketOptions, notedImageStore } from "./store/bucket-image-store.ts"
export {
  type StockPage,
  type StockPhoto,
  type StockPhotos,
  type StockSearch,
  type UnsplashOptions,
} from "./stock/unsplash-stock-photos.ts"
export { creativeRendererLayer, type CreativeRendererOptions } from "./creative-renderer-layer.ts"
export { coverLogosLayer } from "./cover-logos-layer.ts"
export { pictureStoreLayer } from "./picture-store-layer.ts"
export { videoStoreLayer, type VideoStoreOptions } from "./video-store-layer.ts"
export { pictureWork, type PictureWorkOptions } from "./picture-work.ts"
export { type PictureSources } from "./picture-source.ts"
export { stockPhotosLayer } from "./stock-photos-layer.ts"
export { type PageSpeedOptions, pageSpeedScreenshots } from "./screenshots/page-speed-screenshots.ts"
