import { isObject, type JsonObject } from "../core/json.ts"
import { invalidRequest } from "./stripe-error.ts"

/** A Stripe list of newest-first items, paged by limit, starting_after and ending_before. */
export const showList = (url: string, items: readonly JsonObject[], params: JsonObject): JsonObject => {
  const limit = params["limit"] === undefined ? 10 : Number(params["limit"])
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalidRequest("Invalid limit: between 1 and 100.", { param: "limit" })
  const sorted = items.toSorted((left, right) => Number(right["created"]) - Number(left["created"]))
  const position = (id: unknown): number => sorted.findIndex((item) => isObject(item) && item["id"] === id)
  const after = params["starting_after"]
  const before = params["ending_before"]
  const from = after === undefined ? 0 : position(after) + 1
  const until = before === undefined ? sorted.length : position(before)
  const page = sorted.slice(from, until).slice(0, limit)
  return { object: "list", url, has_more: sorted.slice(from, until).length > limit, data: page }
}
