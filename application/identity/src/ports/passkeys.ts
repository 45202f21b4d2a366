import { Context, type Effect } from "effect"
import type {
  KnownCredential,
  MadePasskey,
  PasskeyElsewhere,
  PasskeyPurpose,
  PasskeyRefused,
  RelyingParty,
  UsedPasskey,
} from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** A passkey of a user, which works at the host where it was made; times are epoch milliseconds. */
export interface Passkey extends KnownCredential {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly id: string
  /** The public key in base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly host: string
  readonly name: string
  readonly addedAt: number
  readonly usedAt?: number
}

/** Whose passkeys are meant. */
type Owner = Pick<Passkey, "portalId" | "userId">

/** The passkeys of users. */
export class Passkeys extends Context.Service<
  Passkeys,
  {
    /** Oldest first. */
    readonly of: (portalId: PortalId, userId: UserId) => Effect.Effect<ReadonlyArray<Passkey>>
    /** Adds a passkey; false if the portal has its credential already, whoever's it is. */
    readonly add: (passkey: Passkey) => Effect.Effect<boolean>
    /** Notes a use with its counter, one use at a time; false if the counter does not go on from the last one. */
    readonly use: (passkey: Owner & Pick<Passkey, "id">, counter: number, usedAt: number) => Effect.Effect<boolean>
    /** False if the user has no such passkey. */
    readonly rename: (passkey: Owner & Pick<Passkey, "id">, name: string) => Effect.Effect<boolean>
    /** False if the user has no such passkey. */
    readonly remove: (passkey: Owner & Pick<Passkey, "id">) => Effect.Effect<boolean>
    readonly removeAll: (owner: Owner) => Effect.Effect<void>
  }
>()("identity/Passkeys") {}

/** A question to a browser, by the hash of its challenge; `expiresAt` is epoch milliseconds. */
export interface PasskeyChallenge extends Owner {
  readonly keyHash: string
  readonly purpose: PasskeyPurpose
  readonly host: string
  readonly expiresAt: number
}

/** Questions to browsers that wait for their answers. */
export class PasskeyChallenges extends Context.Service<
  PasskeyChallenges,
  {
    readonly add: (challenge: PasskeyChallenge) => Effect.Effect<void>
    /** Ends and returns the question with one of these hashes that has not expired; only the first caller gets it. */
    readonly take: (
      portalId: PortalId,
      keyHashes: ReadonlyArray<string>,
      now: number,
    ) => Effect.Effect<PasskeyChallenge | undefined>
  }
>()("identity/PasskeyChallenges") {}

/** What a right answer to the making of a passkey says. */
export type NewPasskey = Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports">

/** Checks browsers' answers (WebAuthn): challenge, origin, host, that the user was verified, and signatures. */
export class PasskeyVerifier extends Context.Service<
  PasskeyVerifier,
  {
    readonly made: (
      answer: MadePasskey,
      party: RelyingParty,
    ) => Effect.Effect<NewPasskey, PasskeyElsewhere | PasskeyRefused>
    /** The counter that the answer says; whether it goes on is not looked at. */
    readonly used: (
      answer: UsedPasskey,
      party: RelyingParty,
      passkey: Pick<Passkey, "publicKey">,
    ) => Effect.Effect<number, PasskeyElsewhere | PasskeyRefused>
  }
>()("identity/PasskeyVerifier") {}
