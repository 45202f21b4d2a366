export { prepareFontFolder, useFonts } from "./fonts/font-folder.ts"
export {
  type CreativeRasteriser,
  creativeRasteriser,
  type RasterFormat,
  type RasteriserOptions,
  type RasterSize,
} from "./drawing/creative-rasteriser.ts"
export { inlineImages, type LoadImage } from "./drawing/inline-images.ts"
export { type ImageKind, imageKindOf } from "./uploads/image-kind.ts"
export { ImageRefused } from "./uploads/image-refused.ts"
export { type ImageUse, type NormalisedImage, normaliseUpload, uploadLimits } from "./uploads/normalise-upload.ts"
export { paletteOf } from "./uploads/palette-of.ts"
export type { ImageStore, StoredImage } from "./store/image-store.ts"
export { diskImageStore } from "./store/disk-image-store.ts"
export { type S3Options, s3ImageStore, S3Refused } from "./store/s3-image-store.ts"
export {
  StockPhotosFailed,
  type StockPage,
  type StockPhoto,
  type StockPhotos,
  type StockSearch,
  type UnsplashOptions,
  unsplashStockPhotos,
} from "./stock/unsplash-stock-photos.ts"
export { creativeRendererLayer, type CreativeRendererOptions } from "./creative-renderer-layer.ts"
export { pictureStoreLayer } from "./picture-store-layer.ts"
export { type PictureSources } from "./picture-source.ts"
export { stockPhotosLayer } from "./stock-photos-layer.ts"
