import type { Context } from "../core/context.ts"
import { asNumber, asObject, asText, type JsonObject } from "../core/json.ts"
import { fieldError } from "./google-ads-error.ts"
import type { ListMembers, Resource } from "./google-ads-state.ts"

/** People are found within two days; here after one. */
const FOUND_AFTER = 86_400_000
/** Three in four people are found, whoever asks. */
const FOUND_SIXTEENTHS = 12
/** People that ads are shown to at least. Google Ads Help, "Size of your data segment". */
const LEAST_PEOPLE = 100

/** The longest that anybody stays on a list. `UserList.membership_life_span`. */
const LONGEST_STAY = 540

/** What Google asks of a list of customers beyond the kinds of its fields. */
export const checkUserList = (fields: JsonObject): void => {
  const days = asNumber(fields["membershipLifeSpan"]) ?? 0
  if (days < 0 || days > LONGEST_STAY)
    throw fieldError(
      "rangeError",
      days < 0 ? "TOO_LOW" : "TOO_HIGH",
      "The membership life span must be 0 to 540 days.",
      ["create", "membership_life_span"],
    )
  if ((asText(fields["name"]) ?? "").length > 255)
    throw fieldError("userListError", "INVALID_NAME", "The name is too long.", ["create", "name"])
  if (asObject(fields["crmBasedUserList"])["uploadKeyType"] === undefined)
    throw fieldError("fieldError", "REQUIRED", "The required field was not present.", [
      "create",
      "crm_based_user_list",
      "upload_key_type",
    ])
}

/** A whole number with two digits that count, as Google tells sizes. */
const rounded = (size: number): number => {
  const unit = 10 ** Math.max(0, String(size).length - 2)
  return Math.floor(size / unit) * unit
}

const foundIn = ({ people }: ListMembers): number =>
  people.filter((person) => Number.parseInt(person.at(-1) ?? "f", 16) < FOUND_SIXTEENTHS).length

const sizeOf = (context: Context, members: ListMembers | undefined): number | undefined => {
  if (members === undefined) return undefined
  return context.clock.now() < members.changedMs + FOUND_AFTER ? members.before : foundIn(members)
}

/** Puts people on a list or takes them off; nobody new or gone is no change. */
export const changeMembers = (context: Context, list: string, people: readonly string[], adds: boolean): void => {
  const all = (context.state.googleAds.members ??= {})
  const members = all[list] ?? { people: [], changedMs: context.clock.now() }
  const changed = new Set(people)
  const others = members.people.filter((person) => !changed.has(person))
  const next = adds ? [...others, ...changed] : others
  if (next.length === members.people.length) return
  const before = sizeOf(context, all[list])
  all[list] = { people: next, ...(before !== undefined && { before }), changedMs: context.clock.now() }
}

/** A list as a query answers it, with the sizes that Google has worked out. */
export const showUserList = (context: Context, list: Resource): JsonObject => {
  const members = context.state.googleAds.members?.[list.resourceName]
  const size = sizeOf(context, members)
  const told = members?.people.length ?? 0
  return {
    membershipStatus: "OPEN",
    ...list.fields,
    resourceName: list.resourceName,
    id: list.id,
    type: "CRM_BASED",
    ...(size !== undefined && {
      sizeForSearch: String(rounded(size)),
      sizeForDisplay: String(rounded(size)),
      eligibleForSearch: size >= LEAST_PEOPLE,
      eligibleForDisplay: size >= LEAST_PEOPLE,
      matchRatePercentage: told === 0 ? 0 : Math.round((100 * size) / told),
    }),
  }
}
