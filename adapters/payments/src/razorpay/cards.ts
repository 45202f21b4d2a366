import { Effect, Schema } from "effect"
import { localDateAt } from "@domain/kernel"
import type { SavedCard } from "@domain/wallet"
import type { SettingValues } from "@adapters/settings"
import type { CardVault } from "../gateway-definition.ts"
import { razorpayClient } from "./client.ts"
import { razorpaySettings } from "./settings.ts"

const Customer = Schema.Struct({ id: Schema.String })
/** A card that Razorpay keeps; other methods are tokens too. */
const Token = Schema.Struct({
  id: Schema.String,
  method: Schema.String,
  card: Schema.optionalKey(Schema.NullOr(Schema.Struct({ last4: Schema.String, network: Schema.String }))),
  /** The end of the card's last month, in epoch seconds. */
  expired_at: Schema.NullOr(Schema.Number),
  created_at: Schema.Number,
})
const Tokens = Schema.Struct({ items: Schema.Array(Token) })

const read = ({ id, method, card, expired_at: expiresAt }: typeof Token.Type): ReadonlyArray<SavedCard> => {
  if (method !== "card" || card === undefined || card === null || expiresAt === null) return []
  const [year, month] = localDateAt(expiresAt * 1_000, "Asia/Kolkata")
    .split("-")
    .map(Number)
  return [
    { id, brand: card.network.toLowerCase(), last4: card.last4, expiryMonth: month ?? 1, expiryYear: year ?? 2000 },
  ]
}

/** Razorpay takes names of 3 to 50 characters; one that is shorter is left out. */
const named = (name: string) => (name.length < 3 ? {} : { name: name.slice(0, 50) })

const pathOf = (customer: string) => `/customers/${encodeURIComponent(customer)}/tokens`

/**
 * Cards as tokens of a Razorpay customer. India's rules leave it to the buyer to have a card kept while paying with it, and let nobody
 * charge it without the buyer.
 */
export const razorpayCards = (settings: SettingValues<typeof razorpaySettings>): CardVault => {
  const { get, post, remove } = razorpayClient(settings)
  const tokensOf = (customer: string) => Effect.map(get(pathOf(customer), Tokens), ({ items }) => items)
  const removeToken = (customer: string, id: string) => remove(`${pathOf(customer)}/${encodeURIComponent(id)}`)
  return {
    isLive: !razorpaySettings.RAZORPAY_KEY_ID.forTests.test(settings.RAZORPAY_KEY_ID),
    openCustomer: ({ businessProfileId, name }) => {
      const notes = { businessProfileId: String(businessProfileId) }
      return Effect.map(post("/customers", { ...named(name), fail_existing: "0", notes }, Customer), ({ id }) => id)
    },
    // Razorpay deletes no customers; without its tokens this one holds a name and nothing to pay with.
    closeCustomer: Effect.fnUntraced(function* (customer: string) {
      yield* Effect.forEach(yield* tokensOf(customer), ({ id }) => removeToken(customer, id))
    }),
    list: (customer) =>
      Effect.map(tokensOf(customer), (tokens) =>
        tokens.toSorted((one, other) => one.created_at - other.created_at).flatMap(read),
      ),
    prepare: () => Effect.die(new Error("Razorpay keeps cards only while they pay")),
    remove: removeToken,
  }
}
