import { expect, test } from "@playwright/test"
import { adsOf, decideAds } from "../ads-in-review.ts"
import { inTurn } from "../in-turn.ts"
import { logIn, ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox, type Visitor } from "../visitor.ts"

/** Opens the editor of a campaign from its page. */
const openEditor = async ({ page, say, arrive }: Visitor, path: string) => {
  await page.goto(`${origin()}${path}`)
  await arrive(/\/campaigns\/\d+$/)
  await page.getByRole("link", { name: say("app:campaigns.move.changeAd") }).click()
  await arrive(/\/editCampaign\/\d+$/)
}

const saved = ({ page, say }: Visitor) =>
  expect(page.getByText(say("editor:saving.saved"), { exact: true })).toBeVisible()

for (const { region, language, width } of inTurn(import.meta.url, [
  { region: "IN", language: "en", width: 390 },
  { region: "GB", language: "he", width: 1440 },
] as const))
  test(`${region}, ${language}: new words run once the network has approved them`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    const { profile, campaign } = await ownerOfLaunched(visitor, { region, language })
    expect(await decideAds(sandbox(), campaign, "approve")).toBe(2)
    const path = `/app/${profile}/campaigns/${campaign}`
    await openEditor(visitor, path)
    const headline = page.getByLabel(say("creatives:field.headline"), { exact: true })
    const before = await headline.inputValue()
    const words = language === "he" ? "מילים חדשות לגמרי במודעה" : "Words that nobody has read before"
    await headline.fill(words)
    await saved(visitor)
    await page.reload()
    await arrive(/\/editCampaign\/\d+$/)
    await expect(headline).toHaveValue(words)

    await page.getByRole("tab", { name: say("editor:steps.audience") }).click()
    await page.getByRole("button", { name: say("launch:audience.allAges") }).click()
    await page.getByText(say("keywords:negative.title"), { exact: true }).click()
    await page.getByRole("button", { name: /jobs|דרושים/u }).click()
    await saved(visitor)
    await look()
    await page.getByRole("tab", { name: say("editor:steps.budget") }).click()
    await look()
    await page.getByRole("tab", { name: say("editor:steps.review") }).click()
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page.getByText(before).first()).toBeVisible()
    await look()
    const [send = ""] = say("editor:send", { networks: "\n" }).split("\n")
    await page.getByRole("button", { name: new RegExp(`^${send}`, "u") }).click()
    const [isSent = ""] = say("editor:done.title", { networks: "\n" }).split("\n")
    await expect(page.getByText(new RegExp(`^${isSent}`, "u")).first()).toBeVisible()
    await look()

    await expect.poll(async () => (await adsOf(sandbox(), campaign)).length, { timeout: 60_000 }).toBe(3)
    await page.goto(`${origin()}${path}`)
    await arrive(/\/campaigns\/\d+$/)
    const reviewed = page.getByText(say("editor:sent.InReview.title", { network: say("editor:network.Facebook") }))
    await expect(reviewed).toBeVisible({ timeout: 60_000 })
    // The drawn ads come once they are near.
    const social = page.getByRole("region", { name: say("app:campaigns.channel.Social") })
    await social.scrollIntoViewIfNeeded()
    await expect(social.getByText(before).first()).toBeVisible()
    await decideAds(sandbox(), campaign, "approve")
    await expect(social.getByText(words).first()).toBeVisible({ timeout: 60_000 })
    await expect(reviewed).toHaveCount(0)
    const audience = page.getByRole("region", { name: say("launch:summary.audience") })
    await expect(audience.getByText(/jobs|דרושים/u).first()).toBeVisible()
    await page.getByRole("button", { name: say("keywords:searches.show") }).click()
    const searches = page.getByRole("region", { name: say("keywords:searches.title") })
    await expect(searches.getByRole("table").or(searches.getByText(say("keywords:searches.none")))).toBeVisible()
    await look()
    expect(problems).toEqual([])
    await visitor.context.close()
  })

test("two people who change one campaign learn of each other, and lose nothing", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 1440, expected: /409/ })
  const { page, say, problems } = visitor
  const { profile, campaign, owner } = await ownerOfLaunched(visitor)
  const path = `/app/${profile}/campaigns/${campaign}`
  await openEditor(visitor, path)
  const other = await newVisitor(browser, { language: "en", width: 390, expected: /409/ })
  await logIn(other, owner)
  await openEditor(other, path)
  const headlineOf = (one: Visitor) => one.page.getByLabel(say("creatives:field.headline"), { exact: true })
  await headlineOf(visitor).fill("The first of two people wrote this")
  await saved(visitor)
  await headlineOf(other).fill("The second of two people wrote this")
  const question = other.page.getByRole("alertdialog")
  await expect(question.getByText("The first of two people wrote this")).toBeVisible()
  await other.check()
  await question.getByRole("button", { name: say("editor:conflict.mine") }).click()
  await saved(other)
  await headlineOf(visitor).fill("The first of two people writes again")
  const answer = page.getByRole("alertdialog")
  await answer.getByRole("button", { name: say("editor:conflict.theirs") }).click()
  await expect(headlineOf(visitor)).toHaveValue("The second of two people wrote this")
  await page.getByRole("button", { name: say("editor:undo") }).click()
  await expect(headlineOf(visitor)).toHaveValue("The first of two people writes again")
  await saved(visitor)
  await page.getByRole("tab", { name: say("editor:steps.review") }).click()
  await page.getByRole("button", { name: say("editor:discard.action") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("editor:discard.action") })
    .click()
  await expect(page.getByText(say("editor:discard.done"))).toBeVisible()
  await page.getByRole("button", { name: say("editor:discard.undo") }).click()
  await page.getByRole("tab", { name: say("editor:steps.ads") }).click()
  await expect(headlineOf(visitor)).toHaveValue("The first of two people writes again")
  await saved(visitor)
  expect([...problems, ...other.problems]).toEqual([])
  await other.context.close()
  await visitor.context.close()
})

test("a change that a network refuses says why and leaves the ads running", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 360 })
  const { page, say, arrive, check: look, problems } = visitor
  const { profile, campaign } = await ownerOfLaunched(visitor, { region: "IN", language: "he" })
  await decideAds(sandbox(), campaign, "approve")
  const path = `/app/${profile}/campaigns/${campaign}`
  await openEditor(visitor, path)
  await page.getByLabel(say("creatives:field.headline"), { exact: true }).fill("הבטחה גדולה מדי לכל אחד")
  await saved(visitor)
  await page.getByRole("tab", { name: say("editor:steps.review") }).click()
  const [send = ""] = say("editor:send", { networks: "\n" }).split("\n")
  await page.getByRole("button", { name: new RegExp(`^${send}`, "u") }).click()
  await expect.poll(async () => (await adsOf(sandbox(), campaign)).length, { timeout: 60_000 }).toBe(3)
  const waiting = (await adsOf(sandbox(), campaign)).filter(({ status }) => status === "PENDING_REVIEW")
  for (const { id } of waiting)
    await fetch(`${sandbox()}/control/api/ads/${encodeURIComponent(id)}/reject`, {
      method: "POST",
      body: JSON.stringify({ reason: "Too big a promise.", field: "headline" }),
    })
  await page.goto(`${origin()}/app/${profile}/editCampaign/${campaign}`)
  await arrive(/\/editCampaign\/\d+$/)
  await expect(page.getByText("Too big a promise.")).toBeVisible({ timeout: 60_000 })
  await look()
  await page.goto(`${origin()}${path}`)
  await expect(page.getByText(say("app:campaigns.status.Active"), { exact: true }).first()).toBeVisible()
  expect(problems).toEqual([])
  await visitor.context.close()
})
