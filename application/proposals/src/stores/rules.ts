import { declaredStore, documentOf } from "@application/kernel"
import { BusinessProfileId, MinorUnits } from "@domain/kernel"
import { SetRules } from "@domain/proposals"
import { Schema } from "effect"

/** The rules that approve small changes of a business, and the amount that they have changed on a day. */
export const RulesOfProposals = declaredStore({
  table: "proposal_rules",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId }),
    document: Schema.Struct({
      ...SetRules.fields,
      day: Schema.optionalKey(Schema.String),
      changedToday: Schema.optionalKey(MinorUnits),
    }),
  }),
  key: ["businessProfileId"],
  data: {
    kept: "as long as the business: what a person lets proposals do",
    owner: "business",
    audited: {
      clear: ["document.kinds", "document.dailyAmount", "document.setBy", "document.setAt"],
      unrecorded: ["documentVersion", "document.day", "document.changedToday"],
    },
  },
})
