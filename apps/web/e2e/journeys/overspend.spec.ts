import { expect, type Page, test } from "@playwright/test"
import pg from "pg"
import { adsOf, decideAds } from "../ads-in-review.ts"
import { mailsTo } from "../mails.ts"
import { overDeliver } from "../over-delivery.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** What the networks charge for a campaign, in minor units. */
const charged = async (campaign: string): Promise<number> =>
  (await adsOf(sandbox(), campaign)).reduce((sum, ad) => sum + ad.spendMinor, 0)

/** What Marquee has paid for a campaign, in minor units. */
const marqueePaid = async (campaign: string): Promise<number> => {
  const client = new pg.Client({ connectionString: process.env["SITE_DATABASE"] })
  await client.connect()
  try {
    const { rows } = await client.query<{ readonly house: string }>(
      "select house from campaign_holdings where campaign_id = $1",
      [campaign],
    )
    return Number(rows[0]?.house ?? 0)
  } finally {
    await client.end()
  }
}

/** The text of a page, without the scales of its charts. */
const textsOf = (page: Page): Promise<string> =>
  page
    .getByRole("main")
    .locator("xpath=//*[not(*) and not(ancestor-or-self::*[local-name()='svg'])]")
    .allTextContents()
    .then((texts) => texts.join("\n"))

/** The amounts of money in a text. */
const amountsIn = (text: string): ReadonlyArray<number> =>
  [...text.matchAll(/[₹£]\s?([\d,]+(?:\.\d+)?)/gu)].map(([, digits = ""]) => Number(digits.replaceAll(",", "")))

for (const { region, language, width, hasMoney } of [
  { region: "IN", language: "en", width: 390, hasMoney: false },
  { region: "GB", language: "he", width: 1440, hasMoney: true },
] as const)
  test(`${region}, ${language}: Marquee bears overdelivery, and the end is announced`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    const { profile, campaign, email } = await ownerOfLaunched(visitor, { region, language, twice: hasMoney })
    await overDeliver(campaign)
    expect(await decideAds(sandbox(), campaign, "approve")).toBe(2)

    const [, stopped = ""] = say("messages:campaignOutOfMoney.subject", { campaignName: "\n" }).split("\n")
    const notices = async () => (await mailsTo(email)).filter(({ subject }) => subject.endsWith(stopped))
    await expect.poll(notices, { timeout: 60_000 }).toHaveLength(1)

    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    await arrive(/\/campaigns\/\d+$/)
    await expect(page.getByText(say("app:campaigns.outOfMoney"))).toBeVisible()
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
    const media = page.getByRole("row").filter({ hasText: say("app:campaigns.price.media") })
    const paid = await media.getByRole("cell").innerText()
    const [most = 0] = amountsIn(paid)
    await expect(page.getByText(say("app:campaigns.ofBudget", { total: paid }), { exact: true })).toBeVisible()

    await page.goto(`${origin()}/app/${profile}/dashboard`)
    await arrive(/\/dashboard$/)
    const shown = amountsIn(await textsOf(page))
    expect(Math.max(...shown)).toBe(most)
    await page.goto(`${origin()}/app/${profile}/wallet`)
    await arrive(/\/wallet$/)
    const spent = page.getByRole("row").filter({ hasText: new RegExp(`^${say("app:wallet.kind.spend")}`, "u") })
    await expect(spent).toHaveCount(1)
    expect(amountsIn(await spent.innerText())).toContain(most)
    const inAll = 100 * most
    await expect.poll(async () => (await charged(campaign)) - (await marqueePaid(campaign))).toBe(inAll)
    expect(await marqueePaid(campaign)).toBeGreaterThan(0)

    expect(await notices()).toMatchObject([{ subject: expect.stringContaining(name) }])
    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    await arrive(/\/campaigns\/\d+$/)
    if (!hasMoney) {
      await expect(page.getByText(say("app:campaigns.moneyUsedUp.ways"))).toBeVisible()
      await expect(page.getByRole("button", { name: say("app:campaigns.move.resume"), exact: true })).toHaveCount(0)
    } else {
      const [label = ""] = say("app:campaigns.moneyUsedUp.resume", { total: "\n" }).split("\n")
      await page.getByRole("button", { name: label }).click()
      await expect(page.getByText(say("app:campaigns.status.Active"), { exact: true }).first()).toBeVisible()
      await expect(page.getByText(say("app:campaigns.outOfMoney"))).toHaveCount(0)
      await look()
    }
    expect(problems).toEqual([])
    await visitor.context.close()
  })
