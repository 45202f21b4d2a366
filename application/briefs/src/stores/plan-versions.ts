import { declaredStore, documentOf } from "@application/kernel"
import { PlanVersion } from "@domain/briefs"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

const { version, ...fields } = PlanVersion.fields

/** Plans of briefs as they were sent for approval, with what their approvers said. */
export const PlanVersions = declaredStore({
  table: "brief_plan_versions",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, briefId: Schema.Int, version }),
    document: Schema.Struct(fields),
  }),
  key: ["businessProfileId", "briefId", "version"],
  lists: { ofBrief: { by: ["businessProfileId", "briefId"], order: ["version"], isDescending: true } },
  data: {
    kept: "for ever: what was sent and approved",
    owner: "business",
    audited: {
      clear: [
        "document.hash",
        "document.currency",
        "document.approverIds",
        "document.sentBy",
        "document.sentAt",
        "document.deadlineAt",
        "document.isReplaced",
        "document.campaigns",
      ],
      hidden: ["document.lines", "document.decisions"],
      unrecorded: ["documentVersion"],
    },
  },
})
