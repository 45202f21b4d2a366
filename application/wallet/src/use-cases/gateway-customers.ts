import { Effect, Option } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import { type PaymentGateway, PaymentOptionNotFound, paymentOptionsOf } from "@domain/wallet"
import { GatewayCustomers } from "../ports/gateway-customers.ts"
import { SavedCards } from "../ports/saved-cards.ts"

/** The profile's customer at a gateway, made there when it is first needed. */
export const gatewayCustomer = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  gateway: PaymentGateway,
  name: string,
) {
  const customers = yield* GatewayCustomers
  const known = Option.getOrUndefined(yield* customers.find(businessProfileId, gateway))
  if (known !== undefined) return known
  const opened = yield* (yield* SavedCards).openCustomer(gateway, { businessProfileId, name })
  return yield* customers.keep(businessProfileId, gateway, opened)
})

/** The cards that a gateway keeps for a profile, and its customer there once it has one. */
export const keptCards = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, gateway: PaymentGateway) {
  const known = Option.getOrUndefined(yield* (yield* GatewayCustomers).find(businessProfileId, gateway))
  if (known === undefined) return { customer: undefined, options: [] }
  const { customer, defaultCard } = known
  return { customer, options: paymentOptionsOf(yield* (yield* SavedCards).list(gateway, customer), defaultCard) }
})

/** Fails unless the card is one of the profile's own. */
export const checkOwnCard = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  gateway: PaymentGateway,
  id: string,
) {
  const { options } = yield* keptCards(businessProfileId, gateway)
  if (options.every((option) => option.id !== id)) return yield* new PaymentOptionNotFound({})
})
