import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/** What payment gateways keep of businesses: answered by the wallet. */
export class PaymentAccounts extends Context.Service<
  PaymentAccounts,
  {
    /** Has the gateways forget these businesses and their cards, once the caller's transaction is stored. */
    readonly close: (businessProfileIds: ReadonlyArray<BusinessProfileId>) => Effect.Effect<void>
  }
>()("identity/PaymentAccounts") {}
