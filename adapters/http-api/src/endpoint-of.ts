import type { AnyContract, HttpMethod } from "@application/kernel"
import { type Endpoint, endpoint } from "./endpoint.ts"

/** A contract's endpoint; throws if the contract has no route. */
export const endpointOf = (contract: AnyContract): Endpoint => {
  if (contract.served === undefined) throw new Error(`${contract.name} has no route`)
  const { route, ...options } = contract.served
  const [method, path] = route.split(" ") as [HttpMethod, `/${string}`]
  return endpoint(method, path, contract, options)
}
