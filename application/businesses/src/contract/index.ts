export { SearchCategories, SuggestServices } from "./categories.ts"
export { ListCountries } from "./countries.ts"
export { NearbyPlaces, SearchPlaces } from "./places.ts"
