import { contractsOf } from "@application/kernel"
import { contexts } from "./contexts.ts"
import type { Endpoint } from "./endpoint.ts"
import { endpointOf } from "./endpoint-of.ts"

/** Every call that crosses the wire. Server routes and the OpenAPI document are derived from it. */
export const endpoints: ReadonlyArray<Endpoint> = Object.values(contexts)
  .flatMap((contracts) => contractsOf(contracts))
  .filter(({ served }) => served !== undefined)
  .map(endpointOf)
