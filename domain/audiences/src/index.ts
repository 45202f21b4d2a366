export { HashedPerson, ListNetwork, Sha256 } from "./hashed-person.ts"
export { hashed } from "./hashed.ts"
export { NetworkAudienceState } from "./network-audience.ts"
export { type NamePart, normalEmail, normalName, normalPhone, normalPostcode } from "./normalised-person.ts"
