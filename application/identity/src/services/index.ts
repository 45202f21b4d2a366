export { AccountOpening, type NewAccount } from "./account-opening.ts"
export { OneTimePasswords, type ProofKey } from "./one-time-passwords.ts"
