import { expect, test } from "@playwright/test"
import { adsOf, decideAds } from "../ads-in-review.ts"
import { inTurn } from "../in-turn.ts"
import { choose, launch, pay } from "../journey.ts"
import { openReadyDraft } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 360 },
  { language: "he", width: 1440 },
] as const))
  test(`a second version that is made before paying runs beside the first, in ${language}`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, proceed, check: look, problems } = visitor
    const { sessionId } = await openReadyDraft(visitor, { region: "IN", language })
    await page.goto(`${origin()}/signup/ImageCreativesAdPreview/preview/spotlight?sessionId=${sessionId}`)
    await arrive(/\/ImageCreativesAdPreview\/preview\//i)
    await page.getByText(say("launch:versions.form.open"), { exact: true }).click()
    const field = `${say("creatives:field.headline")} (${say("launch:versions.B")})`
    const words = language === "he" ? "כותרת אחרת לגמרי" : "Another headline altogether"
    await page.getByRole("textbox", { name: field }).fill(words)
    const second = page.getByRole("region", { name: say("launch:versions.labelB") })
    await expect(second.getByText(words).first()).toBeVisible()
    await expect(page.getByRole("region", { name: say("launch:versions.labelA") })).toBeVisible()
    await look()
    await proceed()
    await arrive(/\/googleAds$/i)

    await page.goto(`${origin()}/signup/budget?sessionId=${sessionId}`)
    await arrive(/\/budget$/i)
    // The plan of one's own amount stands last.
    await choose(page.getByRole("radiogroup").first().getByRole("radio").last())
    const amount = page.getByRole("textbox", { name: say("launch:budget.exact") })
    await amount.fill("8000")
    await amount.blur()
    await pay(visitor, "IN")
    const { profile, campaign } = await launch(visitor)
    await expect.poll(async () => (await adsOf(sandbox(), campaign)).length, { timeout: 60_000 }).toBe(3)
    expect(await decideAds(sandbox(), campaign, "approve")).toBe(3)
    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    await arrive(/\/campaigns\/\d+$/)
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 60_000 })
    await look()

    // Once the first version is kept, another is tested beside it while the campaign runs.
    await page.getByRole("button", { name: say("dashboard:adTest.move.stop") }).click()
    await page.getByRole("button", { name: say("dashboard:adTest.move.keepA") }).click()
    await expect(page.getByRole("button", { name: say("dashboard:adTest.move.showBoth") })).toBeVisible()
    await page.goto(`${origin()}/app/${profile}/editCampaign/${campaign}`)
    await arrive(/\/editCampaign\/\d+$/)
    await page.getByText(say("launch:versions.form.open"), { exact: true }).click()
    const later = language === "he" ? "ועוד כותרת אחרת" : "Yet another headline for it"
    await page.getByRole("textbox", { name: field }).fill(later)
    await expect(page.getByText(say("launch:versions.bothAdded"))).toBeVisible()
    await expect(page.getByText(say("editor:saving.saved"))).toBeVisible()
    await look()
    await page.getByRole("tab", { name: say("editor:steps.review") }).click()
    const [send = ""] = say("editor:send", { networks: "\n" }).split("\n")
    await page.getByRole("button", { name: new RegExp(`^${send}`, "u") }).click()
    await expect.poll(async () => (await adsOf(sandbox(), campaign)).length, { timeout: 60_000 }).toBe(4)
    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    const isReviewed = say("editor:versionSent.InReview.title", { network: say("editor:network.Facebook") })
    await expect(page.getByText(isReviewed)).toBeVisible({ timeout: 60_000 })
    expect(await decideAds(sandbox(), campaign, "approve")).toBe(4)
    await expect(
      page
        .getByRole("region", { name: say("launch:versions.labelB") })
        .getByText(later)
        .first(),
    ).toBeVisible({
      timeout: 60_000,
    })
    expect(problems).toEqual([])
    await visitor.context.close()
  })
