export { sessionRepositoryConformance } from "./session-repository.conformance.ts"
