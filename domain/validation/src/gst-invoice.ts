import { Result } from "effect"
import { collectFailures } from "./collect-failures.ts"
import { type Checked, refuse } from "./field-failure.ts"
import { type GstStateCode, gstStates, isGstStateCode } from "./gst-states.ts"
import { gstin, gstStateCode } from "./gstin.ts"
import { requiredLimitedText, requiredText } from "./text.ts"

const stateCodes = Object.keys(gstStates).filter(isGstStateCode)

/** The state that a person means by its two digits or by its name in any case; undefined when it is neither. */
const stateNamed = (typed: string): GstStateCode | undefined =>
  stateCodes.find((code) => code === typed || gstStates[code].toLowerCase() === typed.toLowerCase())

/** The state of a GST invoice by its two digits: that of the GSTIN where there is one. Spec: validation rules, GSTIN. */
export const gstState = (typed: string, number: string): Checked<GstStateCode> =>
  Result.flatMap(requiredText(typed, "validation.stateRequired"), (given) => {
    const code = stateNamed(given)
    const registered = gstStateCode(number)
    if (code === undefined) return refuse("validation.gstStateUnknown")
    return registered === undefined || registered === code
      ? Result.succeed(code)
      : refuse("validation.gstinOtherState", { state: gstStates[registered] })
  })

/** What a GST invoice needs of its buyer, every failure at once. Spec: "GSTIN ... with billing address, business name, state". */
export const gstInvoiceDetails = (form: {
  readonly gstin: string
  readonly businessName: string
  readonly billingAddress: string
  readonly state: string
}) => {
  const number = gstin(form.gstin)
  return collectFailures({
    gstin: number,
    businessName: requiredText(form.businessName),
    billingAddress: requiredLimitedText(form.billingAddress, "address"),
    state: gstState(
      form.state,
      Result.getOrElse(number, () => ""),
    ),
  })
}
