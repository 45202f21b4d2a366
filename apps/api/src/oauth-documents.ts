import { pages } from "@domain/pages"
import { type AssistantScope, AssistantScope as scopes, assistantResource } from "@domain/identity"

/** Where programs that ask for access as assistants find their way (RFC 8414, 9728, 7591, 7009). */
export const oauthPaths = {
  resource: "/.well-known/oauth-protected-resource",
  server: "/.well-known/oauth-authorization-server",
  token: "/oauth/token",
  revoke: "/oauth/revoke",
  register: "/oauth/register",
} as const

/** What protects a portal's endpoint for assistants (RFC 9728). */
export const resourceDocument = (origin: string, title: string) => ({
  resource: assistantResource(origin),
  resource_name: title,
  authorization_servers: [origin],
  scopes_supported: scopes.literals,
  bearer_methods_supported: ["header"],
  resource_documentation: `${origin}/api/v1.0/docs`,
})

/** What a portal's authorisation server offers (RFC 8414). */
export const serverDocument = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}${pages.assistantRequest.path}`,
  token_endpoint: `${origin}${oauthPaths.token}`,
  revocation_endpoint: `${origin}${oauthPaths.revoke}`,
  registration_endpoint: `${origin}${oauthPaths.register}`,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  code_challenge_methods_supported: ["S256"],
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
  scopes_supported: scopes.literals,
})

/** Why a call at the endpoint for assistants is refused, beside a missing token. */
export interface ChallengeReason {
  readonly error?: "invalid_token" | "insufficient_scope"
  /** The scopes that the call takes. */
  readonly scopes?: ReadonlyArray<AssistantScope>
}

/**
 * The value of `WWW-Authenticate` by which the endpoint for assistants says where access is asked for: with 401 for a missing or
 * wrong token, with 403 and the scopes where a scope is missing (RFC 6750, 9728).
 */
export const assistantChallenge = (origin: string, { error, scopes: wanted = [] }: ChallengeReason = {}): string =>
  [
    `Bearer resource_metadata="${origin}${oauthPaths.resource}/mcp"`,
    ...(error === undefined ? [] : [`error="${error}"`]),
    ...(wanted.length === 0 ? [] : [`scope="${wanted.join(" ")}"`]),
  ].join(", ")
