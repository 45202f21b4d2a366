export { SearchStockImages, UploadImage } from "./pictures.ts"
export { AcceptCopy, DraftCopy, RenderCreative } from "./copy.ts"
export { DeleteUnusedPictures } from "./unused-pictures.ts"
export { CopyHeldPicture } from "./held-picture.ts"
