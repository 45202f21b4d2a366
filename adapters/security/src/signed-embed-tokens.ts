import { Effect, Layer, Schema } from "effect"
import { decodeProtectedHeader, errors, importSPKI, jwtVerify } from "jose"
import { type EmbedKey, EmbedTokens } from "@application/identity/ports"
import { EmbedClaims, TokenInvalid, TokenMalformed } from "@domain/identity"

const decode = Schema.decodeUnknownEffect(EmbedClaims)

const milliseconds = (seconds: unknown): unknown => (typeof seconds === "number" ? seconds * 1_000 : undefined)

const refusal = (cause: unknown): TokenMalformed | TokenInvalid =>
  cause instanceof errors.JWSInvalid || cause instanceof errors.JWTInvalid
    ? new TokenMalformed({})
    : new TokenInvalid({})

/** The epoch, at which no token has expired: their times are the rule's to check. */
const always = new Date(0)

const verified = async (token: string, { algorithm, publicKey }: EmbedKey, audience: string) => {
  const key = await importSPKI(publicKey, algorithm)
  const options = {
    algorithms: [algorithm],
    audience,
    currentDate: always,
    requiredClaims: ["jti", "email", "iat", "exp"],
  }
  const { payload } = await jwtVerify(token, key, { ...options, clockTolerance: Number.MAX_SAFE_INTEGER })
  return payload
}

/** Embed tokens as JSON Web Tokens of the portals' own keys, each named in `kid`. */
export const signedEmbedTokens = Layer.succeed(EmbedTokens, {
  keyIdOf: (token) =>
    Effect.try({ try: () => decodeProtectedHeader(token), catch: () => new TokenMalformed({}) }).pipe(
      Effect.flatMap(({ kid }) => (kid === undefined ? Effect.fail(new TokenMalformed({})) : Effect.succeed(kid))),
    ),
  claimsOf: Effect.fnUntraced(function* (token, key, audience) {
    const payload = yield* Effect.tryPromise({ try: () => verified(token, key, audience), catch: refusal })
    const { jti: id, email, iat, exp, given_name, family_name, flavor, businessProfileId } = payload
    const claims = {
      id,
      emailAddress: typeof email === "string" ? email.toLowerCase() : email,
      issuedAt: milliseconds(iat),
      expiresAt: milliseconds(exp),
      ...(given_name !== undefined && { firstName: given_name }),
      ...(family_name !== undefined && { lastName: family_name }),
      ...(flavor !== undefined && { flavor }),
      ...(businessProfileId !== undefined && { businessProfileId }),
    }
    return yield* Effect.mapError(decode(claims), () => new TokenInvalid({}))
  }),
  accepts: ({ algorithm, publicKey }) =>
    Effect.promise(() =>
      importSPKI(publicKey, algorithm).then(
        () => true,
        () => false,
      ),
    ),
})
