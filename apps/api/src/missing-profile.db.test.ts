import { endpoints } from "@adapters/http-api"
import { permissions } from "@domain/identity"
import { expect, test } from "vitest"
import { exampleOf, nameOf, requestOf, withIdsOf } from "./testing/example-request.ts"
import { withTenants } from "./testing/tenants.ts"

const missing = 987_654

test("a member of a profile that is not there is never answered 500", async () => {
  const ofProfiles = endpoints.filter(
    ({ contract: { access } }) => access !== "system" && permissions[access].scope === "profile",
  )
  const answers = await withTenants({ isEveryKindSeeded: false }, async ({ client, victim, handle, refresh }) => {
    await client.query("insert into memberships (business_profile_id, user_id, role_id) values ($1, $2, 27)", [
      missing,
      victim.owns.user_id,
    ])
    const found: Array<readonly [call: string, status: number]> = []
    for (const row of ofProfiles) {
      await refresh()
      const input = withIdsOf(exampleOf(row), { ...victim.owns, business_profile_id: missing })
      found.push([nameOf(row), (await handle(requestOf(row, input, victim))).status])
    }
    return found
  })
  expect(answers.length).toBeGreaterThan(50)
  expect(answers.filter(([, status]) => status >= 500)).toEqual([])
}, 120_000)
