import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { logIn } from "../ready-draft.ts"
import { shops, storeAccount } from "../store-account.ts"
import { newVisitor, sandbox } from "../visitor.ts"

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 390 },
  { language: "he", width: 1440 },
] as const))
  test(`an owner goes on with an ad that is ready from a product, in ${language}`, async ({ browser }) => {
    const { owner, call } = await storeAccount()
    const { data: profile } = await call("POST", "/businessProfiles", { name: "Lumen Lamps", region: "GB" })
    const root = `/businessProfiles/${String(profile["id"])}`
    const { data: feed } = await call("POST", `${root}/ProductFeeds`, {
      name: "Lamps",
      url: `${sandbox()}/sites/lamps/feed.csv`,
    })
    await call("POST", `${root}/productFeeds/${String(feed["id"])}/process`, {})

    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    await logIn(visitor, owner, shops())
    await arrive(/\/dashboard/)
    const ads = page.getByRole("region", { name: say("readyAds:title") })
    // Of six lamps one has no price, one no picture, and one is sold out.
    await expect(ads.getByRole("heading", { level: 3 })).toHaveText(
      ["Showpiece", "BestValue", "TopPrice"].map((kind) => say(`readyAds:kind.${kind}`)),
    )
    await expect(ads.getByRole("listitem").filter({ hasText: "Paper lamp" })).toHaveCount(0)
    await look()

    const name = say("readyAds:useNamed", { title: say("readyAds:kind.BestValue") })
    await ads.getByRole("button", { name }).click()
    await arrive(/\/campaign\/\d+\//)
    await expect(page.getByText("Brass lamp").first()).toBeVisible()
    // Whoever leaves finds the draft and the ads again.
    await page.goto(`${shops()}/app/${String(profile["id"])}/dashboard`)
    await expect(page.getByText(say("dashboard:next.finishDraft.title_one"))).toBeVisible()
    await expect(ads.getByRole("listitem")).toHaveCount(3)
    const { data: listed } = await call("GET", `${root}/roimaticCampaigns?tab=all&limit=5`)
    expect(listed["campaigns"]).toHaveLength(1)
    expect(problems).toEqual([])
    await visitor.context.close()
  })
