import { Context, type Effect } from "effect"
import type { TokenExpired, TokenInvalid, TokenMalformed } from "@domain/identity"
import type { KeyedHasher } from "@application/kernel"
import type { UserId } from "@domain/kernel"
import type { SignIn } from "./sign-ins.ts"

/** Hashes of refresh tokens and codes. */
export class SecretHasher extends Context.Service<SecretHasher, KeyedHasher>()("identity/SecretHasher") {}

/** The user and sign-in that an access token stands for. */
export interface AccessClaims extends SignIn {
  /** The portal's employee who acts as the user, in the employee's sign-in. */
  readonly actedBy?: UserId
  readonly roleIds: ReadonlyArray<number>
}

/** The claims of a verified token; `expiresAt` is epoch milliseconds. */
export interface VerifiedClaims extends AccessClaims {
  readonly expiresAt: number
}

/** Short-lived signed tokens; `expiresAt` is epoch milliseconds. */
export class AccessTokens extends Context.Service<
  AccessTokens,
  {
    /** A token ends no later than `until`. */
    readonly issue: (
      claims: AccessClaims,
      until?: number,
    ) => Effect.Effect<{ readonly accessToken: string; readonly expiresAt: number }>
    readonly verify: (
      accessToken: string,
    ) => Effect.Effect<VerifiedClaims, TokenMalformed | TokenExpired | TokenInvalid>
  }
>()("identity/AccessTokens") {}
