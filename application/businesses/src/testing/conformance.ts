export { businessProfileRepositoryConformance } from "./business-profile-repository.conformance.ts"
