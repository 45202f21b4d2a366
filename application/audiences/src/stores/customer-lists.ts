import { declaredStore, documentOf } from "@application/kernel"
import { CustomerList, HashedPerson, ListNetwork } from "@domain/audiences"
import { BusinessProfileId, CustomerListId, PortalId } from "@domain/kernel"
import { Schema } from "effect"

const { id: listId, ...list } = CustomerList.fields

/** Businesses' lists of customers, audiences of visitors and their lookalikes; nobody on them is stored with them. */
export const CustomerLists = declaredStore({
  table: "customer_lists",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id: listId }),
    document: Schema.Struct({
      ...list,
      portalId: PortalId,
      lookAt: Schema.Int,
      /** The end that the owner was warned of last. */
      toldEnd: Schema.optionalKey(Schema.Int),
    }),
    copied: ["state", "lookAt"],
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    ofBusiness: { by: ["businessProfileId"], order: ["id"], isDescending: true },
    due: { by: ["state"], order: ["lookAt", "id"] },
  },
  data: {
    kept: "until removed and gone from every network: what people and portals have set up",
    owner: "business",
    audited: {
      clear: ["state", "document.days", "document.consent", "document.lookalike", "document.visitors"],
      hidden: ["document.name"],
      unrecorded: [
        "documentVersion",
        "lookAt",
        "document.lookAt",
        "document.networks",
        "document.people",
        "document.upload",
        "document.filledAt",
        "document.toldEnd",
      ],
    },
  },
})

/** Hashed people who have yet to be sent to a network. */
export const CustomerListBatches = declaredStore({
  table: "customer_list_batches",
  row: documentOf({
    key: Schema.Struct({
      businessProfileId: BusinessProfileId,
      listId: CustomerListId,
      network: ListNetwork,
      id: Schema.Int,
    }),
    document: Schema.Struct({ receivedAt: Schema.Int, people: Schema.Array(HashedPerson) }),
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    ofList: { by: ["businessProfileId", "listId"], order: ["id"] },
    waiting: { by: ["businessProfileId", "listId", "network"], order: ["id"] },
    ofBusiness: { by: ["businessProfileId", "network"], order: ["id"] },
  },
  data: {
    kept: "until the network has them, at most three days: nobody is stored longer than sending takes",
    owner: "business",
    secret: ["document"],
    audited: "hashes on their way to a network; the list that they are for is in customer_lists",
  },
})
