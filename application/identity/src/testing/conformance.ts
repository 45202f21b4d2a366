export { peopleConformance } from "./people.conformance.ts"
export { expiredSecretsConformance } from "./expired-secrets.conformance.ts"
export { identityRepositoriesConformance } from "./identity-repositories.conformance.ts"
export { signInSecretsConformance } from "./sign-in-secrets.conformance.ts"
