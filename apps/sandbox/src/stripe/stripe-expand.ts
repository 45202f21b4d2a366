import { asArray, isObject, type Json, type JsonObject } from "../core/json.ts"
import { showCustomer, showPaymentMethod } from "./stripe-card-objects.ts"
import { findMovement } from "./stripe-balance.ts"
import { showCharge, showRefund } from "./stripe-charge-objects.ts"
import { invalidRequest } from "./stripe-error.ts"
import { showPaymentIntent } from "./stripe-intent-objects.ts"
import { showDispute } from "./stripe-dispute-object.ts"
import { showList } from "./stripe-lists.ts"
import type { StripeState } from "./stripe-state.ts"

const DEEPEST = 4

/** Properties that hold another object's id and can be expanded; most are always null here. */
const EXPANDABLE = new Set([
  "application",
  "application_fee",
  "balance_transaction",
  "charge",
  "customer",
  "default_payment_method",
  "failure_balance_transaction",
  "latest_attempt",
  "latest_charge",
  "mandate",
  "on_behalf_of",
  "payment_intent",
  "payment_method",
  "payment_record",
  "refunds",
  "review",
  "single_use_mandate",
  "source",
  "source_transfer",
  "source_transfer_reversal",
  "test_clock",
  "transfer_reversal",
])

const resolve = (state: StripeState, id: string): JsonObject | undefined => {
  const { customers, paymentMethods, paymentIntents, charges, refunds, disputes = {} } = state
  if (customers[id] !== undefined) return showCustomer(customers[id])
  if (paymentMethods[id] !== undefined) return showPaymentMethod(paymentMethods[id])
  if (paymentIntents[id] !== undefined) return showPaymentIntent(paymentIntents[id])
  if (charges[id] !== undefined) return showCharge(state, charges[id])
  if (refunds[id] !== undefined) return showRefund(state, refunds[id])
  if (disputes[id] !== undefined) return showDispute(disputes[id])
  return findMovement(state, id)
}

const refundsOf = (state: StripeState, charge: JsonObject): JsonObject => {
  const refunds = Object.values(state.refunds).filter((one) => one.charge === charge["id"])
  return showList(
    `/v1/charges/${String(charge["id"])}/refunds`,
    refunds.map((one) => showRefund(state, one)),
    {},
  )
}

const expandPath = (state: StripeState, value: Json, path: readonly string[], whole: string): Json => {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((one) => expandPath(state, one, path, whole))
  if (!isObject(value)) return value
  const isRefunds = name === "refunds" && value["object"] === "charge"
  const isLaterProperty = value["object"] === "refund" && name === "failure_balance_transaction"
  if (isLaterProperty && value[name] === undefined) return value
  const isStructure = name === "data" || isObject(value[name])
  if (!isRefunds && ((value[name] === undefined && !isStructure) || (!isStructure && !EXPANDABLE.has(name))))
    throw invalidRequest(`This property cannot be expanded (${whole}).`)
  const held = value[name] ?? null
  const shown =
    isRefunds && !isObject(held) ? refundsOf(state, value) : typeof held === "string" ? resolve(state, held) : held
  return { ...value, [name]: expandPath(state, shown ?? held, rest, whole) }
}

/** Replaces the ids that `expand` names by their objects, up to four levels deep: `data.latest_charge.refunds`. */
export const expanded = (state: StripeState, body: JsonObject, expand: Json | undefined): JsonObject => {
  let shown: Json = body
  for (const wanted of asArray(expand)) {
    const path = String(wanted).split(".")
    if (path.length > DEEPEST)
      throw invalidRequest(`You cannot expand more than ${DEEPEST} levels of a property (${String(wanted)}).`)
    shown = expandPath(state, shown, path, String(wanted))
  }
  return isObject(shown) ? shown : body
}
