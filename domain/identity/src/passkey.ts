import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { PortalId, UserId } from "@domain/kernel"

/** Limits of passkeys (WebAuthn). Ours; algorithms are COSE's numbers of Ed25519, ES256 and RS256. */
export const passkeyPolicy = {
  /** How long a browser's answer to a challenge is taken. */
  challengeMilliseconds: 5 * 60_000,
  mostPerAccount: 10,
  longestName: 60,
  algorithms: [-8, -7, -257],
} as const

/** What a challenge is answered for; an answer counts for nothing else. Ours. */
export const PasskeyPurpose = Schema.Literals(["add", "prove", "signIn"])
export type PasskeyPurpose = typeof PasskeyPurpose.Type

const text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
/** Bytes as base64url; a credential's id has at most 1023 bytes. */
const bytes = (most: number) => Schema.String.check(Schema.isPattern(/^[\w-]+$/), Schema.isMaxLength(most))
const CredentialId = bytes(1_400)
const Transports = Schema.Array(text(30)).check(Schema.isMaxLength(8))

/** What people call a passkey. */
export const PasskeyName = Schema.String.check(
  Schema.isTrimmed(),
  Schema.isNonEmpty(),
  Schema.isMaxLength(passkeyPolicy.longestName),
)

/** A browser's answer to `navigator.credentials.create`, with the challenge that it answers. */
export const MadePasskey = Schema.Struct({
  challenge: text(300),
  id: CredentialId,
  clientDataJSON: bytes(8_000),
  attestationObject: bytes(16_000),
  transports: Transports,
})
export type MadePasskey = typeof MadePasskey.Type

/** A browser's answer to `navigator.credentials.get`, with the challenge that it answers. */
export const UsedPasskey = Schema.Struct({
  challenge: text(300),
  id: CredentialId,
  clientDataJSON: bytes(8_000),
  authenticatorData: bytes(8_000),
  signature: bytes(8_000),
})
export type UsedPasskey = typeof UsedPasskey.Type

const Credential = Schema.Struct({
  id: Schema.String,
  type: Schema.Literal("public-key"),
  transports: Schema.Array(Schema.String),
})

/** What a browser makes a passkey by, as WebAuthn writes it in JSON. */
export const PasskeyCreation = Schema.Struct({
  challenge: Schema.String,
  rp: Schema.Struct({ id: Schema.String, name: Schema.String }),
  user: Schema.Struct({ id: Schema.String, name: Schema.String, displayName: Schema.String }),
  pubKeyCredParams: Schema.Array(Schema.Struct({ type: Schema.Literal("public-key"), alg: Schema.Int })),
  timeout: Schema.Int,
  excludeCredentials: Schema.Array(Credential),
  authenticatorSelection: Schema.Struct({
    residentKey: Schema.Literal("preferred"),
    requireResidentKey: Schema.Boolean,
    userVerification: Schema.Literal("required"),
  }),
  attestation: Schema.Literal("none"),
})
export type PasskeyCreation = typeof PasskeyCreation.Type

/** What a browser uses a passkey by, as WebAuthn writes it in JSON. */
export const PasskeyRequest = Schema.Struct({
  challenge: Schema.String,
  rpId: Schema.String,
  timeout: Schema.Int,
  allowCredentials: Schema.Array(Credential),
  userVerification: Schema.Literal("required"),
})
export type PasskeyRequest = typeof PasskeyRequest.Type

/** A passkey as its owner sees it; times are epoch milliseconds. Ours. */
export const ShownPasskey = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  /** The portal's host at which it was made and works. */
  host: Schema.String,
  /** Whether it works at the host of the call. */
  isOfThisHost: Schema.Boolean,
  addedAt: Schema.Number,
  lastUsedAt: Schema.optionalKey(Schema.Number),
})
export type ShownPasskey = typeof ShownPasskey.Type

/** The browser's answer came too late, was given before, or answers another question. Ours. */
export class PasskeyExpired extends Schema.TaggedError<PasskeyExpired>()("PasskeyExpired", {
  errorCode: errorCode(1029),
}) {}

/**
 * The passkey is none of the account's, its signature is wrong, nobody was verified, or (`isCopied`) its counter went back.
 * Ours.
 */
export class PasskeyRefused extends Schema.TaggedError<PasskeyRefused>()("PasskeyRefused", {
  errorCode: errorCode(57),
  isCopied: Schema.Boolean,
}) {}

/** The passkey belongs to another host than the call's. Ours. */
export class PasskeyElsewhere extends Schema.TaggedError<PasskeyElsewhere>()("PasskeyElsewhere", {
  errorCode: errorCode(56),
}) {}

/** The passkey was added before, here or to another account of the portal. Ours. */
export class PasskeyAlreadyAdded extends Schema.TaggedError<PasskeyAlreadyAdded>()("PasskeyAlreadyAdded", {
  errorCode: errorCode(101),
}) {}

/** The account has as many passkeys as it may. Ours. */
export class TooManyPasskeys extends Schema.TaggedError<TooManyPasskeys>()("TooManyPasskeys", {
  errorCode: errorCode(1006),
  most: Schema.Int,
}) {}

/** The account has no such passkey. Ours. */
export class PasskeyNotFound extends Schema.TaggedError<PasskeyNotFound>()("PasskeyNotFound", {
  errorCode: errorCode(104),
}) {}

/** A portal's host as browsers check it: `id` is the host without its port. */
export interface RelyingParty {
  readonly id: string
  readonly name: string
  /** With scheme and port. */
  readonly origin: string
}

/** What names a passkey to its browser. */
export interface KnownCredential {
  readonly credentialId: string
  readonly transports: ReadonlyArray<string>
}

const named = ({ credentialId, transports }: KnownCredential) =>
  ({ id: credentialId, type: "public-key", transports }) as const

/** An account as authenticators know it: 24 bytes as base64url, which name nobody. */
const userHandle = (portalId: PortalId, userId: UserId): string =>
  `${portalId}`.padStart(16, "0") + `${userId}`.padStart(16, "0")

/** What a browser is asked to make; none that the account has already. Spec: WebAuthn level 3, 5.4. */
export const passkeyCreation = (
  challenge: string,
  party: RelyingParty,
  account: {
    readonly portalId: PortalId
    readonly userId: UserId
    readonly name: string
    readonly displayName: string
  },
  known: ReadonlyArray<KnownCredential>,
): PasskeyCreation => ({
  challenge,
  rp: { id: party.id, name: party.name },
  user: {
    id: userHandle(account.portalId, account.userId),
    name: account.name,
    displayName: account.displayName,
  },
  pubKeyCredParams: passkeyPolicy.algorithms.map((alg) => ({ type: "public-key", alg })),
  timeout: passkeyPolicy.challengeMilliseconds,
  excludeCredentials: known.map(named),
  authenticatorSelection: { residentKey: "preferred", requireResidentKey: false, userVerification: "required" },
  attestation: "none",
})

/** What a browser is asked to use: one of the account's own. Spec: WebAuthn level 3, 5.5. */
export const passkeyRequest = (
  challenge: string,
  party: RelyingParty,
  known: ReadonlyArray<KnownCredential>,
): PasskeyRequest => ({
  challenge,
  rpId: party.id,
  timeout: passkeyPolicy.challengeMilliseconds,
  allowCredentials: known.map(named),
  userVerification: "required",
})

/**
 * Whether a signature counter goes on from the last one; authenticators that do not count say zero for ever. Spec: WebAuthn
 * level 3, 6.1.1.
 */
export const counterGoesOn = (last: number, next: number): boolean => (last === 0 && next === 0) || next > last

/** Whether a second factor is left with so many passkeys and with or without an authenticator app. Ours. */
export const keepsSecondFactor = (hasApp: boolean, passkeys: number): boolean => hasApp || passkeys > 0
