export { SearchStockImages, UploadImage, UseStockImage } from "./pictures.ts"
export { DraftCopy, RenderCreative } from "./copy.ts"
