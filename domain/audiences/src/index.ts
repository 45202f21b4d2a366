export { HashedPerson, ListNetwork, Sha256 } from "./hashed-person.ts"
export { NetworkAudienceState } from "./network-audience.ts"
