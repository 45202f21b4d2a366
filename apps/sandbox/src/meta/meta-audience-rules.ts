import type { Context } from "../core/context.ts"
import { asArray, asNumber, asObject, asText, isObject, type Json, type JsonObject } from "../core/json.ts"
import { fieldsOf } from "./graph-description.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import type { GraphRequest } from "./graph-request.ts"
import { categoriesOf } from "./graph-special.ts"
import type { CustomAudience, GraphNode } from "./meta-state.ts"

/** Rows that one request may carry. Meta's guide "Customer file custom audiences". */
const MOST_ROWS = 10_000

/** What a row may tell, by Meta's guide; the mobile id and the advertiser's own id come as they are. */
const HASHED_KEYS = ["EMAIL", "PHONE", "GEN", "DOBY", "DOBM", "DOBD", "LN", "FN", "FI", "CT", "ST", "ZIP", "COUNTRY"]
const PLAIN_KEYS = ["MADID", "EXTERN_ID"]

/** Keys of a lookalike that its guide names and the description leaves out. */
const GUIDED = ["location_spec", "allow_international_seeds"]

/** A ratio of 1 to 20 percent, in whole percents. */
const isRatio = (value: Json | undefined): boolean => {
  const percent = (asNumber(value) ?? 0) * 100
  return percent >= 1 && percent <= 20 && Math.abs(percent - Math.round(percent)) < 1e-9
}

/** Refuses a lookalike's description that Meta's guide "Lookalike audiences" does not allow. */
export const checkLookalike = (version: number, value: Json | undefined): void => {
  if (!isObject(value)) throw invalidParameter("The parameter lookalike_spec is required.")
  const known = [...fieldsOf(version, "LookalikeSpec").keys(), ...GUIDED]
  const unknown = Object.keys(value).find((key) => !known.includes(key))
  if (unknown !== undefined) throw invalidParameter(`Unexpected key "${unknown}" on param "lookalike_spec".`)
  if (value["type"] === undefined && !isRatio(value["ratio"]))
    throw invalidParameter("lookalike_spec[ratio] must be from 0.01 to 0.20, in steps of 0.01.")
  if (value["location_spec"] === undefined && !/^[A-Z]{2}$/.test(asText(value["country"]) ?? ""))
    throw invalidParameter("lookalike_spec[country] must be a country of two letters.")
}

const isHash = (value: string): boolean => /^[0-9a-f]{64}$/.test(value)

/** What identifies a person among others: the end of its first hash, or undefined for a row without any. */
const personOf = (schema: readonly string[], row: Json): string | undefined => {
  const values = asArray(row).map((one) => asText(one) ?? "")
  const isWhole = values.length === schema.length
  const isRight = values.every((value, at) => value === "" || PLAIN_KEYS.includes(schema[at] ?? "") || isHash(value))
  const [first] = ["EMAIL", "PHONE", ...PLAIN_KEYS].flatMap((key) => values[schema.indexOf(key)] || [])
  return isWhole && isRight ? first?.slice(-24) : undefined
}

/** People of a request to add or to take off, and how many rows were none. */
export const peopleIn = ({ params }: GraphRequest): { people: string[]; received: number; invalid: number } => {
  const session = asObject(params["session"])
  const isSession =
    Number.isSafeInteger(asNumber(session["session_id"])) &&
    (asNumber(session["batch_seq"]) ?? 0) >= 1 &&
    typeof session["last_batch_flag"] === "boolean"
  if (!isSession) throw invalidParameter("session needs session_id, batch_seq and last_batch_flag.")
  const payload = asObject(params["payload"])
  const unknown = Object.keys(payload).find((key) => !["schema", "data", "is_raw"].includes(key))
  if (unknown !== undefined) throw invalidParameter(`Unexpected key "${unknown}" on param "payload".`)
  const schema = asArray(payload["schema"]).map((one) => asText(one) ?? "")
  const wrong = schema.find((key) => ![...HASHED_KEYS, ...PLAIN_KEYS].includes(key))
  if (schema.length === 0 || wrong !== undefined) throw invalidParameter(`payload[schema] knows no ${wrong ?? "keys"}.`)
  const rows = asArray(payload["data"])
  if (rows.length > MOST_ROWS)
    throw new GraphError(100, "(#100) Invalid parameter", {
      userMessage: `You can add or remove at most ${MOST_ROWS} people at a time.`,
    })
  const people = rows.flatMap((row) => personOf(schema, row) ?? [])
  return { people, received: rows.length, invalid: rows.length - people.length }
}

/** The terms of custom audiences, which an account's people accept by hand. Meta's error reference: 200, subcode 1870034. */
export const checkTerms = ({ failures }: Context, account: string): void => {
  const isOff = failures.list().some(({ provider, kind, path }) => {
    return provider === "meta" && kind === "decline" && path === "customaudiences"
  })
  if (!isOff) return
  failures.take("meta", "decline", "POST", "customaudiences")
  throw new GraphError(200, "(#200) Custom Audience Terms Not Accepted", {
    subcode: 1870034,
    status: 403,
    userTitle: "Custom Audience Terms Not Accepted",
    userMessage: `You'll need to agree to the Custom Audience terms before you can create or edit an audience or an ad set: https://business.facebook.com/customaudiences/app/tos/?act=${account}`,
  })
}

const idsIn = (targeting: JsonObject, name: string): string[] =>
  asArray(targeting[name]).map((one) => asText(asObject(one)["id"]) ?? "")

const isLookalike = ({ fields }: CustomAudience): boolean => fields["subtype"] === "LOOKALIKE"

/**
 * Refuses an ad set whose audiences its account does not have, or uses in both ways, and in a special category lookalikes and
 * anybody left out. Meta's help "Audiences for housing, employment or financial products and services campaigns".
 */
export const checkAimedAudiences = (context: Context, campaign: GraphNode, value: Json | undefined): void => {
  const targeting = asObject(value)
  const [included, excluded] = [idsIn(targeting, "custom_audiences"), idsIn(targeting, "excluded_custom_audiences")]
  const audiences = [...included, ...excluded].map((id) => {
    const audience = context.state.meta.audiences?.[id]
    if (audience?.ownerId !== campaign.ownerId)
      throw new GraphError(100, "(#100) Invalid parameter", {
        userTitle: "Custom audience unavailable",
        userMessage: `The custom audience ${id} does not exist, or its ad account does not share it.`,
      })
    return audience
  })
  if (included.some((id) => excluded.includes(id)))
    throw invalidParameter("Invalid parameter", "The same custom audience cannot be included and excluded.")
  if (categoriesOf(campaign.fields).length === 0) return
  if (excluded.length > 0 || audiences.some(isLookalike))
    throw new GraphError(100, "(#100) Special Ad Category errors", {
      subcode: 2909034,
      userMessage: "Lookalike audiences and excluded audiences are not available.",
    })
}
