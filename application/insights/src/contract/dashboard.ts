import { Schema } from "effect"
import { contract } from "@application/kernel"
import { Dashboard } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"

/** Numbers of a range of local calendar dates (inclusive) and of the range of equal length before it. */
export const GetDashboard = contract("insights/GetDashboard", {
  access: "readReports",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    from: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
    to: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
  }),
  output: Dashboard,
})
