import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { openReadyDraft } from "../ready-draft.ts"
import { mailedLink } from "../mails.ts"
import { newVisitor, origin } from "../visitor.ts"

for (const { language, region, width } of inTurn(import.meta.url, [
  { language: "en", region: "IN", width: 360 },
  { language: "he", region: "GB", width: 1440 },
] as const)) {
  test(`a verified address is no longer asked for, ${language}`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width, expected: /40[0149]/ })
    const { page, say, check: look, context, problems } = visitor
    const { owner, profile } = await openReadyDraft(visitor, { region, language })
    await page.goto(`${origin()}/app/${profile}/dashboard`)
    await expect(page.getByText(say("app:verify.banner"))).toBeVisible()
    await look()

    await page.goto(`${origin()}/verify?hash=made-up`)
    await expect(page.getByText(say("app:verify.invalidTitle"))).toBeVisible()
    await look()
    await page.goto(`${origin()}/verify`)
    await expect(page.getByText(say("app:verify.pendingTitle"))).toBeVisible()

    await page.goto(await mailedLink(owner.email, "/verify"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("app:verify.verifiedTitle"))
    await expect(page).toHaveTitle(new RegExp(say("app:verify.verifiedTitle")))
    await look()
    await page.reload()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("app:verify.alreadyTitle"))
    await page.getByRole("link", { name: say("app:verify.goOn") }).click()
    await page.waitForURL(/\/dashboard$/)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByText(say("app:verify.banner"))).toHaveCount(0)
    expect(problems).toEqual([])
    await context.close()
  })
}
