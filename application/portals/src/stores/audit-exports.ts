import { columnsOf, declaredStore } from "@application/kernel"
import { PortalId, UserId } from "@domain/kernel"
import { Schema } from "effect"

/** Files that were made of portals' logs: who made them, and when (epoch milliseconds). */
export const AuditExports = declaredStore({
  table: "log_files",
  row: columnsOf(Schema.Struct({ portalId: PortalId, id: Schema.Int, exportedBy: UserId, exportedAt: Schema.Int })),
  key: ["portalId", "id"],
  numbered: "id",
  lists: { ofPortal: { by: ["portalId"], order: ["id"], isDescending: true } },
  data: {
    kept: "for ever: who took a portal's log away; they name nobody",
    owner: { nobody: "a portal's" },
    audited: { key: ["portalId", "id"], clear: ["exportedBy", "exportedAt"] },
  },
})
