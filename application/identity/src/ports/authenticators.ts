import { Context, type Effect } from "effect"

/** A secret as it is shown once: as text and as the address that its QR code holds. */
export interface ShownSecret {
  readonly secret: string
  readonly address: string
}

/** Authenticator apps (RFC 6238) and recovery codes. `owner` names an account, to which a sealed secret is bound. */
export class Authenticators extends Context.Service<
  Authenticators,
  {
    /** A new secret, to be shown under the names of the portal and the account, and as it is stored. */
    readonly newSecret: (
      owner: string,
      names: { readonly issuer: string; readonly account: string },
    ) => Effect.Effect<ShownSecret & { readonly sealed: string }>
    /**
     * The time step that a code belongs to, near `now` (epoch milliseconds), and the secret as it is to be stored from
     * now on; undefined for a wrong code.
     */
    readonly stepOf: (
      owner: string,
      sealed: string,
      code: string,
      now: number,
    ) => Effect.Effect<{ readonly step: number; readonly sealed: string } | undefined>
    /** Random recovery codes, without hyphens. */
    readonly newRecoveryCodes: Effect.Effect<ReadonlyArray<string>>
    readonly recoveryHash: (owner: string, code: string) => Effect.Effect<string>
  }
>()("identity/Authenticators") {}
