/* The sandbox's look-alike of Stripe.js: window.Stripe(publishableKey) with elements and confirmations. */
;(() => {
  const base = `${new URL(document.currentScript.src).origin}/stripe`
  const { element, open } = window.__sandboxDialog
  const encode = (value, prefix, out = new URLSearchParams()) => {
    for (const [key, item] of Object.entries(value)) {
      const name = prefix ? `${prefix}[${key}]` : key
      if (item === undefined || item === null) continue
      if (typeof item === "object") encode(item, name, out)
      else out.append(name, String(item))
    }
    return out
  }
  const networkError = {
    type: "api_connection_error",
    message: "We could not reach the payment service. Please try again.",
  }

  class CardElement {
    #inputs = {}
    #listeners = {}
    #root
    constructor(type) {
      this.type = type
      const input = (label, name, attributes) => {
        const node = element("input", {
          name,
          inputmode: "numeric",
          required: true,
          "aria-invalid": "false",
          ...attributes,
        })
        node.addEventListener("input", () => this.#changed(name))
        node.addEventListener("focus", () => this.#emit("focus"))
        node.addEventListener("blur", () => this.#emit("blur"))
        this.#inputs[name] = node
        return element("label", {}, label, node)
      }
      this.#root = element(
        "div",
        { class: "sbx-element", lang: "en" },
        input("Card number", "cardnumber", {
          autocomplete: "cc-number",
          placeholder: "4242 4242 4242 4242",
          maxlength: "23",
        }),
        input("Expiry (MM/YY)", "exp-date", { autocomplete: "cc-exp", placeholder: "12/34", maxlength: "7" }),
        input("CVC", "cvc", { autocomplete: "cc-csc", placeholder: "123", maxlength: "4" }),
      )
    }
    mount(target) {
      const place = typeof target === "string" ? document.querySelector(target) : target
      if (!place)
        throw new Error("The selector you specified applies to no DOM elements that are currently on the page.")
      place.replaceChildren(this.#root)
      queueMicrotask(() => this.#emit("ready"))
    }
    unmount() {
      this.#root.remove()
    }
    destroy() {
      this.unmount()
      this.#listeners = {}
    }
    on(event, listener) {
      ;(this.#listeners[event] ??= []).push(listener)
      return this
    }
    off(event, listener) {
      this.#listeners[event] = (this.#listeners[event] ?? []).filter((one) => listener && one !== listener)
      return this
    }
    focus() {
      this.#inputs.cardnumber.focus()
    }
    blur() {
      document.activeElement?.blur()
    }
    clear() {
      for (const input of Object.values(this.#inputs)) input.value = ""
      this.#changed("cardnumber")
    }
    update(options = {}) {
      for (const input of Object.values(this.#inputs)) input.disabled = options.disabled === true
    }
    #emit(event, data = {}) {
      for (const listener of this.#listeners[event] ?? []) listener({ elementType: this.type, ...data })
    }
    #changed(name) {
      const { cardnumber, "exp-date": expiry } = this.#inputs
      if (name === "cardnumber")
        cardnumber.value = cardnumber.value
          .replace(/\D/g, "")
          .slice(0, 19)
          .replace(/(.{4})(?=.)/g, "$1 ")
      if (name === "exp-date") {
        const digits = expiry.value.replace(/\D/g, "").slice(0, 4)
        expiry.value = digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
      }
      const { complete, error, empty } = this.state()
      for (const [key, input] of Object.entries(this.#inputs))
        input.setAttribute("aria-invalid", String(error?.field === key))
      const brand = cardnumber.value.startsWith("4")
        ? "visa"
        : cardnumber.value.startsWith("5")
          ? "mastercard"
          : "unknown"
      this.#emit("change", {
        complete,
        empty,
        brand,
        error: error && { type: "validation_error", code: error.code, message: error.message },
        value: { type: "card" },
      })
    }
    state() {
      const digits = this.#inputs.cardnumber.value.replace(/\D/g, "")
      const expiry = this.#inputs["exp-date"].value.replace(/\D/g, "")
      const cvc = this.#inputs.cvc.value
      const sum = [...digits].reverse().reduce((total, digit, index) => {
        const doubled = Number(digit) * (index % 2 ? 2 : 1)
        return total + (doubled > 9 ? doubled - 9 : doubled)
      }, 0)
      const now = new Date()
      const past =
        expiry.length === 4 &&
        (Number(expiry.slice(0, 2)) > 12 ||
          Number(expiry.slice(0, 2)) < 1 ||
          2000 + Number(expiry.slice(2)) < now.getFullYear())
      const wrong = digits.length >= 16 && sum % 10 !== 0
      const error = wrong
        ? { field: "cardnumber", code: "invalid_number", message: "Your card number is invalid." }
        : past
          ? {
              field: "exp-date",
              code: "invalid_expiry_year_past",
              message: "Your card's expiration year is in the past.",
            }
          : undefined
      const complete = !error && digits.length >= 14 && sum % 10 === 0 && expiry.length === 4 && cvc.length >= 3
      return { complete, error, empty: digits === "" && expiry === "" && cvc === "" }
    }
    incomplete() {
      const { complete, error } = this.state()
      if (complete) return undefined
      if (error) return { type: "validation_error", code: error.code, message: error.message }
      const digits = this.#inputs.cardnumber.value.replace(/\D/g, "")
      if (digits.length < 14)
        return { type: "validation_error", code: "incomplete_number", message: "Your card number is incomplete." }
      if (this.#inputs["exp-date"].value.length < 5)
        return {
          type: "validation_error",
          code: "incomplete_expiry",
          message: "Your card's expiration date is incomplete.",
        }
      return { type: "validation_error", code: "incomplete_cvc", message: "Your card's security code is incomplete." }
    }
    data(billing) {
      const expiry = this.#inputs["exp-date"].value.replace(/\D/g, "")
      return {
        type: "card",
        card: {
          number: this.#inputs.cardnumber.value.replace(/\D/g, ""),
          exp_month: Number(expiry.slice(0, 2)),
          exp_year: 2000 + Number(expiry.slice(2)),
          cvc: this.#inputs.cvc.value,
        },
        billing_details: billing,
      }
    }
  }

  const makeElements = (options = {}) => {
    const made = new Map()
    return {
      clientSecret: options.clientSecret,
      create: (type) => {
        if (type !== "card" && type !== "payment") throw new Error(`The sandbox has no element of type '${type}'.`)
        const card = new CardElement(type)
        made.set(type, card)
        return card
      },
      getElement: (type) => made.get(typeof type === "string" ? type : "card") ?? null,
      update: (change) => Object.assign(options, change),
      submit: async () => {
        const card = made.get("payment") ?? made.get("card")
        const error = card?.incomplete()
        return error ? { error } : { selectedPaymentMethod: "card" }
      },
      card: () => made.get("payment") ?? made.get("card"),
      secret: () => options.clientSecret,
    }
  }

  window.Stripe = (key) => {
    if (typeof key !== "string" || !key.startsWith("pk_")) throw new Error("Please pass a publishable key to Stripe().")
    const call = async (method, path, body = {}) => {
      const form = encode(body)
      const url = method === "GET" ? `${base}${path}?${form}` : `${base}${path}`
      try {
        const response = await fetch(url, {
          method,
          headers: { authorization: `Bearer ${key}` },
          ...(method === "GET" ? {} : { body: form }),
        })
        return await response.json()
      } catch {
        return { error: networkError }
      }
    }
    const pathOf = (secret) => {
      const id = String(secret).split("_secret_")[0]
      if (!/^(pi|seti)_/.test(id)) throw new Error("The client_secret is not valid.")
      return `/v1/${id.startsWith("pi_") ? "payment_intents" : "setup_intents"}/${id}`
    }
    const nameOf = (secret) => (String(secret).startsWith("pi_") ? "paymentIntent" : "setupIntent")
    const wrap = (secret, answer) => (answer.error ? { error: answer.error } : { [nameOf(secret)]: answer })
    const authenticate = (secret) =>
      new Promise((resolve) => {
        const answer = async (outcome) => {
          shown.close()
          resolve(await call("POST", `${pathOf(secret)}/sandbox_authenticate`, { client_secret: secret, outcome }))
        }
        const shown = open({
          title: "3D Secure authentication",
          subtitle: "Your bank asks you to confirm this payment",
          body: [
            element("p", {}, "This is the sandbox's stand-in for the bank's page."),
            element(
              "button",
              { type: "button", class: "sbx-main", onclick: () => answer("success") },
              "Complete authentication",
            ),
            element("button", { type: "button", onclick: () => answer("failure") }, "Fail authentication"),
          ],
          closeLabel: "Cancel authentication",
          onclose: () => answer("failure"),
        })
      })
    const finish = async (secret, answer, handle = true) =>
      wrap(secret, handle && !answer.error && answer.status === "requires_action" ? await authenticate(secret) : answer)
    const confirm = async (secret, data = {}, options = {}) => {
      const { payment_method: given, ...rest } = data
      const card = given && typeof given === "object" ? given.card : undefined
      const element = card instanceof CardElement ? card : undefined
      const incomplete = element?.incomplete()
      if (incomplete) return { error: incomplete }
      const method = element
        ? { payment_method_data: element.data(given.billing_details) }
        : card?.token
          ? { payment_method_data: { type: "card", card } }
          : { payment_method: given }
      return finish(
        secret,
        await call("POST", `${pathOf(secret)}/confirm`, {
          ...rest,
          ...method,
          client_secret: secret,
          use_stripe_sdk: true,
        }),
        options.handleActions !== false,
      )
    }
    const confirmWithElements = async ({ elements, clientSecret, confirmParams = {}, redirect }) => {
      const secret = clientSecret ?? elements?.secret()
      if (!secret) return { error: { type: "invalid_request_error", message: "A clientSecret is required." } }
      const { payment_method_data: extra, return_url: returnUrl } = confirmParams
      const card = elements?.card()
      const result = await confirm(secret, {
        payment_method: card ? { card, billing_details: extra?.billing_details } : confirmParams.payment_method,
        return_url: returnUrl,
      })
      if (result.error || redirect === "if_required" || !returnUrl) return result
      const intent = result[nameOf(secret)]
      const url = new URL(returnUrl)
      const name = secret.startsWith("pi_") ? "payment_intent" : "setup_intent"
      url.searchParams.set(name, intent.id)
      url.searchParams.set(`${name}_client_secret`, secret)
      url.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed")
      window.location.assign(url.href)
      return new Promise(() => {})
    }
    const retrieve = async (secret) => wrap(secret, await call("GET", pathOf(secret), { client_secret: secret }))
    return {
      elements: makeElements,
      confirmCardPayment: confirm,
      confirmCardSetup: confirm,
      confirmPayment: confirmWithElements,
      confirmSetup: confirmWithElements,
      retrievePaymentIntent: retrieve,
      retrieveSetupIntent: retrieve,
      handleCardAction: async (secret) => finish(secret, await call("GET", pathOf(secret), { client_secret: secret })),
      handleNextAction: async ({ clientSecret }) =>
        finish(clientSecret, await call("GET", pathOf(clientSecret), { client_secret: clientSecret })),
      createPaymentMethod: async ({ card, elements, billing_details: billing }) => {
        const element = card instanceof CardElement ? card : elements?.card()
        const incomplete = element?.incomplete()
        if (incomplete) return { error: incomplete }
        const answer = await call(
          "POST",
          "/v1/payment_methods",
          element ? element.data(billing) : { type: "card", card, billing_details: billing },
        )
        return answer.error ? { error: answer.error } : { paymentMethod: answer }
      },
    }
  }
  window.Stripe.version = "sandbox"
})()
