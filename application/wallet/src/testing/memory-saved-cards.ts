import { Context, Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId } from "@domain/kernel"
import { type PaymentGateway, PaymentProviderRefused, type SavedCard } from "@domain/wallet"
import { type GatewayCustomer, GatewayCustomers } from "../ports/gateway-customers.ts"
import { SavedCards } from "../ports/saved-cards.ts"

/** The other side of the in-memory cards: what a buyer adds, and whether the gateways answer. */
export class CardDesk extends Context.Service<
  CardDesk,
  {
    readonly add: (customer: string, card: SavedCard) => Effect.Effect<void>
    /** Customers that the gateways know. */
    readonly customers: Effect.Effect<ReadonlyArray<string>>
    readonly outOfReach: (isOut: boolean) => Effect.Effect<void>
  }
>()("wallet/testing/CardDesk") {}

/** Cards that nobody charges, in test mode. */
export const memorySavedCards = Layer.effectContext(
  Effect.sync(() => {
    const cards = new Map<string, ReadonlyArray<SavedCard>>()
    let isOut = false
    const reached = <A>(answer: () => A) =>
      Effect.suspend(() =>
        isOut
          ? Effect.fail(new PaymentProviderRefused({ reason: "The gateway does not answer" }))
          : Effect.sync(answer),
      )
    return Context.make(SavedCards, {
      isLive: () => false,
      openCustomer: (gateway, { businessProfileId }) =>
        reached(() => {
          const customer = `${gateway}_customer_${businessProfileId}`
          cards.set(customer, cards.get(customer) ?? [])
          return customer
        }),
      closeCustomer: (_gateway, customer) => reached(() => void cards.delete(customer)),
      list: (_gateway, customer) => reached(() => cards.get(customer) ?? []),
      prepare: (gateway, customer) =>
        reached(() => ({
          clientSecret: `${customer}_setup_secret`,
          scriptUrl: `https://${gateway}.example/script.js`,
          fields: { clientSecret: `${customer}_setup_secret` },
        })),
      remove: (_gateway, customer, id) =>
        reached(
          () =>
            void cards.set(
              customer,
              (cards.get(customer) ?? []).filter((card) => card.id !== id),
            ),
        ),
    }).pipe(
      Context.add(CardDesk, {
        add: (customer, card) => Effect.sync(() => void cards.set(customer, [...(cards.get(customer) ?? []), card])),
        customers: Effect.sync(() => [...cards.keys()]),
        outOfReach: (out) => Effect.sync(() => void (isOut = out)),
      }),
    )
  }),
)

const nameOf = (businessProfileId: BusinessProfileId, gateway: PaymentGateway) => `${businessProfileId} ${gateway}`

/** Customers in the in-memory database. */
export const memoryGatewayCustomers = Layer.effect(
  GatewayCustomers,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, GatewayCustomer>("gateway_customers")
    return {
      find: (businessProfileId, gateway) =>
        Effect.sync(() => Option.fromNullishOr(rows.get(nameOf(businessProfileId, gateway)))),
      keep: (businessProfileId, gateway, customer) =>
        Effect.sync(() => {
          const name = nameOf(businessProfileId, gateway)
          const kept = rows.get(name) ?? { gateway, customer }
          rows.set(name, kept)
          return kept
        }),
      choose: (businessProfileId, gateway, card) =>
        Effect.sync(() => {
          const name = nameOf(businessProfileId, gateway)
          const row = rows.get(name)
          if (row === undefined) return
          const { defaultCard: _before, ...rest } = row
          rows.set(name, { ...rest, ...(card !== undefined && { defaultCard: card }) })
        }),
      ofProfile: (businessProfileId) =>
        Effect.sync(() =>
          [...rows].filter(([name]) => name.startsWith(`${businessProfileId} `)).map(([, customer]) => customer),
        ),
      forget: (businessProfileId) =>
        Effect.sync(() => {
          for (const name of rows.keys()) if (name.startsWith(`${businessProfileId} `)) rows.delete(name)
        }),
    }
  }),
)
