import { Context, type Effect, type Option } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import type { AutomaticTopUp, TopUpPause } from "@domain/wallet"

/** What owners agreed to about filling their wallets by themselves. */
export class AutomaticTopUps extends Context.Service<
  AutomaticTopUps,
  {
    readonly find: (businessProfileId: BusinessProfileId) => Effect.Effect<Option.Option<AutomaticTopUp>>
    /** Keeps what was agreed, in place of what was agreed before. */
    readonly keep: (businessProfileId: BusinessProfileId, agreed: AutomaticTopUp) => Effect.Effect<void>
    readonly end: (businessProfileId: BusinessProfileId) => Effect.Effect<void>
    /**
     * Pauses the profile's automatic top-ups. True for the caller that paused them; false where they rest already, or
     * nothing was agreed.
     */
    readonly pause: (businessProfileId: BusinessProfileId, cause: TopUpPause) => Effect.Effect<boolean>
    /** Profiles whose wallet holds less than the agreed threshold and that do not rest. */
    readonly due: (limit: number) => Effect.Effect<ReadonlyArray<BusinessProfileId>>
  }
>()("wallet/AutomaticTopUps") {}
