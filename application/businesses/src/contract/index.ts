export { SearchCategories, SuggestServices } from "./categories.ts"
export { ListCountries } from "./countries.ts"
export { GetRegionCurrency, ListCurrencies, ListTimeZones } from "./reference-data.ts"
export { FindPlace, NearbyPlaces, SearchPlaces } from "./places.ts"
