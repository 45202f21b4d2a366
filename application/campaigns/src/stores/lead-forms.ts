import { Schema } from "effect"
import { declaredStore, documentOf } from "@application/kernel"
import { SavedLeadForm } from "@domain/creatives"
import { BusinessProfileId, UserId } from "@domain/kernel"

const { id, version, ...content } = SavedLeadForm.fields

const kept = "until removed: what people and portals have set up"

/** Forms that a business keeps, to use them in campaigns, each as it is now. */
export const SavedLeadForms = declaredStore({
  table: "saved_lead_forms",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id }),
    document: Schema.Struct({ ...content, version, changedAt: Schema.Int, changedBy: Schema.optionalKey(UserId) }),
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: { ofBusiness: { by: ["businessProfileId"], order: ["id"], isDescending: true } },
  data: {
    kept,
    owner: "business",
    audited: {
      clear: ["document.version"],
      hidden: ["document.name", "document.form"],
      unrecorded: ["documentVersion", "document.changedAt", "document.changedBy"],
    },
  },
})

/** The newest versions of saved forms, which are added and removed but never changed. */
export const LeadFormVersions = declaredStore({
  table: "saved_lead_form_versions",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, formId: id, version }),
    document: Schema.Struct({ ...content, madeAt: Schema.Int, madeBy: Schema.optionalKey(UserId) }),
  }),
  key: ["businessProfileId", "formId", "version"],
  isAddedOnly: true,
  lists: { newest: { by: ["businessProfileId", "formId"], order: ["version"], isDescending: true } },
  data: {
    kept: "the newest 20 of each form, until the form is removed",
    owner: "business",
    audited: "a version is what the change of its form says",
  },
})
