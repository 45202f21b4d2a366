export { SearchCategories, SuggestServices } from "./categories.ts"
export { NearbyPlaces, SearchPlaces } from "./places.ts"
