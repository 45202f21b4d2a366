import { columnsOf, declaredStore } from "@application/kernel"
import { PlanComment } from "@domain/briefs"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** Remarks on cells and lines of plans. */
export const PlanComments = declaredStore({
  table: "brief_comments",
  row: columnsOf(Schema.Struct({ ...PlanComment.fields, businessProfileId: BusinessProfileId, briefId: Schema.Int })),
  key: ["businessProfileId", "briefId", "id"],
  numbered: "id",
  lists: { ofBrief: { by: ["businessProfileId", "briefId"], order: ["id"] } },
  data: {
    kept: "for ever: what was asked for and approved; until its writer removes it",
    owner: "business",
    audited: { clear: ["lineId", "cell", "userId", "at"], hidden: ["text"] },
  },
})
