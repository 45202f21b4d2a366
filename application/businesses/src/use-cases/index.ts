import { listCountries } from "./list-countries.ts"
import { searchCategories, suggestServices } from "./search-categories.ts"
import { nearbyPlaces, searchPlaces } from "./search-places.ts"

export { listCountries } from "./list-countries.ts"
export { searchCategories, suggestServices } from "./search-categories.ts"
export { nearbyPlaces, searchPlaces } from "./search-places.ts"

export const businessesUseCases = [
  searchCategories,
  suggestServices,
  searchPlaces,
  nearbyPlaces,
  listCountries,
] as const

/** The service of the businesses for the sign-up. */
export { nearbyTowns } from "./nearby-towns.ts"
