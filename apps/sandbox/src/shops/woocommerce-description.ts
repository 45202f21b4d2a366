import facts from "@tools/provider-facts/woocommerce.json" with { type: "json" }
import type { JsonObject } from "../core/json.ts"

interface Call {
  readonly required: string
  readonly parameters: Readonly<Record<string, string>>
  readonly enums: Readonly<Record<string, string>>
  readonly ranges: Readonly<Record<string, string>>
}

/** The calls that WooCommerce's own index describes. */
export type WooCall = keyof typeof facts.calls

/** What is wrong with a value, in WordPress's words and with its code; undefined where nothing is. */
const wrongIn = (name: string, value: string, type: string, values: string | undefined, range: string) => {
  const isList = type.startsWith("list<")
  const kind = isList ? type.slice(5, -1) : type
  const allowed = values?.split(" ")
  const [least = "", most = ""] = range.split("..")
  for (const one of isList ? value.split(",").filter((item) => item !== "") : [value]) {
    if (kind === "integer" && !/^-?\d+$/u.test(one))
      return { code: "rest_invalid_type", message: `${name} is not of type integer.` }
    if (kind === "boolean" && !["true", "false", "1", "0", ""].includes(one.toLowerCase()))
      return { code: "rest_invalid_type", message: `${name} is not of type boolean.` }
    if (allowed?.includes(one) === false)
      return { code: "rest_not_in_enum", message: `${name} is not one of ${allowed.join(", ")}.` }
    if ((least !== "" && Number(one) < Number(least)) || (most !== "" && Number(one) > Number(most))) {
      const bounds =
        most === "" ? `greater than or equal to ${least}` : `between ${least} (inclusive) and ${most} (inclusive)`
      return { code: "rest_out_of_bounds", message: `${name} must be ${bounds}` }
    }
  }
  return undefined
}

/**
 * WordPress's refusal of a call's parameters by their description; undefined where WordPress takes them. WordPress
 * ignores parameters that the description does not name.
 */
export const wooRefusal = (name: WooCall, sent: Readonly<Record<string, string>>): JsonObject | undefined => {
  const { required, parameters, enums, ranges }: Call = facts.calls[name]
  const missing = required.split(" ").filter((one) => one !== "" && sent[one] === undefined)
  if (missing.length > 0)
    return {
      code: "rest_missing_callback_param",
      message: `Missing parameter(s): ${missing.join(", ")}`,
      data: { status: 400, params: missing },
    }
  const wrong = Object.entries(parameters).flatMap(([type, list]) =>
    list.split(" ").flatMap((parameter) => {
      const value = sent[parameter]
      const found =
        value === undefined ? undefined : wrongIn(parameter, value, type, enums[parameter], ranges[parameter] ?? "")
      return found === undefined ? [] : [[parameter, found] as const]
    }),
  )
  if (wrong.length === 0) return undefined
  return {
    code: "rest_invalid_param",
    message: `Invalid parameter(s): ${wrong.map(([parameter]) => parameter).join(", ")}`,
    data: {
      status: 400,
      params: Object.fromEntries(wrong.map(([parameter, { message }]) => [parameter, message])),
      details: Object.fromEntries(wrong.map(([parameter, found]) => [parameter, { ...found, data: null }])),
    },
  }
}
