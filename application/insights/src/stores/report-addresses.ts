import { Schema } from "effect"
import { columnsOf, declaredStore } from "@application/kernel"
import { ReportAddress } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"

/** Outside addresses that businesses asked whether they want regular reports, with their answers. */
export const ReportAddresses = declaredStore({
  table: "report_addresses",
  row: columnsOf(Schema.Struct({ businessProfileId: BusinessProfileId, ...ReportAddress.fields })),
  key: ["businessProfileId", "address"],
  lists: { ofBusiness: { by: ["businessProfileId"], order: [{ text: "address" }] } },
  data: {
    kept: "while the business exists: who agreed, and who said no; a question without an answer until 90 days after its link ended, if no report names the address",
    owner: "business",
    audited: {
      key: ["businessProfileId"],
      clear: ["state", "changedAt", "asks", "linkUntil"],
      hidden: ["address"],
    },
  },
})
