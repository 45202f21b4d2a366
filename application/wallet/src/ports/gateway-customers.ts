import { Context, type Effect, type Option } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import type { PaymentGateway } from "@domain/wallet"

/** A profile's name at a gateway, and which of its cards it chose as the default. */
export interface GatewayCustomer {
  readonly gateway: PaymentGateway
  readonly customer: string
  readonly defaultCard?: string
}

/** The customers that profiles are at gateways: one per profile and gateway. */
export class GatewayCustomers extends Context.Service<
  GatewayCustomers,
  {
    readonly find: (
      businessProfileId: BusinessProfileId,
      gateway: PaymentGateway,
    ) => Effect.Effect<Option.Option<GatewayCustomer>>
    /** Keeps a new customer; of two at once the first stays and is answered. */
    readonly keep: (
      businessProfileId: BusinessProfileId,
      gateway: PaymentGateway,
      customer: string,
    ) => Effect.Effect<GatewayCustomer>
    /** Sets the default card, or that there is none. */
    readonly choose: (
      businessProfileId: BusinessProfileId,
      gateway: PaymentGateway,
      card: string | undefined,
    ) => Effect.Effect<void>
    /** The customers of one profile at all gateways. */
    readonly ofProfile: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<GatewayCustomer>>
    /** Drops the customers of a profile, whose cards nobody pays with any more. */
    readonly forget: (businessProfileId: BusinessProfileId) => Effect.Effect<void>
  }
>()("wallet/GatewayCustomers") {}
