export { socialAccountsConformance } from "./social-accounts.conformance.ts"
