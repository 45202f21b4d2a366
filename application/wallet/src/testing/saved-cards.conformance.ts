import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import type { PaymentGateway, PaymentProviderRefused } from "@domain/wallet"
import { SavedCards } from "../ports/saved-cards.ts"

/** How a buyer has a card kept that ends in these four digits, valid until December 2034. */
export type KeepCard<R> = (
  gateway: PaymentGateway,
  customer: string,
  last4: "4242" | "4444",
) => Effect.Effect<void, unknown, R>

/** What every keeper of cards does at one gateway; each test has a customer of its own. */
export const savedCardsConformance = <E, R>(
  gateway: PaymentGateway,
  layer: () => Layer.Layer<SavedCards | R, E>,
  keepCard: KeepCard<R>,
): void => {
  const holderOf = (id: number) => ({ businessProfileId: BusinessProfileId.make(id), name: "Rao's Bakery" })
  const run = <A, F>(story: (cards: SavedCards["Service"]) => Effect.Effect<A, F | PaymentProviderRefused, R>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(SavedCards, story), layer()))

  test("a new customer has no cards, and those kept are told oldest first", async () => {
    const [none, cards] = await run((saved) =>
      Effect.gen(function* () {
        const customer = yield* saved.openCustomer(gateway, holderOf(51))
        const before = yield* saved.list(gateway, customer)
        yield* keepCard(gateway, customer, "4242")
        yield* keepCard(gateway, customer, "4444")
        return [before, yield* saved.list(gateway, customer)]
      }),
    )
    expect(none).toEqual([])
    expect(new Set(cards.map(({ last4 }) => last4))).toEqual(new Set(["4242", "4444"]))
    expect(cards.map(({ brand, expiryMonth, expiryYear }) => [brand, expiryMonth, expiryYear])).toEqual(
      cards.map(({ last4 }) => [last4 === "4242" ? "visa" : "mastercard", 12, 2034]),
    )
  })

  test("a removed card is gone, and removing it again is fine", async () => {
    const left = await run((saved) =>
      Effect.gen(function* () {
        const customer = yield* saved.openCustomer(gateway, holderOf(52))
        yield* keepCard(gateway, customer, "4242")
        yield* keepCard(gateway, customer, "4444")
        const [card] = yield* saved.list(gateway, customer)
        const remove = saved.remove(gateway, customer, card?.id ?? "")
        yield* Effect.andThen(remove, remove)
        return [card?.last4, (yield* saved.list(gateway, customer)).map(({ last4 }) => last4)]
      }),
    )
    expect(left[1]).toHaveLength(1)
    expect(left[1]).not.toContain(left[0])
  })

  test("a closed customer has no card left, and closing it again is fine", async () => {
    const cards = await run((saved) =>
      Effect.gen(function* () {
        const customer = yield* saved.openCustomer(gateway, holderOf(53))
        yield* keepCard(gateway, customer, "4242")
        const close = saved.closeCustomer(gateway, customer)
        yield* Effect.andThen(close, close)
        return yield* Effect.orElseSucceed(saved.list(gateway, customer), () => [])
      }),
    )
    expect(cards).toEqual([])
  })

  test("keys for tests move no money", async () => {
    expect(await run((saved) => Effect.succeed(saved.isLive(gateway)))).toBe(false)
  })
}
