import { BusinessProfileId, UserId } from "@domain/kernel"
import { expect, test } from "vitest"
import { totalsOf } from "../metrics.ts"
import type { BookClient } from "./book-client.ts"
import { bookColumns, bookRow } from "./book-file.ts"

const none = totalsOf([])
const client: BookClient = {
  id: BusinessProfileId.make(7),
  name: "Rye Bakery",
  region: "IN",
  currency: "INR",
  health: "GoingWell",
  reason: "verdict",
  totals: { ...none, spend: 12_345, results: 3, costPerResult: 4_115 },
  previous: none,
  wallet: { available: 5_000, isLow: false },
  running: 1,
  paused: 0,
  leads: { count: 0 },
  refused: 0,
  approvals: 0,
  renewal: "2026-12-05",
  today: "2026-11-30",
  people: [
    { userId: UserId.make(1), name: "Meera", roleId: "ClientAccess" },
    { userId: UserId.make(2), name: "Ravi", roleId: "AccountManager" },
  ],
}
const words = { fileName: "clients", headOf: (column: string) => column, healthOf: (health: string) => health }

test("a row has amounts in major units, and nothing where nothing is known", () => {
  const row = bookRow(client, words, String)
  expect(row).toHaveLength(bookColumns.length)
  const cells = Object.fromEntries(bookColumns.map((column, place) => [column, row[place]]))
  expect(cells).toMatchObject({ spend: "123.45", costPerResult: "41.15", available: "50", renewal: "2026-12-05" })
  expect(cells).toMatchObject({ daysLeft: "", oldestLead: "", people: "Meera, Ravi" })
})
