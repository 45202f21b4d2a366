export { AddressCountries } from "./address-countries.ts"
export { CategoryCatalogue, Gazetteer } from "./gazetteer.ts"
export { type BusinessProfile, BusinessProfileRepository } from "./business-profile-repository.ts"
