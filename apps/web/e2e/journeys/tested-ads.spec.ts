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
    expect(problems).toEqual([])
    await visitor.context.close()
  })
