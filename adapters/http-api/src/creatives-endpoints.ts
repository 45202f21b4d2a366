import {
  DraftCopy,
  RenderCreative,
  SearchStockImages,
  UploadImage,
  UseStockImage,
} from "@application/creatives/contract"
import { endpoint } from "./endpoint.ts"

/** A picture of 8 MB as base64, and its name. */
const pictureBody = 11_300_000

export const creativesEndpoints = [
  endpoint("POST", "/LocalBusiness/UploadImage", UploadImage, { largestBody: pictureBody }),
  endpoint("GET", "/roimatic/images/unsplash", SearchStockImages),
  endpoint("POST", "/LocalBusiness/:sessionId/images/stock", UseStockImage),
  endpoint("GET", "/LocalBusiness/:sessionId/adCopy", DraftCopy),
  endpoint("POST", "/LocalBusiness/:sessionId/creative", RenderCreative),
]
