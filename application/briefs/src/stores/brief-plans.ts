import { declaredStore, documentOf } from "@application/kernel"
import { PlanLine } from "@domain/briefs"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** The plans of briefs as they are written; `revision` counts their changes. */
export const BriefPlans = declaredStore({
  table: "brief_plans",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, briefId: Schema.Int }),
    document: Schema.Struct({ lines: Schema.Array(PlanLine), revision: Schema.Int, updatedAt: Schema.Number }),
  }),
  key: ["businessProfileId", "briefId"],
  data: {
    kept: "for ever: what was asked for and approved; of a draft until its writer deletes it",
    owner: "business",
    audited: {
      clear: ["document.revision"],
      hidden: ["document.lines"],
      unrecorded: ["documentVersion", "document.updatedAt"],
    },
  },
})
