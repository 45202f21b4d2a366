import { columnsOf, declaredStore } from "@application/kernel"
import { KeptSaleValue } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** What owners say of a sale of their business, from which returns are computed. */
export const SaleValues = declaredStore({
  table: "sale_values",
  row: columnsOf(Schema.Struct({ businessProfileId: BusinessProfileId, ...KeptSaleValue.fields })),
  key: ["businessProfileId"],
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: { clear: ["averageSale", "closePercent"], unrecorded: ["version"] },
  },
})
