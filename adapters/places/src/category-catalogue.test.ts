import { categoryCatalogueConformance } from "@application/businesses/conformance"
import { categoryCatalogueLayer } from "./gazetteer-layer.ts"

categoryCatalogueConformance(categoryCatalogueLayer)
