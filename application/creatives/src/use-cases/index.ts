import { draftCopy, renderCreative } from "./copy.ts"
import { copyHeldPicture } from "./held-picture.ts"
import { searchStockImages, uploadImage, useStockImage } from "./pictures.ts"
import { deleteUnusedPictures } from "./unused-pictures.ts"

export { draftCopy, renderCreative } from "./copy.ts"
export { copyHeldPicture } from "./held-picture.ts"
export { searchStockImages, uploadImage, useStockImage } from "./pictures.ts"
export { deleteUnusedPictures } from "./unused-pictures.ts"

export const creativesUseCases = [
  uploadImage,
  searchStockImages,
  useStockImage,
  draftCopy,
  renderCreative,
  deleteUnusedPictures,
  copyHeldPicture,
] as const
