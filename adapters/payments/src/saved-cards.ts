import { Effect, Layer } from "effect"
import { SavedCards } from "@application/wallet/ports"
import type { PaymentGateway, PaymentProviderRefused } from "@domain/wallet"
import type { CardVault } from "./gateway-definition.ts"
import { connectedVaults, type PaymentSettings, refusedOff } from "./registry.ts"

/** The cards of every gateway of the registry, at the addresses and with the keys given; one that is off refuses. */
export const savedCards = (settings: PaymentSettings) =>
  Layer.sync(SavedCards, () => {
    const vaults: Readonly<Record<PaymentGateway, CardVault | undefined>> = connectedVaults(settings)
    const at = <Answer>(
      name: PaymentGateway,
      ask: (vault: CardVault) => Effect.Effect<Answer, PaymentProviderRefused>,
    ): Effect.Effect<Answer, PaymentProviderRefused> => {
      const vault = vaults[name]
      return vault === undefined ? Effect.fail(refusedOff(name)) : ask(vault)
    }
    return {
      isLive: (gateway) => vaults[gateway]?.isLive ?? false,
      openCustomer: (gateway, holder) => at(gateway, ({ openCustomer }) => openCustomer(holder)),
      closeCustomer: (gateway, customer) => at(gateway, ({ closeCustomer }) => closeCustomer(customer)),
      list: (gateway, customer) => at(gateway, ({ list }) => list(customer)),
      prepare: (gateway, customer) => at(gateway, ({ prepare }) => prepare(customer)),
      remove: (gateway, customer, id) => at(gateway, ({ remove }) => remove(customer, id)),
    }
  })
