import { declaredStore, documentOf } from "@application/kernel"
import { StoreBudgetDraft } from "@domain/franchise"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** The budget over stores that a franchise works on; `version` counts its changes. */
export const FranchiseBudgets = declaredStore({
  table: "franchise_budgets",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId }),
    document: Schema.Struct({ ...StoreBudgetDraft.fields, version: Schema.Int }),
  }),
  key: ["businessProfileId"],
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: [
        "document.version",
        "document.total",
        "document.minimum",
        "document.maximum",
        "document.distribution",
        "document.regions",
        "document.days",
      ],
      hidden: ["document.amounts"],
      unrecorded: ["documentVersion"],
    },
  },
})
