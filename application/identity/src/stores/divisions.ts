import { Schema } from "effect"
import { columnsOf, declaredStore } from "@application/kernel"
import { Division } from "@domain/identity"
import { PortalId } from "@domain/kernel"

/** The divisions of a portal's brand. */
export const Divisions = declaredStore({
  table: "divisions",
  row: columnsOf(Schema.Struct({ ...Division.fields, portalId: PortalId })),
  key: ["portalId", "name"],
  numbered: "id",
  lists: { ofPortal: { by: ["portalId"], order: [{ text: "name" }] } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: { nobody: "a brand's", ofBusiness: { stays: "a brand's, which names businesses by number alone" } },
    audited: { key: ["portalId", "id"], clear: ["name", "businessProfileIds", "managerIds"], unrecorded: ["position"] },
  },
})
