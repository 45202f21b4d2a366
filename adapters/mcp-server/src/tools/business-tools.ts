import { GetBusinessProfile } from "@application/businesses/contract"
import { BusinessProfileId, Region } from "@domain/kernel"
import { Effect, Schema } from "effect"
import { tool } from "../tool.ts"
import { untrusted, Untrusted } from "../untrusted.ts"
import { Link, linkTo } from "./parts.ts"

/** Where a task begins: the businesses of the person that the assistant may read. */
export const listBusinesses = tool({
  name: "list_businesses",
  title: "List businesses",
  description:
    "Lists the businesses that you may read for this person, with the number that every other tool asks for. Call it first. Example: which businesses are connected?",
  contracts: [GetBusinessProfile],
  input: Schema.Struct({}),
  output: Schema.Struct({
    businesses: Schema.Array(
      Schema.Struct({ businessProfileId: BusinessProfileId, name: Untrusted, region: Region, link: Link }),
    ),
  }),
  run: (_, { call, businesses, origin }) =>
    Effect.map(
      Effect.forEach(businesses, (businessProfileId) => call(GetBusinessProfile, { businessProfileId })),
      (profiles) => ({
        businesses: profiles.map(({ id, name, region }) => ({
          businessProfileId: id,
          name: untrusted(name),
          region,
          link: linkTo(origin, "dashboard", id),
        })),
      }),
    ),
})
