import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import type { GatewayFields, PaymentGateway, PaymentProviderRefused, SavedCard } from "@domain/wallet"

/** Whose cards a gateway keeps. */
export interface CardHolder {
  readonly businessProfileId: BusinessProfileId
  readonly name: string
}

/** What the browser needs to have a card added without a payment. */
export interface CardSetup {
  readonly clientSecret: string
  readonly scriptUrl: string
  readonly fields: GatewayFields
}

/** Cards that the gateways keep, by their own name of a customer. Numbers never reach us. */
export class SavedCards extends Context.Service<
  SavedCards,
  {
    /** Whether the gateway is reached with the keys that move money. */
    readonly isLive: (gateway: PaymentGateway) => boolean
    /**
     * Makes the profile's customer at the gateway, or finds the customer that an earlier call left there when its reply
     * was lost.
     */
    readonly openCustomer: (
      gateway: PaymentGateway,
      holder: CardHolder,
    ) => Effect.Effect<string, PaymentProviderRefused>
    /** Has the gateway forget the customer and its cards; one that is gone already is fine. */
    readonly closeCustomer: (gateway: PaymentGateway, customer: string) => Effect.Effect<void, PaymentProviderRefused>
    /** Oldest first. */
    readonly list: (
      gateway: PaymentGateway,
      customer: string,
    ) => Effect.Effect<ReadonlyArray<SavedCard>, PaymentProviderRefused>
    /** Begins adding a card, at gateways that take cards without a payment; at others a defect. */
    readonly prepare: (gateway: PaymentGateway, customer: string) => Effect.Effect<CardSetup, PaymentProviderRefused>
    /** Has the gateway forget a card; one that is gone already is fine. */
    readonly remove: (
      gateway: PaymentGateway,
      customer: string,
      id: string,
    ) => Effect.Effect<void, PaymentProviderRefused>
  }
>()("wallet/SavedCards") {}
