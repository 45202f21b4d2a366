import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  EmbedAlgorithm,
  EmbedLogin,
  ForbiddenPortal,
  InvalidFields,
  SecondFactorAsked,
  TokenExpired,
  TokenInvalid,
  TokenMalformed,
  TooManyRequests,
  UserAccountExpired,
} from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"

/**
 * Signs in by a token that the portal's own site has signed; it works once, within minutes. A second factor is asked
 * for. Spec: calls A2.
 */
export const LoginWithEmbedToken = contract("identity/LoginWithEmbedToken", {
  access: "signIn",
  input: Schema.Struct({ embedToken: textOf(4_000), portal: textOf(255) }),
  output: Schema.Union([EmbedLogin, SecondFactorAsked]),
  failures: [
    InvalidPortal,
    TokenMalformed,
    TokenExpired,
    TokenInvalid,
    ForbiddenPortal,
    UserAccountExpired,
    TooManyRequests,
  ],
})

const keyId = Schema.String.check(Schema.isPattern(/^[\w-]{1,40}$/))

/** Makes a public key known that the portal signs embed tokens with; a key of the same id is replaced. Ours. */
export const SaveEmbedKey = contract("identity/SaveEmbedKey", {
  access: "administerPortal",
  input: Schema.Struct({
    portalId: PortalId,
    keyId,
    algorithm: EmbedAlgorithm,
    publicKey: textOf(4_000),
  }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, InvalidFields],
})

/** Forgets a key, whose tokens are then refused. Ours. */
export const RemoveEmbedKey = contract("identity/RemoveEmbedKey", {
  access: "administerPortal",
  input: Schema.Struct({ portalId: PortalId, keyId }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal],
})

/** Exchanges a Facebook token for a long-lived one; nothing of it is stored. Spec: calls A6. */
export const ExchangeFacebookAccessToken = contract("identity/ExchangeFacebookAccessToken", {
  access: "exchangeSocialToken",
  input: Schema.Struct({ exchangeToken: textOf(2_000) }),
  output: Schema.Struct({ success: Schema.Boolean, accessToken: Schema.optionalKey(Schema.String) }),
  failures: [TooManyRequests],
})
