import { draftCopy, renderCreative } from "./copy.ts"
import { searchStockImages, uploadImage, useStockImage } from "./pictures.ts"

export { draftCopy, renderCreative } from "./copy.ts"
export { searchStockImages, uploadImage, useStockImage } from "./pictures.ts"

export const creativesUseCases = [uploadImage, searchStockImages, useStockImage, draftCopy, renderCreative] as const
