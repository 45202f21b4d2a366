import type { AnyContract } from "@application/kernel"
import { type Endpoint, endpoint, type HttpMethod } from "./endpoint.ts"
import { routes } from "./routes.ts"

const routesByName: ReadonlyMap<string, (typeof routes)[keyof typeof routes]> = new Map(Object.entries(routes))

/** A contract's endpoint; throws if the contract has no route. */
export const endpointOf = (contract: AnyContract): Endpoint => {
  const row = routesByName.get(contract.name)
  if (row === undefined) throw new Error(`${contract.name} has no route`)
  const { route, ...options } = typeof row === "string" ? { route: row } : row
  const [method, path] = route.split(" ") as [HttpMethod, `/${string}`]
  return endpoint(method, path, contract, options)
}
