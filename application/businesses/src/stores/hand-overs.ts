import { columnsOf, declaredStore } from "@application/kernel"
import { HandOver } from "@domain/businesses"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Schema } from "effect"

/** Hand-overs of clients between agencies, waiting and ended; a row belongs to the client. */
export const HandOvers = declaredStore({
  table: "hand_overs",
  row: columnsOf(
    Schema.Struct({ businessProfileId: BusinessProfileId, id: Schema.Int, portalId: PortalId, ...HandOver.fields }),
  ),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    ofClient: { by: ["businessProfileId"], where: ["id"], order: ["id"], isDescending: true },
    ofReceiver: { by: ["toId"], where: ["id"], order: ["id"], isDescending: true },
    ofFormer: { by: ["fromId"], where: ["id"], order: ["id"], isDescending: true },
  },
  data: {
    kept: "until the client is erased: who gave it and who took it",
    owner: "business",
    audited: {
      clear: [
        "fromId",
        "toId",
        "startedBy",
        "starter",
        "startedAt",
        "expiresAt",
        "giver",
        "money",
        "givenBy",
        "givenAt",
        "receivedBy",
        "receivedAt",
        "end",
        "endedBy",
        "endedAt",
        "wentBack",
        "currency",
      ],
      hidden: ["reason"],
      unrecorded: ["portalId"],
    },
  },
})

/** The code by which an agency is named to its new clients. */
export const AgencyCodes = declaredStore({
  table: "agency_codes",
  row: columnsOf(
    Schema.Struct({
      businessProfileId: BusinessProfileId,
      portalId: PortalId,
      code: Schema.String,
      madeAt: Schema.Int,
    }),
  ),
  key: ["businessProfileId"],
  lists: { byCode: { by: ["portalId", "code"], order: ["businessProfileId"] } },
  data: {
    kept: "until a new one is made, or the business is erased",
    owner: "business",
    audited: { clear: ["madeAt"], hidden: ["code"], unrecorded: ["portalId"] },
  },
})
