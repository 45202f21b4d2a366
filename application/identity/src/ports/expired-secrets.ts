import { Context, type Effect } from "effect"

/** The instants before which secrets are deleted, in epoch milliseconds. */
export interface SecretEnds {
  readonly now: number
  readonly codesSentBefore: number
  readonly verificationsEndedBefore: number
}

/** Secrets and devices that no longer grant access. */
export class ExpiredSecrets extends Context.Service<
  ExpiredSecrets,
  {
    /**
     * Deletes up to `limit` rows of each kind: codes and links by their instants, expired reset keys and known devices,
     * and refresh tokens that expired or whose family is revoked. Returns the largest number deleted of one kind.
     */
    readonly delete: (ends: SecretEnds, limit: number) => Effect.Effect<number>
  }
>()("identity/ExpiredSecrets") {}
