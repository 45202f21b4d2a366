import { type Endpoint, endpoints } from "@adapters/http-api"
import { fewestSizes } from "./memory.ts"

/** Requests at once. */
export const atOnce = 12

/** Rounds over all calls: no more than it takes to see memory grow, unless there is a request for each call in each. */
export const roundsOf = (requests: number): number =>
  Math.max(fewestSizes, Math.min(6, Math.floor(requests / endpoints.length)))

const isOnSignIn = ({ contract }: Endpoint): boolean => contract.name.startsWith("identity/")

/** The calls in groups asked at once, `each` times a call; those on the sign-in, which may end it, one call at a time. */
export const groupsOf = (each: number): ReadonlyArray<ReadonlyArray<Endpoint>> => {
  const others = endpoints.filter((row) => !isOnSignIn(row))
  const size = Math.max(1, Math.floor(atOnce / each))
  const groups = Array.from({ length: Math.ceil(others.length / size) }, (_, index) =>
    others.slice(index * size, (index + 1) * size),
  )
  return [...groups, ...endpoints.filter(isOnSignIn).map((row) => [row])]
}
