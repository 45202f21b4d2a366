import { declaredStore, documentOf } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** Visits of websites that have yet to be told to a network; what they say of a visitor is sealed. */
export const WaitingVisits = declaredStore({
  table: "waiting_visits",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id: Schema.Int }),
    document: Schema.Struct({ receivedAt: Schema.Int, sealed: Schema.String }),
    copied: ["receivedAt"],
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    ofBusiness: { by: ["businessProfileId"], order: ["id"] },
    oldest: { by: [], order: ["receivedAt", "businessProfileId", "id"] },
  },
  data: {
    kept: "until the network has it, seconds as a rule and a day at most",
    owner: "business",
    secret: ["document"],
    audited: "what visitors of websites did; which visits are told is in customer_lists",
  },
})
