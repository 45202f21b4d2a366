import { Effect, Schema } from "effect"
import { localDateAt } from "@domain/kernel"
import type { SavedCard } from "@domain/wallet"
import type { SettingValues } from "@adapters/settings"
import type { CardVault } from "../gateway-definition.ts"
import { razorpayClient } from "./client.ts"
import { razorpayName } from "./customer-name.ts"
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

const pathOf = (customer: string) => `/customers/${encodeURIComponent(customer)}/tokens`

/**
 * Cards as tokens of a Razorpay customer. India's rules leave it to the buyer to have a card kept while paying with it, and let nobody
 * charge it without the buyer.
 */
export const razorpayCards = (settings: SettingValues<typeof razorpaySettings>): CardVault => {
  const { get, post, tryPost, remove } = razorpayClient(settings)
  const tokensOf = (customer: string) => Effect.map(get(pathOf(customer), Tokens), ({ items }) => items)
  const removeToken = (customer: string, id: string) => remove(`${pathOf(customer)}/${encodeURIComponent(id)}`)
  return {
    isLive: !razorpaySettings.RAZORPAY_KEY_ID.forTests.test(settings.RAZORPAY_KEY_ID),
    // A name only helps whoever looks at Razorpay's pages, so that a refused one is left out rather than the payment.
    openCustomer: Effect.fnUntraced(function* ({ businessProfileId, name: typed }) {
      const nameless = { fail_existing: "0", notes: { businessProfileId: String(businessProfileId) } }
      const name = razorpayName(typed)
      const named = name === undefined ? undefined : yield* tryPost("/customers", { name, ...nameless }, Customer)
      return named !== undefined && "id" in named ? named.id : (yield* post("/customers", nameless, Customer)).id
    }),
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
