import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { payOnce } from "../by-calls.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

for (const { language, region, site, currency } of inTurn(import.meta.url, [
  { language: "en", region: "IN", site: "sunrise-dental", currency: /₹/ },
  { language: "he", region: "GB", site: "harbour-rye", currency: /£/ },
] as const))
  test(`an agent's code is shared, kept, and counts what it brought (${language})`, async ({ browser }) => {
    const agent = apiCaller(origin())
    const agentid = { agentid: "a9", agentname: "Dana" }
    const { owner } = await readyCampaign(sandbox(), agent, site, region, language, agentid)
    const seller = await newVisitor(browser, { language, width: 390 })
    await logIn(seller, owner)
    const { page, say } = seller
    await page.goto(`${origin()}/clients`)
    await seller.arrive(/\/clients$/)
    await page.getByRole("button", { name: say("clients:further") }).click()
    await page.getByRole("menuitem", { name: say("account:referrals.enter") }).click()
    await seller.arrive(/\/referrals$/)
    await expect(page.getByText(say("account:referrals.empty"))).toBeVisible()
    const code = `DANA-${Date.now().toString(36).toUpperCase()}`
    await page.getByRole("textbox").fill(code.toLowerCase())
    await page.getByRole("button", { name: say("account:referrals.create") }).click()
    await page.getByRole("button", { name: say("account:referrals.share", { code }) }).click()
    const whatsApp = page.getByRole("link", { name: say("account:referrals.whatsApp") })
    await expect(whatsApp).toHaveAttribute("href", new RegExp(encodeURIComponent(`refcode=${code}`)))
    await seller.check()

    const visitor = await newVisitor(browser, { language, width: 390 })
    await visitor.page.goto(`${origin()}/signup?refcode=${code}`)
    await visitor.arrive(/\/businessDetails$/i)
    expect(new URL(visitor.page.url()).searchParams.get("refcode")).toBe(code)
    expect(visitor.problems).toEqual([])
    await visitor.context.close()

    const client = apiCaller(origin())
    const campaign = await readyCampaign(sandbox(), client, site, region, language, { refcode: code })
    await payOnce(sandbox(), client, campaign)
    await page.reload()
    const row = page.getByRole("listitem").filter({ hasText: code })
    await expect(row).toContainText(say("account:referrals.signUps_one", { number: "1" }))
    await expect(row).toContainText(say("account:referrals.campaigns_one", { number: "1" }))
    await expect(row).toContainText(currency)
    await seller.check()
    expect(seller.problems).toEqual([])
    await seller.context.close()
  })
