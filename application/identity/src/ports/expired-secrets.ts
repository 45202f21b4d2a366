import { Context, type Effect } from "effect"

/** Instants in epoch milliseconds. */
export interface SecretEnds {
  readonly now: number
  readonly codesSentBefore: number
  readonly verificationsEndedBefore: number
}

/** What signs people in and opens nothing any more. */
export class ExpiredSecrets extends Context.Service<
  ExpiredSecrets,
  {
    /**
     * Deletes up to `limit` rows of each kind: codes and links by their instants, expired reset keys and known devices,
     * refresh tokens that expired or whose whole family was revoked. Answers the largest number deleted of one kind.
     */
    readonly delete: (ends: SecretEnds, limit: number) => Effect.Effect<number>
  }
>()("identity/ExpiredSecrets") {}
