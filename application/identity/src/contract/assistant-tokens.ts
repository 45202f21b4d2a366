import { anyValue, contract, textOf } from "@application/kernel"
import { AssistantClient, AssistantClientRefused, AssistantTokenRefused, TooManyRequests } from "@domain/identity"
import { Schema } from "effect"

const system = { kind: "workflow", access: "system" } as const
const parameter = Schema.optionalKey(textOf(1_000))

/** Issues an assistant's tokens for a code or a refresh token (RFC 6749, by its names). */
export const IssueAssistantTokens = contract("identity/IssueAssistantTokens", {
  ...system,
  input: Schema.Struct({
    grant_type: parameter,
    client_id: parameter,
    code: parameter,
    code_verifier: parameter,
    redirect_uri: parameter,
    refresh_token: parameter,
    resource: parameter,
    scope: parameter,
  }),
  output: Schema.Struct({
    access_token: Schema.String,
    token_type: Schema.Literal("Bearer"),
    expires_in: Schema.Int,
    refresh_token: Schema.String,
    scope: Schema.String,
  }),
  failures: [AssistantTokenRefused, TooManyRequests],
})

/** Ends the connection that a refresh token belongs to, or an access token alone (RFC 7009). */
export const RevokeAssistantToken = contract("identity/RevokeAssistantToken", {
  ...system,
  input: Schema.Struct({ token: textOf(1_000), client_id: parameter }),
  output: Schema.Struct({}),
  failures: [TooManyRequests],
})

/** Registers a program that asks for access as an assistant (RFC 7591). */
export const RegisterAssistantClient = contract("identity/RegisterAssistantClient", {
  ...system,
  input: Schema.Struct({ metadata: anyValue }),
  output: Schema.Struct({ ...AssistantClient.fields, issuedAt: Schema.Int }),
  failures: [AssistantClientRefused, TooManyRequests],
})
