export {
  allCategories,
  type BusinessCategory,
  type CategorySuggestion,
  findCategory,
  searchCategories,
  servicesOf,
} from "./categories.ts"
export { haversineKm, type Position } from "./distance.ts"
export { type Gazetteer, loadGazetteer } from "./gazetteer.ts"
export { type NearbyPlace } from "./near.ts"
export { type Place, type PlaceCountry, type PlaceKind, type PlaceTypeNumber } from "./place.ts"
export { type PlaceSearch } from "./search-places.ts"
export { categoryCatalogueLayer, gazetteerLayer } from "./gazetteer-layer.ts"
