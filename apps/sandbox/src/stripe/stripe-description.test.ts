import { describe, expect, test } from "vitest"
import { isObject, type Json } from "../core/json.ts"
import type { Sandbox } from "../start-sandbox.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"
import { stripeSdk } from "../testing/stripe-sdk.ts"
import facts from "@tools/provider-facts/stripe.json" with { type: "json" }

type Shape = string | { readonly [name: string]: Shape }

const kindOf = (value: Json): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value)

/** What a reply lacks, or has of another kind, beside the description; null is sent where nothing is to say. */
const differences = (described: Shape, value: Json | undefined, path: string): string[] => {
  if (value === undefined) return [`${path} is missing`]
  if (value === null || described === "null" || described === "map") return []
  if (typeof described === "string") return kindOf(value) === described ? [] : [`${path} is a ${kindOf(value)}`]
  if (!isObject(value)) {
    // Stripe sends an id in the place of an object that nobody expanded.
    return typeof value === "string" && Object.hasOwn(described, "id") ? [] : [`${path} is a ${kindOf(value)}`]
  }
  return Object.entries(described).flatMap(([name, shape]) => differences(shape, value[name], `${path}.${name}`))
}

/** One of each object that Marquee reads, as the twin sends it after a payment, a part refund and a dispute. */
const sent = async (sandbox: Sandbox): Promise<Readonly<Record<string, unknown>>> => {
  const stripe = stripeSdk(sandbox)
  const customer = await stripe.customers.create({ address: { city: "Pune" } })
  const intent = await stripe.paymentIntents.create({
    amount: 250_00,
    currency: "gbp",
    customer: customer.id,
    payment_method: "pm_card_visa",
    confirm: true,
  })
  const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 100_00 })
  const id = String(intent.latest_charge)
  const charge = await stripe.charges.retrieve(id, { expand: ["refunds"] })
  const balanced = await stripe.charges.retrieve(id, { expand: ["balance_transaction"] })
  await control(sandbox, "POST", `/payments/${charge.id}/dispute`)
  const [dispute] = (await stripe.disputes.list()).data
  return {
    balance_transaction: balanced.balance_transaction,
    charge,
    customer,
    dispute,
    payment_intent: intent,
    payment_method: await stripe.paymentMethods.retrieve(String(intent.payment_method)),
    refund,
    setup_intent: await stripe.setupIntents.create({}),
  }
}

describe("Stripe's description of its objects", () => {
  test("the twin leaves out no field and sends none of another kind", () =>
    runSandbox({}, async (sandbox) => {
      const objects = await sent(sandbox)
      expect(Object.keys(objects)).toEqual(Object.keys(facts.objects))
      const described: Readonly<Record<string, Shape>> = facts.objects
      for (const [name, shape] of Object.entries(described)) {
        const plain: Json = JSON.parse(JSON.stringify(objects[name]))
        expect(differences(shape, plain, name)).toEqual([])
      }
    }))

  test("a missing and a mistyped field are found", () => {
    const described = { id: "string", card: { last4: "string" }, charge: { id: "string" } }
    expect(differences(described, { id: 1, card: {}, charge: "ch_1" }, "refund")).toEqual([
      "refund.id is a number",
      "refund.card.last4 is missing",
    ])
  })
})
