export { listCountries } from "./list-countries.ts"
export { searchCategories, suggestServices } from "./search-categories.ts"
export { nearbyPlaces, searchPlaces } from "./search-places.ts"

/** The service of the businesses for the sign-up. */
export { nearbyTowns } from "./nearby-towns.ts"
