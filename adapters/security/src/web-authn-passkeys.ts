import { Effect, Layer } from "effect"
import { PasskeyVerifier } from "@application/identity/ports"
import { PasskeyElsewhere, passkeyPolicy, PasskeyRefused, type RelyingParty } from "@domain/identity"

const algorithms = [...passkeyPolicy.algorithms]

/** Asks the library, which throws whatever is wrong with an answer. */
const verified = <A>(verify: () => Promise<A>) =>
  Effect.tryPromise({ try: verify, catch: () => new PasskeyRefused({ isCopied: false }) })

/** Loaded with the first answer, since few servers ever check one and certificates make it large. */
const library = () => import("@simplewebauthn/server")
const helpers = () => import("@simplewebauthn/server/helpers")

const originIn = (clientDataJSON: string) =>
  verified(async () => (await helpers()).decodeClientDataJSON(clientDataJSON).origin)

/** Fails for an answer that a browser gave to another site; the library looks at the rest. */
const fromHere = Effect.fnUntraced(function* (clientDataJSON: string, { origin }: RelyingParty) {
  if ((yield* originIn(clientDataJSON)) !== origin) return yield* new PasskeyElsewhere({})
})

/** Passkeys by WebAuthn, without attestation: which maker's authenticator it is does not matter. */
export const webAuthnPasskeys = Layer.succeed(PasskeyVerifier, {
  made: Effect.fnUntraced(function* ({ challenge, id, clientDataJSON, attestationObject, transports }, party) {
    yield* fromHere(clientDataJSON, party)
    const { registrationInfo } = yield* verified(async () =>
      (await library()).verifyRegistrationResponse({
        response: {
          id,
          rawId: id,
          type: "public-key",
          response: { clientDataJSON, attestationObject },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }),
    )
    if (registrationInfo === undefined) return yield* new PasskeyRefused({ isCopied: false })
    const { credential } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports,
    }
  }),
  used: Effect.fnUntraced(function* (answer, party, { publicKey }) {
    const { challenge, id, clientDataJSON, authenticatorData, signature } = answer
    yield* fromHere(clientDataJSON, party)
    const { verified: isRight, authenticationInfo } = yield* verified(async () =>
      (await library()).verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: "public-key",
          response: { clientDataJSON, authenticatorData, signature },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        // Whether the counter goes on is the domain's rule, compared where it is stored.
        credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")), counter: 0 },
      }),
    )
    return isRight ? authenticationInfo.newCounter : yield* new PasskeyRefused({ isCopied: false })
  }),
})
