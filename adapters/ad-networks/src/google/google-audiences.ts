import type { NetworkAudience } from "@application/audiences/ports"
import { type AdNetworkError, NetworkRefused } from "@application/campaigns/ports"
import { type HashedPerson, leastFound, type NetworkAudienceState } from "@domain/audiences"
import { Array as Arr, Effect } from "effect"
import type { AudienceNetwork } from "../audience-network.ts"
import { at, listOf, numberOf, textOf } from "../json-reader.ts"
import { googleClient, quoted } from "./google-client.ts"
import { destinationOf, identifiersOf } from "./google-person.ts"
import type { GoogleAdsOptions } from "./google-options.ts"

/** People that one request may carry. Source: google/ads/datamanager/v1/ingestion_service.proto. */
const mostPeople = 10_000
/** Days that a person stays on a list at most. Source: UserList.membership_life_span. */
const longestStay = 540

const granted = { adUserData: "CONSENT_GRANTED", adPersonalization: "CONSENT_GRANTED" }

const memberOf = (person: HashedPerson) => {
  const userIdentifiers = identifiersOf(person)
  return userIdentifiers.length === 0 ? [] : [{ userData: { userIdentifiers } }]
}

/** The customer and the number in a list's resource name, `customers/1/userLists/2`. */
const partsOf = ({ externalId }: NetworkAudience) => {
  const [, customer = "", list = ""] = /^customers\/(\d+)\/userLists\/(\d+)$/u.exec(externalId) ?? []
  return { customer, list }
}

const stateOf = (list: unknown): NetworkAudienceState => {
  if (at(list, "membershipStatus") === "CLOSED")
    return { status: "Refused", reason: textOf(at(list, "closingReason")) ?? "CLOSED" }
  const told = at(list, "sizeForSearch")
  if (told === undefined) return { status: "Preparing" }
  const size = numberOf(told)
  const isEligible = at(list, "eligibleForSearch") !== false && size >= leastFound.Google
  return { status: isEligible ? "Ready" : "TooSmall", leastSize: size, mostSize: size }
}

/**
 * Customer Match: lists are Google Ads' own, people reach them through the Data Manager API, since Google Ads' own upload takes no
 * new developers after 2026-04-01.
 */
export const googleAudiences = (options: GoogleAdsOptions): AudienceNetwork => {
  const client = googleClient(options)

  const inBatches = Effect.fnUntraced(function* (
    audience: NetworkAudience,
    people: ReadonlyArray<HashedPerson>,
    method: "ingest" | "remove",
    more: Readonly<Record<string, unknown>>,
  ) {
    const { customer, list } = partsOf(audience)
    const destinations = [destinationOf(options, customer, list)]
    for (const audienceMembers of Arr.chunksOf(people.flatMap(memberOf), mostPeople))
      yield* client.dataManager(`audienceMembers:${method}`, {
        destinations,
        audienceMembers,
        encoding: "HEX",
        ...more,
      })
  })

  const rowOf = Effect.fnUntraced(function* (customer: string, fields: string, where: string) {
    const [row] = yield* client.rows(customer, `SELECT ${fields} FROM user_list WHERE ${where} LIMIT 1`)
    return at(row, "userList")
  })

  return {
    makeCustomerList: Effect.fnUntraced(function* ({ region, name, days }): Effect.fn.Return<string, AdNetworkError> {
      const customer = options.customers[region]
      const known = yield* rowOf(customer, "user_list.resource_name", `user_list.name = ${quoted(name)}`)
      const existing = textOf(at(known, "resourceName"))
      if (existing !== undefined) return existing
      const create = {
        name,
        membershipStatus: "OPEN",
        membershipLifeSpan: String(Math.min(days ?? longestStay, longestStay)),
        crmBasedUserList: { uploadKeyType: "CONTACT_INFO", dataSourceType: "FIRST_PARTY" },
      }
      const body = yield* client.post(`customers/${customer}/userLists:mutate`, { operations: [{ create }] })
      const made = textOf(at(listOf(at(body, "results"))[0], "resourceName"))
      return made ?? (yield* new NetworkRefused({ reason: `${name} is missing` }))
    }),
    addPeople: (audience, people) =>
      inBatches(audience, people, "ingest", {
        consent: granted,
        termsOfService: { customerMatchTermsOfServiceStatus: "ACCEPTED" },
      }),
    removePeople: (audience, people) => inBatches(audience, people, "remove", {}),
    state: Effect.fnUntraced(function* (audience) {
      const list = yield* rowOf(
        partsOf(audience).customer,
        "user_list.resource_name, user_list.membership_status, user_list.closing_reason, user_list.size_for_search, user_list.eligible_for_search",
        `user_list.resource_name = ${quoted(audience.externalId)}`,
      )
      return list === undefined ? yield* new NetworkRefused({ reason: "The list is gone" }) : stateOf(list)
    }),
    remove: Effect.fnUntraced(function* (audience) {
      const { customer } = partsOf(audience)
      const { externalId } = audience
      const list = yield* rowOf(customer, "user_list.resource_name", `user_list.resource_name = ${quoted(externalId)}`)
      if (list === undefined) return
      yield* client.post(`customers/${customer}/userLists:mutate`, { operations: [{ remove: externalId }] })
    }),
  }
}
