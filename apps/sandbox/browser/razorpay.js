/* The sandbox's look-alike of the Razorpay checkout script: window.Razorpay(options).open(). */
;(() => {
  const base = new URL(document.currentScript.src).origin
  const { element, open } = window.__sandboxDialog
  const format = (amount, currency) => {
    try {
      return new Intl.NumberFormat("en-IN", { style: "currency", currency }).format(amount / 100)
    } catch {
      return `${currency} ${(amount / 100).toFixed(2)}`
    }
  }
  const field = (label, attributes) => {
    const input = element("input", attributes)
    return { input, node: element("label", {}, label, input) }
  }
  class Razorpay {
    #options
    #listeners = {}
    #shown
    constructor(options) {
      if (!options || !options.key) throw new Error("`key` is required in the options of Razorpay")
      if (!options.order_id) throw new Error("`order_id` is required in the options of Razorpay")
      this.#options = options
    }
    on(event, listener) {
      ;(this.#listeners[event] ??= []).push(listener)
      return this
    }
    close() {
      this.#shown?.close()
      this.#shown = undefined
    }
    #dismissed() {
      this.#shown = undefined
      this.#options.modal?.ondismiss?.()
    }
    async open() {
      if (this.#shown) return
      const options = this.#options
      const pending = { close() {} }
      this.#shown = pending
      let order
      try {
        const response = await fetch(
          `${base}/razorpay/checkout/orders/${encodeURIComponent(options.order_id)}?key_id=${encodeURIComponent(options.key)}`,
        )
        order = await response.json()
        if (!response.ok) throw new Error(order.error?.description ?? "The order cannot be paid.")
      } catch (error) {
        this.#shown = undefined
        this.#emit("payment.failed", {
          error: {
            code: "BAD_REQUEST_ERROR",
            description: error.message,
            source: "internal",
            step: "payment_initiation",
            reason: "order_unavailable",
            metadata: { order_id: options.order_id },
          },
        })
        return
      }
      if (this.#shown !== pending) return
      this.#show(order)
    }
    #emit(event, data) {
      for (const listener of this.#listeners[event] ?? []) listener(data)
    }
    #show(order) {
      const options = this.#options
      const problem = element("p", { class: "sbx-error", role: "alert" })
      const number = field("Card number", {
        name: "cardnumber",
        inputmode: "numeric",
        autocomplete: "cc-number",
        value: "4111 1111 1111 1111",
      })
      const expiry = field("Expiry (MM/YY)", {
        name: "expiry",
        inputmode: "numeric",
        autocomplete: "cc-exp",
        value: "12/34",
      })
      const cvv = field("CVV", { name: "cvv", inputmode: "numeric", autocomplete: "cc-csc", value: "123" })
      const vpa = field("UPI ID", { name: "vpa", autocomplete: "off", value: "success@razorpay" })
      const save = element("input", { type: "checkbox", name: "save" })
      const card = element(
        "div",
        { class: "sbx-method" },
        number.node,
        element("div", { class: "sbx-row" }, expiry.node, cvv.node),
        ...(options.customer_id ? [element("label", {}, save, "Save this card")] : []),
      )
      const upi = element("div", { class: "sbx-method", hidden: true }, vpa.node)
      let method = "card"
      const tabs = [
        ["card", "Card"],
        ["upi", "UPI"],
      ].map(([name, label]) =>
        element(
          "button",
          {
            type: "button",
            "aria-pressed": String(name === method),
            onclick: () => {
              method = name
              card.hidden = method !== "card"
              upi.hidden = method !== "upi"
              for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.textContent === label))
            },
          },
          label,
        ),
      )
      const amount = format(order.amount_due, order.currency)
      const pay = async (fail) => {
        for (const button of buttons) button.disabled = true
        problem.textContent = ""
        const prefill = options.prefill ?? {}
        const body = {
          key_id: options.key,
          order_id: options.order_id,
          method,
          fail,
          name: prefill.name,
          email: prefill.email,
          contact: prefill.contact,
          description: options.description,
          notes: options.notes,
          ...(options.amount === undefined ? {} : { amount: Number(options.amount) }),
          ...(method === "card" && save.checked ? { customer_id: options.customer_id, save: 1 } : {}),
          ...(method === "card"
            ? { card: { number: number.input.value, expiry: expiry.input.value, cvv: cvv.input.value } }
            : { vpa: vpa.input.value }),
        }
        try {
          const response = await fetch(`${base}/razorpay/checkout/payments`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          })
          const answer = await response.json()
          if (response.ok) {
            this.close()
            options.handler?.(answer)
            if (options.callback_url && !options.handler) window.location.assign(options.callback_url)
            return
          }
          problem.textContent = answer.error.description
          this.#emit("payment.failed", answer)
          if (options.retry?.enabled === false) this.close()
        } catch {
          problem.textContent = "The network failed. Please try again."
        } finally {
          for (const button of buttons) button.disabled = false
        }
      }
      const buttons = [
        element("button", { type: "submit", class: "sbx-main" }, `Pay ${amount}`),
        element("button", { type: "button", onclick: () => pay(true) }, "Fail this payment"),
      ]
      const form = element(
        "form",
        {
          class: "sbx-form",
          novalidate: true,
          onsubmit: (event) => {
            event.preventDefault()
            pay(false)
          },
        },
        element("div", { class: "sbx-row", role: "group", "aria-label": "Payment method" }, ...tabs),
        card,
        upi,
        problem,
        ...buttons,
        element("p", { class: "sbx-note" }, "Sandbox checkout: no money moves."),
      )
      this.#shown = open({
        title: options.name ?? "Checkout",
        subtitle: [options.description, amount].filter(Boolean).join(" · "),
        body: [form],
        theme: options.theme?.color,
        closeLabel: "Close checkout",
        onclose: () => this.#dismissed(),
      })
    }
  }
  window.Razorpay = Razorpay
})()
