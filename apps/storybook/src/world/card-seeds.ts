import { BusinessProfileRepository } from "@application/businesses/ports"
import { CurrentActor } from "@application/kernel"
import { CardDesk } from "@application/wallet/testing"
import { preparePaymentOption, setAutomaticTopUp, topUpAutomatically } from "@application/wallet/use-cases"
import type { SavedCard } from "@domain/wallet"
import { Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { emptyBusiness, type Seed } from "./seeds.ts"

const asOwner = Effect.provideService(CurrentActor, {
  kind: "user",
  userId: owner.user.id,
  portalId: owner.portalId,
  roleIds: [],
  memberships: [{ businessProfileId: bakery.id, roleId: "ClientAccess" }],
})

/** The empty bakery in the United Kingdom, whose gateway keeps cards without a payment. */
export const britishBusiness: Seed = Effect.gen(function* () {
  yield* emptyBusiness
  const profiles = yield* BusinessProfileRepository
  const profile = yield* Effect.orDie(profiles.byId(bakery.id))
  yield* profiles.save({ ...profile, region: "GB" })
})

const visa: SavedCard = { id: "pm_visa", brand: "visa", last4: "4242", expiryMonth: 12, expiryYear: 2034 }
const declined: SavedCard = { ...visa, id: "pm_declined", last4: "0002" }
const old: SavedCard = { id: "pm_old", brand: "mastercard", last4: "4444", expiryMonth: 3, expiryYear: 2024 }
const amex: SavedCard = { id: "pm_amex", brand: "amex", last4: "0005", expiryMonth: 11, expiryYear: 2033 }

const withCards = Effect.fnUntraced(function* (...cards: ReadonlyArray<SavedCard>) {
  yield* britishBusiness
  const { clientSecret } = yield* preparePaymentOption.handle({ businessProfileId: bakery.id })
  const desk = yield* CardDesk
  yield* Effect.forEach(cards, (card) => desk.add(clientSecret.replace("_setup_secret", ""), card))
})

/** The British bakery with a default card, another one and one that is over. */
export const keptCards: Seed = withCards(visa, amex, old).pipe(asOwner)

const agreed = { businessProfileId: bakery.id, threshold: 50_00, amount: 100_00, monthlyCeiling: 400_00 }

/** The British bakery with automatic top-ups; a first top-up has filled the wallet. */
export const automaticTopUps: Seed = Effect.gen(function* () {
  yield* withCards(visa)
  yield* setAutomaticTopUp.handle(agreed)
  yield* topUpAutomatically.handle({})
}).pipe(asOwner)

/** The British bakery with automatic top-ups whose card was declined. */
export const restingTopUps: Seed = Effect.gen(function* () {
  yield* withCards(declined)
  yield* setAutomaticTopUp.handle(agreed)
  yield* topUpAutomatically.handle({})
}).pipe(asOwner)
