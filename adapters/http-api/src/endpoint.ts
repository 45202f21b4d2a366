import type { AnyContract } from "@application/kernel"

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/**
 * One call of the wire: a verb, a path below `/api/v1.0` and its contract. `:name` takes that field of the input; the
 * other fields travel in the query of a GET and DELETE, else in a JSON body. Spec: calls.
 */
export interface Endpoint {
  readonly contract: AnyContract
  readonly method: HttpMethod
  readonly path: `/${string}`
  /** Bytes that a body may hold where the usual 64 kB are too few. */
  readonly largestBody?: number
}

/** Where every path begins. Spec: calls, "an API base with a v1.0 prefix". */
export const apiBase = "/api/v1.0"

export const endpoint = (
  method: HttpMethod,
  path: `/${string}`,
  contract: AnyContract,
  options: Pick<Endpoint, "largestBody"> = {},
): Endpoint => ({ contract, method, path, ...options })

/** Names of the input fields that stand in the path. */
export const pathFields = (path: string): ReadonlyArray<string> =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "")

/** Whether the fields outside the path travel in the query. */
export const usesQuery = (method: HttpMethod): boolean => method === "GET" || method === "DELETE"

/** The row of a contract; throws if it has none. */
export const endpointIn = (rows: ReadonlyArray<Endpoint>, { identifier, name }: AnyContract): Endpoint => {
  const row = rows.find(({ contract }) => contract.identifier === identifier)
  if (row === undefined) throw new Error(`${name} has no endpoint`)
  return row
}
