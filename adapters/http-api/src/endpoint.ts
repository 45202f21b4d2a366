import type { AnyContract, HttpMethod, WireOptions } from "@application/kernel"

/**
 * One call of the wire: a verb, a path below `/api/v1.0` and its contract. `:name` takes that field of the input; the
 * other fields travel in the query of a GET and of a DELETE that takes no body, else in a JSON body. Spec: calls.
 */
export interface Endpoint extends WireOptions {
  readonly contract: AnyContract
  readonly method: HttpMethod
  readonly path: `/${string}`
}

/** Asks that who calls is not looked at. Spec: calls A5, "bypass-login header". */
export const bypassLoginHeader = "x-bypass-login"

/** Where every path begins. Spec: calls, "an API base with a v1.0 prefix". */
export const apiBase = "/api/v1.0"

export const endpoint = (
  method: HttpMethod,
  path: `/${string}`,
  contract: AnyContract,
  options: WireOptions = {},
): Endpoint => ({ contract, method, path, ...options })

/** Names of the input fields that stand in the path. */
export const pathFields = (path: string): ReadonlyArray<string> =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "")

/** Whether the fields outside the path travel in the query. */
export const usesQuery = ({ method, takesBody = false }: Pick<Endpoint, "method" | "takesBody">): boolean =>
  method === "GET" || (method === "DELETE" && !takesBody)
