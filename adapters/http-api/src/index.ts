export { contexts } from "./contexts.ts"
export { apiBase, bypassLoginHeader, type Endpoint, endpoint, pathFields, usesQuery } from "./endpoint.ts"
export { endpointOf } from "./endpoint-of.ts"
export { endpoints } from "./endpoints.ts"
export {
  type DataEnvelope,
  failureDetails,
  type FailureEnvelope,
  requestIdHeader,
  serverTimeHeader,
} from "./envelope.ts"
