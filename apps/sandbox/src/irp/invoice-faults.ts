import { asArray, asNumber, asObject, asText, type JsonObject } from "../core/json.ts"

/** A fault by the portal's number and words. */
export type Fault = readonly [code: string, message: string]

const patterns: ReadonlyArray<readonly [part: string, field: string, pattern: RegExp]> = [
  ["TranDtls", "TaxSch", /^GST$/],
  ["TranDtls", "SupTyp", /^(?:B2B|SEZWP|SEZWOP|EXPWP|EXPWOP|DEXP)$/],
  ["DocDtls", "Typ", /^(?:INV|CRN|DBN)$/],
  ["DocDtls", "No", /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/],
  ["DocDtls", "Dt", /^[0-3]\d\/[01]\d\/20\d\d$/],
  ["ValDtls", "AssVal", /^\d+(?:\.\d{1,2})?$/],
  ["ValDtls", "TotInvVal", /^\d+(?:\.\d{1,2})?$/],
  ["BuyerDtls", "Pos", /^\d{1,2}$/],
  ...(["SellerDtls", "BuyerDtls"] as const).flatMap(
    (part) =>
      [
        [part, "Gstin", /^\d{2}[A-Z\d]{13}$/],
        [part, "LglNm", /^.{3,100}$/s],
        [part, "Addr1", /^.{1,100}$/s],
        [part, "Loc", /^.{3,50}$/s],
        [part, "Pin", /^[1-9]\d{5}$/],
        [part, "Stcd", /^\d{1,2}$/],
      ] as const,
  ),
]

const itemPatterns: Readonly<Record<string, RegExp>> = {
  SlNo: /^\d{1,6}$/,
  IsServc: /^[YN]$/,
  HsnCd: /^\d{4,8}$/,
  UnitPrice: /^\d+(?:\.\d{1,3})?$/,
  TotAmt: /^\d+(?:\.\d{1,2})?$/,
  AssAmt: /^\d+(?:\.\d{1,2})?$/,
  GstRt: /^\d{1,3}(?:\.\d{1,3})?$/,
  TotItemVal: /^\d+(?:\.\d{1,2})?$/,
}

/** The first two digits of the PIN codes of some states. */
const pins: Readonly<Record<string, readonly [from: number, to: number]>> = {
  "07": [11, 11],
  "24": [36, 39],
  "27": [40, 44],
  "29": [56, 59],
  "32": [67, 69],
  "33": [60, 66],
}

const rates = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40]

const isOtherState = (party: JsonObject): boolean => {
  const range = pins[asText(party["Stcd"]) ?? ""]
  const start = Math.trunc((asNumber(party["Pin"]) ?? 0) / 10_000)
  return range !== undefined && (start < range[0] || start > range[1])
}

const number = (object: JsonObject, name: string): number => asNumber(object[name]) ?? 0

const near = (left: number, right: number): boolean => Math.abs(left - right) <= 1

const schemaFaults = (invoice: JsonObject): ReadonlyArray<Fault> => {
  const missing = (object: JsonObject, field: string, pattern: RegExp) => !pattern.test(asText(object[field]) ?? "")
  const faults = patterns
    .filter(([part, field, pattern]) => missing(asObject(invoice[part]), field, pattern))
    .map(([part, field]): Fault => {
      const label =
        field === "Pin" ? `${part}: PIN code is missing or invalid` : `${part}.${field} is missing or invalid`
      return ["5002", label]
    })
  const items = asArray(invoice["ItemList"]).flatMap((one, index) =>
    Object.entries(itemPatterns)
      .filter(([field, pattern]) => missing(asObject(one), field, pattern))
      .map(([field]): Fault => ["5002", `ItemList[${index}].${field} is missing or invalid`]),
  )
  const whole: ReadonlyArray<Fault> = [
    ...(invoice["Version"] === "1.1" ? [] : [["5002", "Version must be 1.1"] as const]),
    ...(asArray(invoice["ItemList"]).length === 0 ? [["5002", "ItemList is empty"] as const] : []),
  ]
  return [...whole, ...faults, ...items]
}

const itemFaults = (one: JsonObject, isWithin: boolean, isTaxed: boolean): ReadonlyArray<Fault> => {
  const rate = number(one, "GstRt")
  const [integrated, central, state] = [number(one, "IgstAmt"), number(one, "CgstAmt"), number(one, "SgstAmt")]
  const due = isTaxed ? (number(one, "AssAmt") * rate) / 100 : 0
  const checks: ReadonlyArray<readonly [boolean, string, string]> = [
    [rates.includes(rate), "2240", `GST rate ${rate} is invalid`],
    [near(number(one, "TotAmt") - number(one, "Discount"), number(one, "AssAmt")), "2194", "Invalid assessable amount"],
    [isWithin ? integrated === 0 : central === 0 && state === 0, "2172", "The tax is not that of the place of supply"],
    [near(integrated + central + state, due), "2235", "The tax is not the rate's share of the assessable amount"],
    [
      near(number(one, "AssAmt") + integrated + central + state, number(one, "TotItemVal")),
      "2193",
      "Invalid total item value",
    ],
  ]
  return checks.filter(([isRight]) => !isRight).map(([, code, message]): Fault => [code, message])
}

/** What the portal refuses an invoice for; none when it registers it. */
export const invoiceFaults = (invoice: JsonObject, user: string): ReadonlyArray<Fault> => {
  const wrong = schemaFaults(invoice)
  if (wrong.length > 0) return wrong
  const [seller, buyer, values] = ["SellerDtls", "BuyerDtls", "ValDtls"].map((part) => asObject(invoice[part]))
  if (seller === undefined || buyer === undefined || values === undefined) return []
  const supply = asText(asObject(invoice["TranDtls"])["SupTyp"]) ?? ""
  const isWithin = supply === "B2B" && seller["Stcd"] === buyer["Pos"]
  const items = asArray(invoice["ItemList"]).map(asObject)
  const sum = (name: string) => items.reduce((all, one) => all + number(one, name), 0)
  const checks: ReadonlyArray<readonly [boolean, string, string]> = [
    [seller["Gstin"] === user, "2163", "The GSTIN of the seller is not the user's"],
    [seller["Gstin"] !== buyer["Gstin"], "2211", "Supplier and recipient GSTIN should not be the same"],
    [!isOtherState(seller), "3039", "PIN code of the seller does not belong to the state"],
    [!isOtherState(buyer), "3039", "PIN code of the buyer does not belong to the state"],
    [near(sum("AssAmt"), number(values, "AssVal")), "2182", "Invalid total assessable value"],
    [near(sum("TotItemVal"), number(values, "TotInvVal")), "2189", "Invalid total invoice value"],
  ]
  return [
    ...checks.filter(([isRight]) => !isRight).map(([, code, message]): Fault => [code, message]),
    ...items.flatMap((one) => itemFaults(one, isWithin, supply !== "SEZWOP" && supply !== "EXPWOP")),
  ]
}
