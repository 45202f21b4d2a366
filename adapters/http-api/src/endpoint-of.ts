import type { AnyContract, HttpMethod } from "@application/kernel"
import type { Endpoint } from "./endpoint.ts"

/** A contract's endpoint; throws if the contract has no route. */
export const endpointOf = (contract: AnyContract): Endpoint => {
  const { served } = contract
  if (served === undefined) throw new Error(`${contract.name} has no route`)
  const { route, largestBody, takesForms, takesBody, answersFiles, mayBypassLogin } = served
  const [method, path] = route.split(" ") as [HttpMethod, `/${string}`]
  return {
    contract,
    method,
    path,
    ...(largestBody !== undefined && { largestBody }),
    ...(takesForms !== undefined && { takesForms }),
    ...(takesBody !== undefined && { takesBody }),
    ...(answersFiles !== undefined && { answersFiles }),
    ...(mayBypassLogin !== undefined && { mayBypassLogin }),
  }
}
