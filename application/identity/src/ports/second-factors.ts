import { Context, type Effect } from "effect"
import type { PortalId, UserId } from "@domain/kernel"

/** A user's second factor. It is off until it has an `enabledAt`; times are epoch milliseconds. */
export interface SecondFactor {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly sealedSecret: string
  readonly begunAt: number
  readonly enabledAt?: number
  /** The time step of the last code that was used. */
  readonly lastStep?: number
  readonly recoveryCodesLeft: number
}

/** Second factors, one a user. */
export class SecondFactors extends Context.Service<
  SecondFactors,
  {
    readonly of: (portalId: PortalId, userId: UserId) => Effect.Effect<SecondFactor | undefined>
    /** Stores a secret to be confirmed, in place of any other; false if the second factor is on. */
    readonly begin: (
      factor: Pick<SecondFactor, "portalId" | "userId" | "sealedSecret" | "begunAt">,
    ) => Effect.Effect<boolean>
    /** Turns on what was begun, with the step of its first code; false if it is on already or the secret is another. */
    readonly turnOn: (
      factor: SecondFactor,
      step: number,
      enabledAt: number,
      recoveryHashes: ReadonlyArray<string>,
    ) => Effect.Effect<boolean>
    /** Uses a later time step than the last one and stores the secret as it is sealed now; false if there is none. */
    readonly useStep: (factor: SecondFactor, step: number, sealedSecret: string) => Effect.Effect<boolean>
    /** Uses a recovery code up; returns how many are left, or undefined if it is none. */
    readonly useRecoveryCode: (factor: SecondFactor, hash: string) => Effect.Effect<number | undefined>
    readonly replaceRecoveryCodes: (factor: SecondFactor, hashes: ReadonlyArray<string>) => Effect.Effect<void>
    readonly remove: (factor: SecondFactor) => Effect.Effect<void>
  }
>()("identity/SecondFactors") {}
