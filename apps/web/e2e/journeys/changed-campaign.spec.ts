import { expect, type Locator, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"

const dayMs = 86_400_000

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The number in a text or field, in any currency. */
const numberIn = (text: string): number => Number(text.replace(/[^\d.]/gu, ""))

const amountOf = async (cell: Locator): Promise<number> => numberIn(await cell.innerText())

for (const { region, language, width, tax, percent, locale } of inTurn(import.meta.url, [
  { region: "IN", language: "en", width: 390, tax: "GST", percent: 18, locale: "en-IN" },
  { region: "GB", language: "he", width: 1440, tax: "VAT", percent: 0, locale: "en-GB" },
] as const))
  test(`${region}, ${language}: a change shows its price and needs enough funds`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    const { profile, campaign } = await ownerOfLaunched(visitor, { region, language })
    await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
    await arrive(/\/campaigns\/\d+$/)
    const dates = page.getByRole("definition").filter({ hasText: /\d{4}/u }).first()
    const datesBefore = await dates.innerText()

    const open = page.getByRole("button", { name: say("app:campaigns.move.changeEndDate"), exact: true })
    const dialog = page.getByRole("dialog")
    const lastDay = dialog.getByLabel(say("app:campaigns.endDate.label"))
    const change = dialog.getByRole("button", { name: say("app:campaigns.change.save") })
    const row = (key: string) => dialog.getByRole("row").filter({ hasText: say(`app:campaigns.${key}`) })
    await open.click()
    await expect(change).toBeDisabled()
    await look()
    const before = await lastDay.inputValue()
    const daily = numberIn(await dialog.getByLabel(say("app:campaigns.change.daily")).inputValue())

    await lastDay.fill(daysAfter(before, 3))
    await expect(row("change.missing")).toBeVisible()
    const [media, total, missing] = await Promise.all(
      ["change.media", "price.total", "change.missing"].map((key) => amountOf(row(key).getByRole("cell"))),
    )
    expect(media).toBe(3 * daily)
    expect(total).toBeCloseTo(3 * daily * (1 + percent / 100))
    expect(missing).toBe(total)
    await expect(row("price.fee")).toBeVisible()
    await expect(dialog.getByRole("row").filter({ hasText: tax }).first()).toBeVisible()
    await expect(dialog.getByText(say("app:campaigns.change.shortHelp"))).toBeVisible()
    await expect(dialog.getByRole("button", { name: /\d/u })).toBeDisabled()
    await look()
    await dialog.getByRole("button", { name: say("common:action.close") }).click()
    await page.reload()
    await arrive(/\/campaigns\/\d+$/)
    await expect(dates).toHaveText(datesBefore)

    await open.click()
    await expect(lastDay).toHaveValue(before)
    const earlier = daysAfter(before, -2)
    await lastDay.fill(earlier)
    const takeBack = dialog.getByRole("button", { name: /\d/u })
    await expect(takeBack).toBeEnabled()
    expect(numberIn(await takeBack.innerText())).toBeCloseTo(2 * daily * (1 + percent / 100))
    await look()
    await takeBack.click()
    await expect(dialog).toHaveCount(0)
    await expect(dates).not.toHaveText(datesBefore)
    await look()
    await open.click()
    await expect(lastDay).toHaveValue(earlier)

    await page.goto(`${origin()}/app/${profile}/wallet`)
    await arrive(/\/wallet$/)
    const line = page.getByRole("row").filter({ hasText: say("app:wallet.kind.lockBack") })
    await expect(line).toHaveCount(1)
    await expect(line).toContainText((2 * daily).toLocaleString(locale))
    expect(problems).toEqual([])
    await visitor.context.close()
  })

test("a change that the wallet cannot pay leads to adding money, and back to it", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 360 })
  const { page, say, arrive, check: look, problems } = visitor
  const { profile, campaign } = await ownerOfLaunched(visitor, { region: "IN", language: "he" })
  await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
  await arrive(/\/campaigns\/\d+$/)
  await page.getByRole("button", { name: say("app:campaigns.move.changeEndDate"), exact: true }).click()
  const dialog = page.getByRole("dialog")
  const lastDay = dialog.getByLabel(say("app:campaigns.endDate.label"))
  const later = daysAfter(await lastDay.inputValue(), 20)
  await lastDay.fill(later)
  const [offer = ""] = say("app:addMoney.offer", { amount: "\n" }).split("\n")
  await dialog.getByRole("link", { name: offer }).click()
  await arrive(/\/wallet\/add$/)
  await look()
  await page.getByRole("link", { name: say("app:addMoney.goBack") }).click()
  await expect(lastDay).toHaveValue(later)

  await dialog.getByRole("link", { name: offer }).click()
  await arrive(/\/wallet\/add$/)
  const [pay = ""] = say("launch:payment.pay", { total: "\n" }).split("\n")
  await page.getByRole("button", { name: new RegExp(`^${pay}`, "u") }).click()
  await page.getByRole("dialog").last().getByRole("button", { name: /^Pay/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: say("launch:payment.thanks") })).toBeVisible()
  await page.getByRole("link", { name: say("app:addMoney.goOn") }).click()
  await expect(lastDay).toHaveValue(later)
  await look()
  await dialog.getByRole("button", { name: /\d/u }).click()
  await expect(dialog).toHaveCount(0)
  const [, updated = ""] = say("app:campaigns.done.changeEndDate", { name: "\n" }).split("\n")
  await expect(page.getByText(updated)).toBeVisible()
  expect(problems).toEqual([])
  await visitor.context.close()
})
