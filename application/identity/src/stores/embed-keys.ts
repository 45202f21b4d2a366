import { Effect, Schema } from "effect"
import { columnsOf, declaredStore } from "@application/kernel"
import { EmbedAlgorithm } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"

/** A key with which a portal signs embed tokens: who made it known, and from when it signs users in (epoch milliseconds). */
export const KeptEmbedKey = Schema.Struct({
  portalId: PortalId,
  keyId: Schema.String,
  algorithm: EmbedAlgorithm,
  /** The public half in PEM (SPKI). */
  publicKey: Schema.String,
  /** Absent of keys of before, and once the account is erased. */
  savedBy: Schema.optionalKey(UserId),
  /** Keys of before have no time. */
  usableFrom: Schema.Int.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
})
export type KeptEmbedKey = typeof KeptEmbedKey.Type

/** The keys of portals. */
export const EmbedKeys = declaredStore({
  table: "embed_keys",
  row: columnsOf(KeptEmbedKey),
  key: ["portalId", "keyId"],
  lists: { ofPortal: { by: ["portalId"], order: [{ text: "keyId" }] } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: { nobody: "a portal's" },
    audited: { clear: ["algorithm", "publicKey", "savedBy", "usableFrom"] },
  },
})

/** Used embed tokens, each until it would have expired. */
export const SpentEmbedTokens = declaredStore({
  table: "embed_tokens",
  row: columnsOf(Schema.Struct({ portalId: PortalId, tokenId: Schema.String, expiresAt: Schema.Int })),
  key: ["portalId", "tokenId"],
  data: {
    kept: "until the token would have expired (five minutes)",
    owner: { nobody: "marks of used tokens, of minutes" },
    audited: "used tokens of minutes; the sign-in is recorded",
  },
})
