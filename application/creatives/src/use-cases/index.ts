export { acceptCopy, draftCopy, renderCreative } from "./copy.ts"
export { copyHeldPicture } from "./held-picture.ts"
export { searchStockImages, uploadImage, useStockImage } from "./pictures.ts"
export { deleteUnusedPictures } from "./unused-pictures.ts"
