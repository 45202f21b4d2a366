import { Layer, Record } from "effect"
import { SavedCards } from "@application/wallet/ports"
import { gateways, type PaymentSettings } from "./registry.ts"

/** The cards of every gateway of the registry, at the addresses and with the keys given. */
export const savedCards = (settings: PaymentSettings) =>
  Layer.sync(SavedCards, () => {
    const vaults = Record.map(gateways, ({ connectCards }) => connectCards(settings))
    return {
      isLive: (gateway) => vaults[gateway].isLive,
      openCustomer: (gateway, holder) => vaults[gateway].openCustomer(holder),
      closeCustomer: (gateway, customer) => vaults[gateway].closeCustomer(customer),
      list: (gateway, customer) => vaults[gateway].list(customer),
      prepare: (gateway, customer) => vaults[gateway].prepare(customer),
      remove: (gateway, customer, id) => vaults[gateway].remove(customer, id),
    }
  })
