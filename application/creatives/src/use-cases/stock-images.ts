import { Effect } from "effect"
import { CurrentRequest, needsService, handler } from "@application/kernel"
import { SearchStockImages } from "../contract/pictures.ts"
import { StockPhotos } from "../ports/stock-photos.ts"
import { countCaller, creativesLimits } from "./limits.ts"

export const searchStockImages = handler(
  SearchStockImages,
  Effect.fnUntraced(function* ({ keywords, pageNumber, pageSize }) {
    yield* needsService("stockPhotos")
    yield* countCaller(creativesLimits.search)
    const { portalDomain } = yield* CurrentRequest
    return yield* (yield* StockPhotos).search(keywords, pageNumber, pageSize, portalDomain)
  }),
)
