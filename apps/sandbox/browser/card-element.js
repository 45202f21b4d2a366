/* The look-alike's card fields: real labelled inputs that know whether they are complete. */
;(() => {
  const { element } = window.__sandboxDialog
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
  window.__sandboxDialog.CardElement = CardElement
})()
