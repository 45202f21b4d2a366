/* The sandbox's look-alike of Stripe.js: window.Stripe(publishableKey) with elements and confirmations. */
;(() => {
  const base = `${new URL(document.currentScript.src).origin}/stripe`
  const { element, open, CardElement } = window.__sandboxDialog
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
