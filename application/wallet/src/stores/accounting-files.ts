import { columnsOf, declaredStore } from "@application/kernel"
import { PortalId, Region, UserId } from "@domain/kernel"
import { AccountingForm, AccountingMonth } from "@domain/wallet"
import { Schema } from "effect"

/** Files that were made for accountants: who made each, for a month in a form, at an instant in epoch milliseconds. */
export const AccountingFiles = declaredStore({
  table: "accounting_files",
  row: columnsOf(
    Schema.Struct({
      portalId: PortalId,
      id: Schema.Int,
      region: Region,
      month: AccountingMonth,
      form: AccountingForm,
      exportedBy: UserId,
      exportedAt: Schema.Int,
    }),
  ),
  key: ["portalId", "id"],
  numbered: "id",
  lists: { ofPortal: { by: ["portalId"], order: ["id"], isDescending: true } },
  data: {
    kept: "for ever: who took a portal's documents away; they name nobody",
    owner: { nobody: "a portal's" },
    audited: { clear: ["region", "month", "form", "exportedBy", "exportedAt"] },
  },
})
