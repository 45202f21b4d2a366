import { Context, type Effect } from "effect"
import type { PortalId, UserId } from "@domain/kernel"

/** A user's second factor, whatever it is proved by; it is off until it has an `enabledAt`. Times are epoch milliseconds. */
export interface SecondFactor {
  readonly portalId: PortalId
  readonly userId: UserId
  /** Of an authenticator app, where one was begun. */
  readonly sealedSecret?: string
  /** When the app's secret was shown. */
  readonly begunAt: number
  readonly enabledAt?: number
  /** The time step of the app's last code that was used; absent until the app is confirmed. */
  readonly lastStep?: number
  readonly recoveryCodesLeft: number
}

/** Whose second factor is meant. */
type Owner = Pick<SecondFactor, "portalId" | "userId">

/** Second factors, one a user. */
export class SecondFactors extends Context.Service<
  SecondFactors,
  {
    readonly of: (portalId: PortalId, userId: UserId) => Effect.Effect<SecondFactor | undefined>
    /** The portal's users among these whose second factor is on. */
    readonly enabledOf: (portalId: PortalId, userIds: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyArray<UserId>>
    /** Same as `of`; also locks the second factor until the end of a transaction. */
    readonly hold: (portalId: PortalId, userId: UserId) => Effect.Effect<SecondFactor | undefined>
    /** Stores an app's secret to be confirmed, in place of any other; false if an app is set up. */
    readonly begin: (
      factor: Owner & { readonly sealedSecret: string; readonly begunAt: number },
    ) => Effect.Effect<boolean>
    /**
     * Sets up the app that was begun, with the step of its first code, and turns the second factor on with these recovery codes
     * where it is off; false if an app is set up already, the secret is another, or it was turned on or off meanwhile.
     */
    readonly turnOn: (
      factor: SecondFactor,
      step: number,
      enabledAt: number,
      recoveryHashes: ReadonlyArray<string>,
    ) => Effect.Effect<boolean>
    /** Turns the second factor on without an app; false, and held as by `hold`, if it is on. */
    readonly turnOnWithoutApp: (
      owner: Owner,
      enabledAt: number,
      recoveryHashes: ReadonlyArray<string>,
    ) => Effect.Effect<boolean>
    /** Uses a later time step than the last one and stores the secret as it is sealed now; false if there is none. */
    readonly useStep: (factor: SecondFactor, step: number, sealedSecret: string) => Effect.Effect<boolean>
    /** Uses a recovery code up; returns how many are left, or undefined if it is none. */
    readonly useRecoveryCode: (factor: SecondFactor, hash: string) => Effect.Effect<number | undefined>
    readonly replaceRecoveryCodes: (factor: SecondFactor, hashes: ReadonlyArray<string>) => Effect.Effect<void>
    /** Removes the app alone. */
    readonly removeApp: (factor: SecondFactor) => Effect.Effect<void>
    readonly remove: (factor: SecondFactor) => Effect.Effect<void>
  }
>()("identity/SecondFactors") {}
