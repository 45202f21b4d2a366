import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import pg from "pg"
import { inTurn } from "../in-turn.ts"
import { decideAds } from "../ads-in-review.ts"
import { choose, typeCard } from "../journey.ts"
import { overDeliver } from "../over-delivery.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** Has a campaign's last day pass. */
const letItEnd = async (campaign: string): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env["SITE_DATABASE"] })
  await client.connect()
  try {
    const [lastDay] = new Date(Date.now() - 2 * 86_400_000).toISOString().split("T")
    await client.query(
      "update campaigns set document = jsonb_set(document, '{endDate}', to_jsonb($2::text)) where id = $1",
      [campaign, lastDay],
    )
  } finally {
    await client.end()
  }
}

for (const { region, language, width } of inTurn(import.meta.url, [
  { region: "IN", language: "en", width: 390 },
  { region: "GB", language: "he", width: 1440 },
] as const))
  test(`${region}, ${language}: money runs dry, resumes the ads, goes back and has its papers`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    const { profile, campaign } = await ownerOfLaunched(visitor, { region, language })
    await overDeliver(campaign)
    expect(await decideAds(sandbox(), campaign, "approve")).toBe(2)
    const campaignPage = `${origin()}/app/${profile}/campaigns/${campaign}`
    const add = page.getByRole("link", { name: say("app:campaigns.moneyUsedUp.add") })
    await expect(async () => {
      await page.goto(campaignPage)
      await expect(add).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })

    await add.click()
    await arrive(/\/wallet\/add$/)
    const amounts = page.getByRole("radio")
    await expect(amounts.first()).toBeChecked()
    await choose(amounts.nth((await amounts.count()) - 2))
    const [pay = ""] = say("launch:payment.pay", { total: "\n" }).split("\n")
    const payButton = page.getByRole("button", { name: new RegExp(`^${pay}`, "u") })
    if (region === "IN") {
      await payButton.dblclick()
      await page.getByRole("dialog").last().getByRole("button", { name: /^Pay/ }).click()
    } else {
      await page.getByRole("button", { name: say("launch:payment.toCard") }).click()
      await typeCard(visitor)
      await payButton.dblclick()
    }
    await expect(page.getByRole("heading", { level: 1, name: say("launch:payment.thanks") })).toBeVisible()
    await look()
    await page.getByRole("link", { name: say("app:addMoney.resume") }).click()
    await arrive(/\/campaigns\/\d+$/)
    const [resume = ""] = say("app:campaigns.moneyUsedUp.resume", { total: "\n" }).split("\n")
    await page.getByRole("button", { name: resume }).click()
    await expect(page.getByText(say("app:campaigns.status.Active"), { exact: true }).first()).toBeVisible()

    await letItEnd(campaign)
    await expect(async () => {
      await page.goto(campaignPage)
      await expect(page.getByText(say("app:campaigns.ended.title"))).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
    await page.goto(`${origin()}/app/${profile}/wallet`)
    await arrive(/\/wallet$/)
    await page.getByRole("link", { name: say("app:wallet.refund"), exact: true }).click()
    await arrive(/\/wallet\/refund$/)
    const [all = ""] = say("app:refund.all", { total: "\n" }).split("\n")
    await page.getByRole("button", { name: new RegExp(`^${all}`, "u") }).click()
    await page.getByRole("button", { name: say("app:refund.action"), exact: true }).click()
    await page.getByRole("button", { name: say("app:refund.question.confirm") }).click()
    await expect(page.getByText(say("app:refund.states.Successful"), { exact: true }).first()).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByText(say("app:refund.nothing.title"))).toBeVisible()
    await look()

    await page.goto(`${origin()}/app/${profile}/wallet/invoices`)
    await arrive(/\/wallet\/invoices$/)
    const documents = page.getByRole("table", { name: say("billing:list.title") })
    for (const kind of ["invoice", "receipt", "refundVoucher"] as const)
      await expect(documents.getByText(say(`billing:kind.${kind}`), { exact: true }).first()).toBeVisible()
    const creditNote = documents
      .getByRole("row")
      .filter({ hasText: say("billing:kind.creditNote") })
      .first()
    await creditNote.getByRole("link").first().click()
    await arrive(/\/invoice\/\d+$/)
    await expect(page.getByRole("heading", { level: 2, name: say("documents:title.creditNote") })).toBeVisible()
    await expect(page.getByText(say("documents:about"), { exact: true })).toBeVisible()
    const saved = page.waitForEvent("download")
    await page.getByRole("button", { name: say("billing:page.download") }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^[A-Z]{1,2}C-.+\.pdf$/)
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-")
    expect(problems).toEqual([])
    await visitor.context.close()
  })
