import { PasswordHasher } from "@application/kernel"
import { Clock, Effect, Layer, Schema } from "effect"
import { memoryLinkHasher, readableHasher } from "@application/kernel/testing"
import { sessionPolicy, TokenExpired, TokenMalformed } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { commonPasswords } from "@domain/validation"
import { CommonPasswords } from "../ports/common-passwords.ts"
import { AccessTokens, SecretHasher } from "../ports/secrets.ts"

const Token = Schema.fromJsonString(
  Schema.Struct({
    userId: UserId,
    portalId: PortalId,
    familyId: Schema.String,
    roleIds: Schema.Array(Schema.Number),
    actedBy: Schema.optionalKey(UserId),
    expiresAt: Schema.Number,
  }),
)
const decode = Schema.decodeUnknownEffect(Token)
const encode = Schema.encodeSync(Token)

/** Instant, readable hashes and tokens without secrecy; they answer as the real ones do. */
export const memorySecrets = Layer.mergeAll(
  Layer.succeed(PasswordHasher, {
    hash: (password) => Effect.succeed(`hash of ${password}`),
    verify: (passwordHash, password) => Effect.succeed(passwordHash === `hash of ${password}`),
  }),
  Layer.succeed(CommonPasswords, {
    all: Effect.succeed(commonPasswords(["password", "qwerty", "welcome", "letmein"])),
  }),
  Layer.succeed(SecretHasher, readableHasher),
  memoryLinkHasher,
  Layer.succeed(AccessTokens, {
    issue: Effect.fnUntraced(function* (claims, until = Infinity) {
      const usual = (yield* Clock.currentTimeMillis) + sessionPolicy.accessTokenMilliseconds
      const expiresAt = Math.min(usual, until)
      return { accessToken: encode({ ...claims, expiresAt }), expiresAt }
    }),
    verify: Effect.fnUntraced(function* (accessToken) {
      const token = yield* Effect.mapError(decode(accessToken), () => new TokenMalformed({}))
      if (token.expiresAt <= (yield* Clock.currentTimeMillis)) return yield* new TokenExpired({})
      return token
    }),
  }),
)
