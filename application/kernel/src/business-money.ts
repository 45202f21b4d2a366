import type { BusinessProfileId, IdempotencyKey, MinorUnits } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** Money of businesses that are deleted: answered by the wallet. */
export class BusinessMoney extends Context.Service<
  BusinessMoney,
  {
    /** Gives money of the wallet back to its payments as every refund, once per key; what cannot go back stays. */
    readonly giveBack: (
      businessProfileId: BusinessProfileId,
      amount: MinorUnits,
      idempotencyKey: IdempotencyKey,
    ) => Effect.Effect<void>
  }
>()("kernel/BusinessMoney") {}
