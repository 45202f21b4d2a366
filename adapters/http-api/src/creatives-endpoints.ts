import {
  DraftCopy,
  RenderCreative,
  SearchStockImages,
  UploadImage,
  UseStockImage,
} from "@application/creatives/contract"
import { endpoint } from "./endpoint.ts"

export const creativesEndpoints = [
  endpoint("POST", "/LocalBusiness/UploadImage", UploadImage),
  endpoint("GET", "/roimatic/images/unsplash", SearchStockImages),
  endpoint("POST", "/LocalBusiness/:sessionId/images/stock", UseStockImage),
  endpoint("GET", "/LocalBusiness/:sessionId/adCopy", DraftCopy),
  endpoint("POST", "/LocalBusiness/:sessionId/creative", RenderCreative),
]
