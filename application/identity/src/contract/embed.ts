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
  kind: "workflow",
  access: "signIn",
  route: "POST /authentication/loginWithEmbedToken",
  specification: ["A2"],
  summary: "Log in with a token signed by the portal's own site",
  description:
    "The token is a JSON Web Token signed with one of the portal's keys, named in kid. It takes the claims jti, email, iat, exp (at most five minutes later) and aud (the portal's domain), and may take given_name, family_name, flavor and businessProfileId. It works once. An account with a second factor gets a challenge, as after its password. The page /login?embedToken=… at the portal makes this call, asks for the code, and goes on to the profile.",
  example: { embedToken: "eyJhbGciOiJFZERTQSIsImtpZCI6InNpdGUtMSJ9.e30.c2lnbmF0dXJl", portal: "localhost" },
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
  kind: "command",
  access: "administerPortal",
  route: "PUT /portals/:portalId/embedKeys/:keyId",
  summary: "Make a key known that the portal signs embed tokens with",
  description:
    "The public half, as PEM (SPKI). The portal's other administrators are mailed, and the key signs nobody in before usableFrom, a day later. To rotate keys, save another one and remove the old one later. A sign-in by a key is marked in the audit log, is never one of staff or administrators, and cannot refund, export, or change the account, its cards or its people.",
  example: {
    portalId: 1,
    keyId: "site-1",
    algorithm: "EdDSA",
    publicKey: "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----",
  },
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

/** The public keys of a portal's own site, in the order of their names; `saver` is gone with the account. Ours. */
export const ListEmbedKeys = contract("identity/ListEmbedKeys", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/embedKeys",
  summary: "List the keys that the portal signs embed tokens with",
  example: { portalId: 1 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(
    Schema.Struct({
      keyId: Schema.String,
      algorithm: EmbedAlgorithm,
      publicKey: Schema.String,
      usableFrom: Schema.Number,
      isPending: Schema.Boolean,
      saver: Schema.optionalKey(Schema.String),
    }),
  ),
  failures: [ForbiddenPortal],
})

/** Lets the portal's own site sign the caller in, or no more; only a sign-in by the caller's own proof says so. Ours. */
export const AllowEmbedding = contract("identity/AllowEmbedding", {
  kind: "command",
  access: "keepOwnAccount",
  route: "PUT /users/:userId/embedding",
  summary: "Let the portal's own site sign you in, or no more",
  description: "An account that was made by password is signed in by an embed token (A2) only after this; else 1006.",
  example: { userId: 41, isAllowed: true },
  input: Schema.Struct({ userId: UserId, isAllowed: Schema.Boolean }),
  output: Schema.Struct({}),
  failures: [UserNotFound],
})

/** Whether the portal's own site may sign the caller in. Ours. */
export const GetEmbedding = contract("identity/GetEmbedding", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /users/:userId/embedding",
  summary: "Read whether the portal's own site may sign you in",
  example: { userId: 41 },
  input: Schema.Struct({ userId: UserId }),
  output: Schema.Struct({ isAllowed: Schema.Boolean }),
  failures: [UserNotFound],
})

/** Forgets a key, whose tokens are then refused. Ours. */
export const RemoveEmbedKey = contract("identity/RemoveEmbedKey", {
  kind: "command",
  access: "administerPortal",
  route: "DELETE /portals/:portalId/embedKeys/:keyId",
  summary: "Forget a key of embed tokens",
  example: { portalId: 1, keyId: "site-1" },
  input: Schema.Struct({ portalId: PortalId, keyId }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal],
})

/** Exchanges a Facebook token for a long-lived one; nothing of it is stored. Spec: calls A6. */
export const ExchangeFacebookAccessToken = contract("identity/ExchangeFacebookAccessToken", {
  kind: "workflow",
  access: "exchangeSocialToken",
  route: "GET /Authentication/ExchangeFacebookAccessToken",
  specification: ["A6"],
  summary: "Exchange a Facebook token for a long-lived one",
  description: "success is false where Facebook refuses the token. Nothing of it is stored.",
  example: { exchangeToken: "EAAB-short-lived" },
  input: Schema.Struct({ exchangeToken: textOf(2_000) }),
  output: Schema.Struct({ success: Schema.Boolean, accessToken: Schema.optionalKey(Schema.String) }),
  failures: [TooManyRequests],
})
