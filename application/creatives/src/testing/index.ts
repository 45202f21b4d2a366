export {
  memoryCreativeAddresses,
  memoryCreativeRenderer,
  memoryPictureStore,
  memoryStockPhotos,
} from "./memory-pictures.ts"
export { memoryPictureFiles, MemoryFiles } from "./memory-picture-files.ts"
export { memoryBusinessPictures } from "./memory-business-pictures.ts"
export { memoryShopLogos } from "./memory-shop-logos.ts"
export { memoryWebsiteScreenshots } from "./memory-website-screenshots.ts"
export { memoryVideoStore } from "./memory-video-store.ts"
export { mp4Head } from "./mp4-head.ts"
