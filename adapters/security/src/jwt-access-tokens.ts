import { Clock, Effect, Layer, Schema } from "effect"
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from "jose"
import { type AccessClaims, AccessTokens, type VerifiedClaims } from "@application/identity/ports"
import { sessionPolicy, TokenExpired, TokenInvalid, TokenMalformed } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { type Keyring, keyOf } from "./keyring.ts"

const audience = "access"
const algorithm = "HS256"

const Claims = Schema.Struct({
  sub: Schema.String.check(Schema.isPattern(/^[1-9]\d*$/)),
  portal: PortalId,
  sid: Schema.NonEmptyString,
  roles: Schema.Array(Schema.Int),
  /** Who acts as the subject (RFC 8693). */
  act: Schema.optionalKey(Schema.Struct({ sub: Schema.String.check(Schema.isPattern(/^[1-9]\d*$/)) })),
})
const decode = Schema.decodeUnknownEffect(Claims)
const userIdOf = Schema.decodeUnknownEffect(UserId)

const refusal = (cause: unknown): TokenExpired | TokenMalformed | TokenInvalid => {
  if (cause instanceof errors.JWTExpired) return new TokenExpired({})
  if (cause instanceof errors.JWSInvalid || cause instanceof errors.JWTInvalid) return new TokenMalformed({})
  return new TokenInvalid({})
}

const mostKnown = 10_000

/** Caches tokens whose signature was verified, so that later calls need no cryptography; evicts the oldest first. */
const knownTokens = Effect.sync(() => {
  const tokens = new Map<string, VerifiedClaims>()
  return {
    get: (token: string) => tokens.get(token),
    set: (token: string, known: VerifiedClaims) => {
      const [oldest] = tokens.keys()
      if (tokens.size >= mostKnown && oldest !== undefined) tokens.delete(oldest)
      tokens.set(token, known)
    },
  }
})

/** The key that a token names in `kid`; a token that names no accepted key is invalid. */
const keyNamed =
  (keys: Keyring) =>
  ({ kid }: JWTHeaderParameters): Uint8Array => {
    const key = keyOf(keys, kid)
    if (key === undefined) throw new Error("The token names no accepted key")
    return key.bytes
  }

/** JSON Web Tokens signed by HS256, each with its key's id; time comes from Effect's clock. */
export const jwtAccessTokens = (keys: Keyring) =>
  Layer.effect(
    AccessTokens,
    Effect.map(knownTokens, (known) => {
      const { current } = keys
      const keyFor = keyNamed(keys)
      const verifyAt = Effect.fnUntraced(function* (accessToken: string, now: number) {
        const { payload } = yield* Effect.tryPromise({
          try: () =>
            jwtVerify(accessToken, keyFor, {
              algorithms: [algorithm],
              audience,
              currentDate: new Date(now),
              requiredClaims: ["exp", "sub"],
            }),
          catch: refusal,
        })
        const claims = yield* Effect.mapError(decode(payload), () => new TokenInvalid({}))
        const userId = yield* Effect.mapError(userIdOf(Number(claims.sub)), () => new TokenInvalid({}))
        const expiresAt = (payload.exp ?? 0) * 1000
        const { portal: portalId, sid: familyId, roles: roleIds } = claims
        const actedBy = claims.act && (yield* Effect.orDie(userIdOf(Number(claims.act.sub))))
        const verified: VerifiedClaims = {
          userId,
          portalId,
          familyId,
          roleIds,
          expiresAt,
          ...(actedBy !== undefined && { actedBy }),
        }
        known.set(accessToken, verified)
        return verified
      })
      return {
        issue: Effect.fnUntraced(function* (
          { userId, portalId, familyId, roleIds, actedBy }: AccessClaims,
          until = Infinity,
        ) {
          const issuedAt = Math.floor((yield* Clock.currentTimeMillis) / 1000)
          const usual = issuedAt + sessionPolicy.accessTokenMilliseconds / 1000
          const expiresAt = Math.min(usual, Math.floor(until / 1000))
          const act = actedBy === undefined ? {} : { act: { sub: String(actedBy) } }
          const token = new SignJWT({ portal: portalId, sid: familyId, roles: [...roleIds], ...act })
            .setProtectedHeader({ alg: algorithm, kid: current.id })
            .setSubject(String(userId))
            .setAudience(audience)
            .setIssuedAt(issuedAt)
            .setExpirationTime(expiresAt)
          return { accessToken: yield* Effect.promise(() => token.sign(current.bytes)), expiresAt: expiresAt * 1000 }
        }),
        verify: (accessToken) =>
          Effect.flatMap(Clock.currentTimeMillis, (now) => {
            const seen = known.get(accessToken)
            return seen !== undefined && now < seen.expiresAt ? Effect.succeed(seen) : verifyAt(accessToken, now)
          }),
      }
    }),
  )
