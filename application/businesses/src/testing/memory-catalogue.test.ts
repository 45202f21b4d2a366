import { categoryCatalogueConformance } from "./category-catalogue.conformance.ts"
import { memoryCategoryCatalogue } from "./memory-catalogue.ts"

categoryCatalogueConformance(memoryCategoryCatalogue)
