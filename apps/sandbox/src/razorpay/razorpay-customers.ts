import type { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { asNumber, asObject, asText, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { RazorpayError, readBody } from "./razorpay-http.ts"
import { collection, notesOf } from "./razorpay-objects.ts"
import type { Payment, RazorpayCustomer, RazorpayToken } from "./razorpay-state.ts"

const FIELDS = ["name", "email", "contact", "fail_existing", "gstin", "notes"]

/** Letters and digits with the marks that Razorpay documents; between 3 and 50 of them. */
const NAME = /^[A-Za-z0-9.'()/@ ]*$/

const checkName = (name: string): void => {
  if (name.length < 3 || name.length > 50)
    throw new RazorpayError("The name must be between 3 and 50 characters.", { field: "name" })
  if (!NAME.test(name)) throw new RazorpayError("The name format is invalid.", { field: "name" })
}

const showCustomer = (one: RazorpayCustomer): JsonObject => ({
  id: one.id,
  entity: "customer",
  name: one.name,
  email: one.email,
  contact: one.contact,
  gstin: null,
  notes: notesOf(one.notes),
  created_at: one.createdAt,
})

const showToken = (one: RazorpayToken): JsonObject => ({
  id: one.id,
  entity: "token",
  token: one.id.slice(6),
  bank: null,
  wallet: null,
  method: "card",
  card: {
    entity: "card",
    name: one.card.name,
    last4: one.card.last4,
    network: one.card.network,
    type: "credit",
    issuer: null,
    international: false,
  },
  vpa: null,
  recurring: false,
  auth_type: null,
  mrn: null,
  used_at: one.createdAt,
  created_at: one.createdAt,
  expired_at: one.expiredAt,
  dcc_enabled: false,
})

const missing = (): Error => new RazorpayError("The id provided does not exist")

/** Customers, and the cards that are kept for them. */
export const customerRoutes = (context: Context, app: Hono<Env>): void => {
  const { razorpay } = context.state
  const customer = (id: string): RazorpayCustomer => {
    const found = razorpay.customers?.[id]
    if (found === undefined) throw missing()
    return found
  }
  app.post("/v1/customers", async (c) => {
    const body = await readBody(c, FIELDS)
    const name = asText(body["name"]) ?? null
    if (name !== null) checkName(name)
    const [email, contact] = [asText(body["email"]) ?? null, asText(body["contact"]) ?? null]
    const known = Object.values(razorpay.customers ?? {}).find(
      (one) => email !== null && one.email === email && one.contact === contact,
    )
    if (known !== undefined && String(body["fail_existing"] ?? "1") === "1")
      throw new RazorpayError("Customer already exists for the merchant")
    const made: RazorpayCustomer = known ?? {
      id: `cust_${randomId(14)}`,
      name,
      email,
      contact,
      notes: asObject(body["notes"]),
      createdAt: context.clock.nowSeconds(),
    }
    razorpay.customers = { ...razorpay.customers, [made.id]: made }
    return c.json(showCustomer(made))
  })
  app.get("/v1/customers", (c) => c.json(collection(Object.values(razorpay.customers ?? {}).map(showCustomer))))
  app.get("/v1/customers/:id", (c) => c.json(showCustomer(customer(c.req.param("id")))))
  app.get("/v1/customers/:id/tokens", (c) => {
    const { id } = customer(c.req.param("id"))
    const tokens = Object.values(razorpay.tokens ?? {}).filter(({ customerId }) => customerId === id)
    return c.json(collection(tokens.reverse().map(showToken)))
  })
  app.delete("/v1/customers/:id/tokens/:token", (c) => {
    const { id } = customer(c.req.param("id"))
    const { [c.req.param("token")]: token, ...rest } = razorpay.tokens ?? {}
    if (token?.customerId !== id) throw missing()
    razorpay.tokens = rest
    return c.json({ deleted: true })
  })
}

/** The end of the month that a typed expiry such as 12/34 names, in epoch seconds of India. */
const endOf = (expiry: string | undefined): number => {
  const [month = 12, year = 34] = (expiry ?? "").split("/").map((part) => asNumber(Number(part.trim())))
  return Math.floor((Date.UTC(2000 + (year % 100), month, 1) - 5.5 * 3_600_000) / 1000) - 1
}

/** Keeps the card of a payment for a customer who asked for it. */
export const keepCard = (context: Context, payment: Payment, body: JsonObject): void => {
  const customerId = asText(body["customer_id"])
  if (payment.card === null || customerId === undefined || Number(body["save"]) !== 1) return
  const { razorpay } = context.state
  if (razorpay.customers?.[customerId] === undefined) throw missing()
  const token: RazorpayToken = {
    id: `token_${randomId(14)}`,
    customerId,
    card: payment.card,
    expiredAt: endOf(asText(asObject(body["card"])["expiry"])),
    createdAt: context.clock.nowSeconds(),
  }
  razorpay.tokens = { ...razorpay.tokens, [token.id]: token }
  payment.tokenId = token.id
}
