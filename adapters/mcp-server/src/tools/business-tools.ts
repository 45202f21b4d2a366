import { GetBusinessProfile } from "@application/businesses/contract"
import { BusinessProfileId, Region } from "@domain/kernel"
import { Effect, Schema } from "effect"
import { tool } from "../tool.ts"
import { untrusted, Untrusted } from "../untrusted.ts"
import { Link, linkTo } from "./parts.ts"

const mostAtOnce = 20

/** Where a task begins: the businesses of the person that the assistant may read. */
export const listBusinesses = tool({
  name: "list_businesses",
  title: "List businesses",
  description:
    "Lists the businesses that you may read for this person, with the number that every other tool asks for. Call it first. Example: which businesses are connected?",
  contracts: [GetBusinessProfile],
  input: Schema.Struct({
    after: Schema.optionalKey(BusinessProfileId).annotate({
      description: "Continues the list: the next of the answer before.",
    }),
  }),
  output: Schema.Struct({
    businesses: Schema.Array(
      Schema.Struct({ businessProfileId: BusinessProfileId, name: Untrusted, region: Region, link: Link }),
    ),
    next: Schema.optionalKey(BusinessProfileId),
  }),
  run: ({ after = 0 }, { call, businesses, origin }) => {
    const left = businesses.filter((one) => one > after).toSorted((one, other) => one - other)
    const page = left.slice(0, mostAtOnce)
    const last = page.at(-1)
    return Effect.map(
      Effect.forEach(page, (businessProfileId) => call(GetBusinessProfile, { businessProfileId })),
      (profiles) => ({
        businesses: profiles.map(({ id, name, region }) => ({
          businessProfileId: id,
          name: untrusted(name),
          region,
          link: linkTo(origin, "dashboard", id),
        })),
        ...(last !== undefined && left.length > page.length && { next: last }),
      }),
    )
  },
})
