export { memoryAddressCountries } from "./memory-address-countries.ts"
export { memoryCategoryCatalogue } from "./memory-catalogue.ts"
export { memoryGazetteer } from "./memory-gazetteer.ts"
export { memoryBusinessProfiles } from "./memory-profiles.ts"
