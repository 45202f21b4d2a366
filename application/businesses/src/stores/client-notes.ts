import { columnsOf, declaredStore } from "@application/kernel"
import { BookKeeper, ClientNote, ClientRenewal } from "@domain/businesses"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Schema, Struct } from "effect"

const ofClient = { portalId: PortalId, businessProfileId: BusinessProfileId, keeper: BookKeeper }

/** Notes of agencies and agents on their clients. A note is its author's, and a client's export never has it. */
export const ClientNotes = declaredStore({
  table: "client_notes",
  row: columnsOf(
    Schema.Struct({ id: Schema.Int, ...ofClient, userId: UserId, ...Struct.omit(ClientNote.fields, ["authorId"]) }),
  ),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    ofClient: { by: ["portalId", "businessProfileId", "keeper"], order: ["notedAt", "id"], isDescending: true },
  },
  data: {
    kept: "until removed, or their author or the client is erased: what an agency knows of a client",
    owner: "author",
    audited: {
      clear: ["keeper", "userId", "reach", "notedAt", "editedAt"],
      hidden: ["text"],
      unrecorded: ["portalId"],
    },
  },
})

/** Ends of contracts with clients, one for each client and keeper; `standing` and `remindOn` say which reminder is next. */
export const ClientRenewals = declaredStore({
  table: "client_renewals",
  row: columnsOf(
    Schema.Struct({
      ...ofClient,
      ...ClientRenewal.fields,
      firstOn: Schema.String,
      standing: Schema.Literals(["Waiting", "Over"]),
      /** The next day on which people are reminded; the last day where none follows. */
      remindOn: Schema.String,
      savedBy: UserId,
      savedAt: Schema.Int,
    }),
  ),
  key: ["portalId", "businessProfileId", "keeper"],
  lists: { due: { by: ["standing"], order: [{ text: "remindOn" }, "businessProfileId", { text: "keeper" }] } },
  data: {
    kept: "until removed, or the client is erased: what an agency has set up",
    owner: { nobody: "an agency's own days, which name nobody", ofBusiness: "erased" },
    audited: {
      clear: ["firstOn", "everyMonths", "remindDays", "savedBy", "savedAt"],
      unrecorded: ["standing", "remindOn"],
    },
  },
})
