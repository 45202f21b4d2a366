import { expect, test } from "@playwright/test"
import { adsOf, decideAds } from "../ads-in-review.ts"
import { inTurn } from "../in-turn.ts"
import { choose } from "../journey.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

for (const { region, language, width } of inTurn(import.meta.url, [
  { region: "IN", language: "en", width: 360 },
  { region: "GB", language: "he", width: 1440 },
] as const))
  test(`${region}, ${language}: a running picture ad becomes a carousel`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    const { profile, campaign } = await ownerOfLaunched(visitor, { region, language })
    expect(await decideAds(sandbox(), campaign, "approve")).toBe(2)
    await page.goto(`${origin()}/app/${profile}/editCampaign/${campaign}`)
    await arrive(/\/editCampaign\/\d+$/)
    const part = page.getByRole("region", { name: say("editor:ads.Social") })
    await choose(part.locator('input[type="radio"][value="carousel"]'))
    await part.getByRole("tab", { name: say("carousel:heading") }).click()
    const headlines = part.getByRole("textbox", { name: say("carousel:headline"), exact: true })
    await expect(headlines.first()).toBeVisible()
    const words = language === "he" ? "כרטיס שאיש עוד לא ראה" : "A card that nobody has seen"
    await headlines.first().fill(words)
    await expect(page.getByText(say("editor:saving.saved"), { exact: true })).toBeVisible()
    await look()

    await page.getByRole("tab", { name: say("editor:steps.review") }).click()
    await expect(page.getByText(words).first()).toBeVisible()
    await look()
    const [send = ""] = say("editor:send", { networks: "\n" }).split("\n")
    await page.getByRole("button", { name: new RegExp(`^${send}`, "u") }).click()
    await expect.poll(async () => (await adsOf(sandbox(), campaign)).length, { timeout: 60_000 }).toBe(3)
    await decideAds(sandbox(), campaign, "approve")
    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    await arrive(/\/campaigns\/\d+$/)
    const social = page.getByRole("region", { name: say("app:campaigns.channel.Social"), exact: true })
    await social.scrollIntoViewIfNeeded()
    await expect(social.getByText(words).first()).toBeVisible({ timeout: 60_000 })
    await look()
    expect(problems).toEqual([])
    await visitor.context.close()
  })
