import { Role } from "@domain/identity"
import { expect, test } from "@playwright/test"
import { Schema } from "effect"
import pg from "pg"
import { inTurn } from "../in-turn.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"

/** Gives every member of a profile another role, as there are no invitations yet. */
const giveRole = async (profile: string, role: Role): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env["SITE_DATABASE"] })
  await client.connect()
  try {
    const roleId = Schema.encodeSync(Role)(role)
    await client.query("update memberships set role_id = $1 where business_profile_id = $2", [roleId, profile])
  } finally {
    await client.end()
  }
}

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 1440 },
  { language: "he", width: 360 },
] as const)) {
  test(`a brand manager views a business and changes nothing, ${language}`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width, expected: /40[01349]/ })
    const { page, say, check: look, context, problems } = visitor
    const { profile, campaign } = await ownerOfLaunched(visitor, { language })
    const note = page.getByText(say("app:role.campaigns"))
    const begin = page.getByRole("button", { name: say("app:campaigns.new") })

    await page.goto(`${origin()}/app/${profile}/campaigns`)
    await expect(begin).toBeVisible()
    await expect(note).toHaveCount(0)

    await giveRole(profile, "BrandManager")
    await begin.click()
    await expect(page.getByText(say("failures:RoleForbiddenToSome"))).toBeVisible()

    await page.goto(`${origin()}/app/${profile}/campaigns`)
    await expect(note).toBeVisible()
    await expect(begin).toHaveCount(0)
    await look()

    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    await expect(note).toBeVisible()
    await expect(page.getByRole("button", { name: say("app:campaigns.move.archive"), exact: true })).toHaveCount(0)
    await look()

    await page.goto(`${origin()}/app/${profile}/wallet`)
    await expect(page.getByText(say("app:role.wallet"))).toBeVisible()
    await look()
    expect(problems).toEqual([])
    await context.close()
  })
}
