export { anyHashedPerson } from "./any-hashed-person.ts"
