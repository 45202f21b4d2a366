import { contract, exampleProfile } from "@application/kernel"
import { CurrencyCode, UserId } from "@domain/kernel"
import { Schema } from "effect"
import { leadFilter } from "./lead-filter.ts"

/**
 * What people need beside the list of leads: who waits, how fast leads of the filter were answered (milliseconds of the
 * business's own hours), and what a lead may be given. Ours.
 */
export const GetLeadDesk = contract("insights/GetLeadDesk", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leadDesk",
  summary: "Get who waits, how fast leads are answered, and who works on them",
  description:
    "unanswered counts the new leads of any day (of the filter's campaign). replies is the median time to the first answer of the newest 1,000 answered leads of the filter, in milliseconds in which the business was open; hours (weekday 0 Sunday, minutes from midnight) are those of its newest campaign that names some, and without any the clock runs day and night. members may own leads, and tags are those in use.",
  example: { ...exampleProfile, status: "New" },
  input: Schema.Struct(leadFilter),
  output: Schema.Struct({
    unanswered: Schema.Struct({ count: Schema.Int, oldestAt: Schema.optionalKey(Schema.Number) }),
    replies: Schema.Struct({ count: Schema.Int, medianMillis: Schema.optionalKey(Schema.Int) }),
    hours: Schema.optionalKey(Schema.Array(Schema.Struct({ weekday: Schema.Int, from: Schema.Int, to: Schema.Int }))),
    timeZone: Schema.String,
    currency: CurrencyCode,
    members: Schema.Array(Schema.Struct({ userId: UserId, name: Schema.String })),
    tags: Schema.Array(Schema.String),
  }),
})
