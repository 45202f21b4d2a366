import type { AnyContract } from "@application/kernel"
import type { Contexts } from "./contexts.ts"

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** A verb and a path below `apiBase`. */
export type Route = `${HttpMethod} /${string}`

/** What a row says besides its verb and path. */
interface RouteOptions {
  /** Bytes that a body may hold where the usual 64 kB are too few. */
  readonly largestBody?: number
  /** Whether the body may be `multipart/form-data`; a file of it is an `UploadedFile`. */
  readonly takesForms?: boolean
  /** Whether the fields of a DELETE travel in its body, as those of a POST do. */
  readonly takesBody?: boolean
  /** The content types of the files that the call answers. */
  readonly answersFiles?: ReadonlyArray<string>
  /** Whether `X-Bypass-Login: true` leaves a sent token unread; without it a stale one is refused. Spec: calls A5. */
  readonly mayBypassLogin?: boolean
}

type NameOfCall<C> = C extends { readonly access: "system" }
  ? never
  : C extends AnyContract & { readonly name: infer Name extends string }
    ? Name
    : never
export type CallName = {
  [Context in keyof Contexts]: NameOfCall<Contexts[Context][keyof Contexts[Context]]>
}[keyof Contexts]

/** A route for every contract that somebody outside the system may call, by the contract's name. */
export type Routes = Readonly<Record<CallName, Route | ({ readonly route: Route } & RouteOptions)>>

/**
 * One call of the wire: a verb, a path below `/api/v1.0` and its contract. `:name` takes that field of the input; the
 * other fields travel in the query of a GET and of a DELETE that takes no body, else in a JSON body. Spec: calls.
 */
export interface Endpoint extends RouteOptions {
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
  options: RouteOptions = {},
): Endpoint => ({ contract, method, path, ...options })

/** Names of the input fields that stand in the path. */
export const pathFields = (path: string): ReadonlyArray<string> =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "")

/** Whether the fields outside the path travel in the query. */
export const usesQuery = ({ method, takesBody = false }: Pick<Endpoint, "method" | "takesBody">): boolean =>
  method === "GET" || (method === "DELETE" && !takesBody)
