import { Context, type Effect } from "effect"
import type { TokenExpired, TokenInvalid, TokenMalformed } from "@domain/identity"
import type { SignIn } from "./sign-ins.ts"

/** Slow, salted hashes of passwords; a busy server makes callers wait rather than run out of memory. */
export class PasswordHasher extends Context.Service<
  PasswordHasher,
  {
    readonly hash: (password: string) => Effect.Effect<string>
    /** Takes as long without a hash (an unknown user) as with one; then it is false. */
    readonly verify: (passwordHash: string | undefined, password: string) => Effect.Effect<boolean>
  }
>()("identity/PasswordHasher") {}

/** Fast keyed hashes of secrets that are random already. Equal texts have equal hashes under one key. */
interface KeyedHasher {
  /** The hash under the current key, to be kept. */
  readonly hash: (secret: string) => Effect.Effect<string>
  /** The hashes that a kept one may have: under the current key first, then under older ones that are still accepted. */
  readonly accepted: (secret: string) => Effect.Effect<ReadonlyArray<string>>
}

/** Hashes of refresh tokens and codes. */
export class SecretHasher extends Context.Service<SecretHasher, KeyedHasher>()("identity/SecretHasher") {}

/** Hashes of the keys that links carry. */
export class LinkHasher extends Context.Service<LinkHasher, KeyedHasher>()("identity/LinkHasher") {}

/** Who an access token speaks for, and by which sign-in. */
export interface AccessClaims extends SignIn {
  readonly roleIds: ReadonlyArray<number>
}

/** What a token that was verified says; `expiresAt` is epoch milliseconds. */
export interface VerifiedClaims extends AccessClaims {
  readonly expiresAt: number
}

/** Short-lived signed tokens; `expiresAt` is epoch milliseconds. */
export class AccessTokens extends Context.Service<
  AccessTokens,
  {
    readonly issue: (
      claims: AccessClaims,
    ) => Effect.Effect<{ readonly accessToken: string; readonly expiresAt: number }>
    readonly verify: (
      accessToken: string,
    ) => Effect.Effect<VerifiedClaims, TokenMalformed | TokenExpired | TokenInvalid>
  }
>()("identity/AccessTokens") {}
