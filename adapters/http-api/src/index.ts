import { businessesEndpoints } from "./businesses-endpoints.ts"
import { campaignsEndpoints } from "./campaigns-endpoints.ts"
import { creativesEndpoints } from "./creatives-endpoints.ts"
import type { Endpoint } from "./endpoint.ts"
import { identityEndpoints } from "./identity-endpoints.ts"
import { insightsEndpoints } from "./insights-endpoints.ts"
import { portalsEndpoints } from "./portals-endpoints.ts"
import { signupEndpoints } from "./signup-endpoints.ts"
import { walletEndpoints } from "./wallet-endpoints.ts"

export { apiBase, type Endpoint, endpoint, endpointIn, type HttpMethod, pathFields, usesQuery } from "./endpoint.ts"
export { lazyEndpoint } from "./lazy-endpoint.ts"
export { type DataEnvelope, failureDetails, serverTimeHeader, type FailureEnvelope } from "./envelope.ts"

/** Every call that crosses the wire; server routes, OpenAPI and browser stubs are derived from it. */
export const endpoints: ReadonlyArray<Endpoint> = [
  ...portalsEndpoints,
  ...identityEndpoints,
  ...businessesEndpoints,
  ...signupEndpoints,
  ...creativesEndpoints,
  ...campaignsEndpoints,
  ...walletEndpoints,
  ...insightsEndpoints,
]
