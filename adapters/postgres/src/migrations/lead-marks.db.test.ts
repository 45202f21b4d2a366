import { leadKeys } from "@domain/insights"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { migrate } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { migrations } from "./index.ts"
import { leadMarks } from "./lead-marks.ts"

const contacts: ReadonlyArray<{ readonly mobileNumber?: string; readonly email?: string }> = [
  { mobileNumber: "+91 98450 12345", email: "Meera.Joshi+cakes@GoogleMail.com" },
  { mobileNumber: "+91 098450-12345", email: "meera.joshi+cakes@outlook.com" },
  { mobileNumber: "0044 7911 234567", email: "meera+cakes@walla.co.il" },
  { mobileNumber: "+44 (0)7911 234567", email: "MEERA@proton.me" },
  { mobileNumber: "+972 54 123 4567" },
  { email: " meera@gmail.com " },
]

test("leads of before get the keys that arriving leads get, the last 180 days of them", async () => {
  const kept = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const add = (id: number, at: number, { mobileNumber = null, email = null }: Record<string, unknown>) =>
      sql`insert into leads ${sql.insert({
        business_profile_id: 5,
        id,
        external_id: `x${id}`,
        campaign_id: 1,
        campaign_name: "Sunrise",
        status: "New",
        name: "Meera",
        submitted_on: at,
        mobile_number: mobileNumber,
        email,
      })}`
    const now = Date.now()
    for (const [index, contact] of contacts.entries()) yield* add(index + 1, now - 1_000, contact)
    yield* add(50, now, { mobileNumber: "98450 12345", email: "nobody" })
    yield* add(60, now - 181 * 86_400_000, contacts[0] ?? {})
    expect(yield* migrate(migrations)).toContain(leadMarks.id)
    return yield* sql<{ readonly id: number; readonly phone: string | null; readonly email: string | null }>`
      select id, phone_key as phone, email_key as email from leads order by id`
  }).pipe(Effect.provide(testDatabase(migrations.filter(({ id }) => id < leadMarks.id))), Effect.runPromise)
  const keys = kept.map(({ phone, email }) => ({ ...(phone !== null && { phone }), ...(email !== null && { email }) }))
  expect(keys).toEqual([...contacts.map((contact) => leadKeys(contact, "IN")), {}, {}])
})
