import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  EmbedAlgorithm,
  EmbedLogin,
  EmbedNotConfirmed,
  ForbiddenPortal,
  InvalidFields,
  SecondFactorAsked,
  TokenExpired,
  TokenInvalid,
  TokenMalformed,
  TooManyRequests,
  UserAccountExpired,
  UserNotFound,
} from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
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
    EmbedNotConfirmed,
    TooManyRequests,
  ],
})

const keyId = Schema.String.check(Schema.isPattern(/^[\w-]{1,40}$/))

/**
 * Makes a public key known that the portal signs embed tokens with; a key of the same id is replaced. The portal's other
 * administrators are mailed, and it signs nobody in before `usableFrom` (epoch milliseconds), a day later. Ours.
 */
export const SaveEmbedKey = contract("identity/SaveEmbedKey", {
  access: "administerPortal",
  input: Schema.Struct({
    portalId: PortalId,
    keyId,
    algorithm: EmbedAlgorithm,
    publicKey: textOf(4_000),
  }),
  output: Schema.Struct({
    usableFrom: Schema.Number,
    isPending: Schema.Boolean,
    /** The administrator who made it known. */
    savedBy: Schema.optionalKey(UserId),
  }),
  failures: [ForbiddenPortal, InvalidFields],
})

/** Lets the portal's own site sign the caller in, or no more; only a sign-in by the caller's own proof says so. Ours. */
export const AllowEmbedding = contract("identity/AllowEmbedding", {
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId, isAllowed: Schema.Boolean }),
  output: Schema.Struct({}),
  failures: [UserNotFound],
})

/** Whether the portal's own site may sign the caller in. Ours. */
export const GetEmbedding = contract("identity/GetEmbedding", {
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId }),
  output: Schema.Struct({ isAllowed: Schema.Boolean }),
  failures: [UserNotFound],
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
