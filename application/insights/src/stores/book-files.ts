import { columnsOf, declaredStore } from "@application/kernel"
import { PortalId, UserId } from "@domain/kernel"
import { Schema } from "effect"

/** Files of books of clients: who took how many clients away, and when (epoch milliseconds). */
export const BookFiles = declaredStore({
  table: "book_files",
  row: columnsOf(
    Schema.Struct({
      portalId: PortalId,
      userId: UserId,
      id: Schema.Int,
      exportedAt: Schema.Int,
      clients: Schema.Int,
    }),
  ),
  key: ["portalId", "userId", "id"],
  numbered: "id",
  lists: { ofUser: { by: ["portalId", "userId"], order: ["id"], isDescending: true } },
  data: {
    kept: "as long as their account: who took the figures of clients away",
    owner: "user",
    audited: { clear: ["exportedAt", "clients"] },
  },
})
