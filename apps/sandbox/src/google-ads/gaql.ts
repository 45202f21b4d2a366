import { GoogleAdsError } from "./google-ads-error.ts"

export type Condition = { readonly field: string; readonly operator: string; readonly values: readonly string[] }
export type Query = {
  readonly select: readonly string[]
  readonly from: string
  readonly where: readonly Condition[]
  readonly orderBy: readonly { field: string; descending: boolean }[]
  readonly limit: number | null
}

export const queryError = (code: string, message: string): GoogleAdsError =>
  new GoogleAdsError({ errorCode: { queryError: code }, message })

const CONDITION =
  /^([a-z_.0-9]+)\s*(!=|<=|>=|=|<|>|\bNOT IN\b|\bIN\b|\bBETWEEN\b|\bDURING\b|\bLIKE\b|\bNOT LIKE\b|\bCONTAINS ANY\b|\bIS NOT NULL\b|\bIS NULL\b)\s*(.*)$/is

/** AND outside quoted text. */
const OUTER_AND = / AND (?=(?:[^']*'[^']*')*[^']*$)/i

const values = (text: string): string[] =>
  [...text.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([^\s,()'"]+)/g)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? "")
    .filter((value) => value.toUpperCase() !== "AND")

/** Reads SELECT … FROM … [WHERE …] [ORDER BY …] [LIMIT …]; anything else is a query error. */
export const parseGaql = (source: string): Query => {
  const text = source.replace(/\s+/g, " ").trim().replace(/;$/, "")
  const parts = text.match(
    /^SELECT (.+?) FROM ([a-z_]+)(?: WHERE (.+?))?(?: ORDER BY (.+?))?(?: LIMIT (\d+))?(?: PARAMETERS .+)?$/i,
  )
  if (parts === null) throw queryError("UNEXPECTED_INPUT", "Error in query: unexpected input.")
  const [, select = "", from = "", where, order, limit] = parts
  const guarded = (where ?? "").replace(
    /BETWEEN\s+('[^']*'|"[^"]*"|\S+)\s+AND\s+/gi,
    (_, first: string) => `BETWEEN ${first} , `,
  )
  const conditions = where === undefined ? [] : guarded.split(OUTER_AND)
  return {
    select: select.split(",").map((field) => field.trim()),
    from: from.toLowerCase(),
    where: conditions.map((condition) => {
      const match = condition.trim().match(CONDITION)
      if (match === null) throw queryError("BAD_OPERATOR", `Error in WHERE clause near '${condition.trim()}'.`)
      return { field: match[1] ?? "", operator: (match[2] ?? "").toUpperCase(), values: values(match[3] ?? "") }
    }),
    orderBy: (order ?? "")
      .split(",")
      .filter((one) => one.trim() !== "")
      .map((one) => {
        const [field = "", direction = "ASC"] = one.trim().split(" ")
        return { field, descending: direction.toUpperCase() === "DESC" }
      }),
    limit: limit === undefined ? null : Number(limit),
  }
}

const order = (left: string, right: string): number =>
  /^-?\d+(\.\d+)?$/.test(left) && /^-?\d+(\.\d+)?$/.test(right)
    ? Number(left) - Number(right)
    : left < right
      ? -1
      : left > right
        ? 1
        : 0

/** Whether a value meets a condition; lists meet CONTAINS ANY. */
export const meets = (condition: Condition, value: string | undefined): boolean => {
  const [first = "", second = ""] = condition.values
  switch (condition.operator) {
    case "IS NULL":
      return value === undefined
    case "IS NOT NULL":
      return value !== undefined
    case "!=":
      return value !== first
    case "NOT IN":
      return value === undefined || !condition.values.includes(value)
    case "NOT LIKE":
      return !like(value ?? "", first)
  }
  if (value === undefined) return false
  switch (condition.operator) {
    case "=":
      return value === first
    case "IN":
    case "CONTAINS ANY":
      return condition.values.includes(value)
    case "<":
      return order(value, first) < 0
    case "<=":
      return order(value, first) <= 0
    case ">":
      return order(value, first) > 0
    case ">=":
      return order(value, first) >= 0
    case "BETWEEN":
      return order(value, first) >= 0 && order(value, second) <= 0
    default:
      return like(value, first)
  }
}

const like = (value: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|\\]/g, "\\$&").replaceAll("%", ".*")}$`, "is").test(value)

export const compareValues = order
