import { Schema } from "effect"
import { contract, exampleProfile } from "@application/kernel"
import { Dashboard } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"

/** Numbers of a range of local calendar dates (inclusive) and of the range of equal length before it. */
export const GetDashboard = contract("insights/GetDashboard", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/dashboard",
  summary: "Get a business profile's results in a range of days",
  description: "Days are those of the business's time zone, both ends included. previous is the range before it.",
  example: { ...exampleProfile, from: "2026-11-01", to: "2026-11-30" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    from: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
    to: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
  }),
  output: Dashboard,
})
