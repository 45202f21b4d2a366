import { errorCode } from "@domain/errors"
import { Result, Schema } from "effect"
import { type AssistantClient, AssistantClientRefused, isRedirectOf } from "./assistant-client.ts"
import { AssistantScope } from "./assistant-scopes.ts"

/** Errors that an authorisation answers with (RFC 6749, 4.1.2.1; RFC 8707). */
export const AuthorisationError = Schema.Literals([
  "access_denied",
  "invalid_request",
  "invalid_target",
  "unsupported_response_type",
])
export type AuthorisationError = typeof AuthorisationError.Type

/** A request for access is wrong; the program is told at `returnAddress`, once the person goes back. Ours. */
export class AssistantRequestRefused extends Schema.TaggedError<AssistantRequestRefused>()("AssistantRequestRefused", {
  errorCode: errorCode(1006),
  error: AuthorisationError,
  returnAddress: Schema.String,
}) {}

/** What a program asks in the address of the page, by the names of RFC 6749, 7636 and 8707. */
export interface AskedAccess {
  readonly redirect_uri: string
  readonly response_type?: string
  readonly code_challenge?: string
  readonly code_challenge_method?: string
  readonly resource?: string
  readonly scope?: string
  readonly state?: string
}

/** The address of the protocol's endpoint at an origin, for which tokens are issued and nowhere else. */
export const assistantResource = (origin: string): string => `${origin}/mcp`

/** Whether a resource that a program names is a portal's endpoint; a slash at its end is no other. */
export const isAssistantResource = (resource: string, origin: string): boolean =>
  resource.replace(/^https?:\/\/[^/?#]+/i, (start) => start.toLowerCase()).replace(/\/$/, "") ===
  assistantResource(origin)

/** An address with parameters added to its query. */
export const withParameters = (address: string, parameters: Readonly<Record<string, string | undefined>>): string => {
  const added = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `${address}${address.includes("?") ? "&" : "?"}${added.join("&")}`
}

/** The scopes that a program asks for; all of them where it names none. Words that are no scope are passed over. */
export const askedScopes = (scope: string | undefined): ReadonlyArray<AssistantScope> => {
  const words = (scope ?? "").split(" ")
  const named = AssistantScope.literals.filter((one) => words.includes(one))
  return named.length === 0
    ? AssistantScope.literals
    : AssistantScope.literals.filter((one) => one === "business:read" || named.includes(one))
}

/** A checked request for access. */
export interface CheckedRequest {
  readonly scopes: ReadonlyArray<AssistantScope>
  readonly challenge: string
}

/**
 * What is wrong with a request for access, else its scopes and challenge: only codes, only with PKCE by SHA-256 (RFC 7636),
 * only for the portal's own endpoint (RFC 8707). An address that is not the program's is never returned to.
 */
export const checkedRequest = (
  asked: AskedAccess,
  client: AssistantClient,
  origin: string,
): Result.Result<CheckedRequest, AssistantRequestRefused | AssistantClientRefused> => {
  if (!isRedirectOf(client, asked.redirect_uri))
    return Result.fail(new AssistantClientRefused({ problem: "redirectsWrong" }))
  const refused = (error: AuthorisationError) =>
    Result.fail(new AssistantRequestRefused({ error, returnAddress: refusalAddress(asked, error, origin) }))
  if (asked.response_type !== "code") return refused("unsupported_response_type")
  const { code_challenge: challenge = "", code_challenge_method: method, resource } = asked
  if (method !== "S256" || !/^[\w-]{43}$/.test(challenge)) return refused("invalid_request")
  if (resource !== undefined && !isAssistantResource(resource, origin)) return refused("invalid_target")
  return Result.succeed({ scopes: askedScopes(asked.scope), challenge })
}

/** Where a person goes back to without access, with the error, the program's state and the issuer (RFC 9207). */
export const refusalAddress = (
  { redirect_uri, state }: Pick<AskedAccess, "redirect_uri" | "state">,
  error: AuthorisationError,
  origin: string,
): string => withParameters(redirect_uri, { error, state, iss: origin })
