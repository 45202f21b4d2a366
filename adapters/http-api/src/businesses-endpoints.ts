import {
  ListCountries,
  NearbyPlaces,
  SearchCategories,
  SearchPlaces,
  SuggestServices,
} from "@application/businesses/contract"
import { endpoint } from "./endpoint.ts"

export const businessesEndpoints = [
  endpoint("GET", "/LocalBusiness/BusinessCategories", SearchCategories),
  endpoint("GET", "/LocalBusiness/BusinessCategories/:category/services", SuggestServices),
  endpoint("GET", "/Locations", SearchPlaces),
  endpoint("GET", "/Locations/nearby", NearbyPlaces),
  endpoint("GET", "/ip2locations/countries", ListCountries),
]
