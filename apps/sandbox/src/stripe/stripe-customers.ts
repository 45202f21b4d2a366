import type { Context } from "../core/context.ts"
import { asObject, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { BILLING, PAYMENT_METHOD_SPEC, createPaymentMethod, findPaymentMethod } from "./stripe-cards.ts"
import { emitStripe } from "./stripe-events.ts"
import { invalidRequest, missingResource } from "./stripe-error.ts"
import type { StripeRoutes } from "./stripe-http.ts"
import { showList } from "./stripe-lists.ts"
import { attach } from "./stripe-intents.ts"
import { showCustomer, showPaymentMethod } from "./stripe-card-objects.ts"
import { checkParams, mergeMetadata, textParam, type ParamSpec } from "./stripe-params.ts"
import type { Customer } from "./stripe-state.ts"

const CUSTOMER: ParamSpec = {
  email: "text",
  name: "text",
  phone: "text",
  description: "text",
  metadata: "map",
  address: BILLING["address"] ?? "map",
  invoice_settings: { default_payment_method: "text" },
  payment_method: "text",
}
export const PAGE: ParamSpec = { limit: "int", starting_after: "text", ending_before: "text" }

export const findCustomer = (context: Context, id: string, param = "id"): Customer => {
  const customer = context.state.stripe.customers[id]
  if (customer === undefined || customer.deleted) throw missingResource("customer", id, param)
  return customer
}

const update = (context: Context, customer: Customer, params: JsonObject): void => {
  for (const name of ["email", "name", "phone", "description"] as const) {
    if (params[name] !== undefined) customer[name] = textParam(params, name)
  }
  if (params["address"] !== undefined) customer.address = asObject(params["address"])
  customer.metadata = mergeMetadata(customer.metadata, params["metadata"])
  const method = textParam(params, "payment_method")
  if (method !== null) attach(context, findPaymentMethod(context, method), customer.id)
  const settings = asObject(params["invoice_settings"])
  if (settings["default_payment_method"] === undefined) return
  const wanted = textParam(settings, "default_payment_method")
  if (wanted !== null && findPaymentMethod(context, wanted).customer !== customer.id) {
    throw invalidRequest("The customer does not have a payment method with that ID.", {
      code: "resource_missing",
      param: "invoice_settings[default_payment_method]",
    })
  }
  customer.defaultPaymentMethod = wanted
}

export const customerRoutes = (context: Context, routes: StripeRoutes): void => {
  const { stripe } = context.state
  routes.post("/v1/customers", ({ params }) => {
    checkParams(params, CUSTOMER)
    const customer: Customer = {
      id: `cus_${randomId(14)}`,
      created: context.clock.nowSeconds(),
      email: null,
      name: null,
      phone: null,
      description: null,
      metadata: {},
      address: null,
      defaultPaymentMethod: null,
      deleted: false,
    }
    stripe.customers[customer.id] = customer
    update(context, customer, params)
    emitStripe(context, "customer.created", showCustomer(customer))
    return showCustomer(customer)
  })
  routes.get("/v1/customers", ({ params }) => {
    checkParams(params, { ...PAGE, email: "text" })
    const email = textParam(params, "email")
    const all = Object.values(stripe.customers).filter((one) => !one.deleted && (email === null || one.email === email))
    return showList("/v1/customers", all.map(showCustomer), params)
  })
  routes.get("/v1/customers/:id", ({ id, params }) => {
    checkParams(params, {})
    return showCustomer(stripe.customers[id] ?? findCustomer(context, id))
  })
  routes.post("/v1/customers/:id", ({ id, params }) => {
    checkParams(params, CUSTOMER)
    const customer = findCustomer(context, id)
    update(context, customer, params)
    emitStripe(context, "customer.updated", showCustomer(customer))
    return showCustomer(customer)
  })
  routes.delete("/v1/customers/:id", ({ id }) => {
    const customer = findCustomer(context, id)
    customer.deleted = true
    for (const method of Object.values(stripe.paymentMethods)) if (method.customer === id) method.customer = null
    return showCustomer(customer)
  })
  routes.get("/v1/customers/:id/payment_methods", ({ id, params }) => {
    checkParams(params, { ...PAGE, type: "text" })
    findCustomer(context, id)
    return methodsOf(context, id, `/v1/customers/${id}/payment_methods`, params)
  })
}

const methodsOf = (context: Context, customer: string, url: string, params: JsonObject): JsonObject => {
  const all = Object.values(context.state.stripe.paymentMethods).filter((one) => one.customer === customer)
  return showList(url, all.map(showPaymentMethod), params)
}

export const paymentMethodRoutes = (context: Context, routes: StripeRoutes): void => {
  routes.post(
    "/v1/payment_methods",
    ({ params }) => {
      checkParams(params, PAYMENT_METHOD_SPEC, ["type"])
      return showPaymentMethod(createPaymentMethod(context, params))
    },
    { browser: true },
  )
  routes.get("/v1/payment_methods", ({ params }) => {
    checkParams(params, { ...PAGE, customer: "text", type: "text" })
    const customer = textParam(params, "customer")
    if (customer === null) return showList("/v1/payment_methods", [], params)
    findCustomer(context, customer, "customer")
    return methodsOf(context, customer, "/v1/payment_methods", params)
  })
  routes.get("/v1/payment_methods/:id", ({ id }) => showPaymentMethod(findPaymentMethod(context, id)))
  routes.post("/v1/payment_methods/:id", ({ id, params }) => {
    checkParams(params, { billing_details: BILLING, metadata: "map", card: { exp_month: "int", exp_year: "int" } })
    const method = findPaymentMethod(context, id)
    method.billingDetails = { ...method.billingDetails, ...asObject(params["billing_details"]) }
    method.metadata = mergeMetadata(method.metadata, params["metadata"])
    return showPaymentMethod(method)
  })
  routes.post("/v1/payment_methods/:id/attach", ({ id, params }) => {
    checkParams(params, { customer: "text" }, ["customer"])
    const method = findPaymentMethod(context, id)
    const customer = findCustomer(context, textParam(params, "customer") ?? "", "customer")
    if (method.customer !== null && method.customer !== customer.id) {
      throw invalidRequest("The payment method you provided has already been attached to a customer.", {
        code: "payment_method_unexpected_state",
      })
    }
    attach(context, method, customer.id)
    return showPaymentMethod(method)
  })
  routes.post("/v1/payment_methods/:id/detach", ({ id, params }) => {
    checkParams(params, {})
    const method = findPaymentMethod(context, id)
    if (method.customer === null) {
      throw invalidRequest("The payment method you provided is not attached to a customer so detachment is impossible.")
    }
    const customer = context.state.stripe.customers[method.customer]
    if (customer?.defaultPaymentMethod === id) customer.defaultPaymentMethod = null
    method.customer = null
    emitStripe(context, "payment_method.detached", showPaymentMethod(method))
    return showPaymentMethod(method)
  })
}
