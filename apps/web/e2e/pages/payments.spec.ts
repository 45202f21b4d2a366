import { expect, test } from "@playwright/test"
import { pay } from "../journey.ts"
import { openReadyDraft } from "../ready-draft.ts"
import { newVisitor, origin, type Visitor } from "../visitor.ts"

/** Time in which a second charge would be told of by the gateway, in milliseconds. */
const noticeTime = 3_000

/** How often the wallet was paid into, as its owner sees it once every notice has come. */
const topUps = async ({ page, say, arrive }: Visitor, profile: string): Promise<number> => {
  await page.waitForTimeout(noticeTime)
  await page.goto(`${origin()}/app/${profile}/wallet`)
  await arrive(/\/wallet$/)
  return page.getByText(say("app:wallet.kind.topUp"), { exact: true }).count()
}

test("India: a closed window takes nothing, the next try pays, and a reload pays no second time", async ({
  browser,
}) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, looks: false })
  const { page, say, troubles } = visitor
  const { profile } = await openReadyDraft(visitor, { region: "IN" })
  const payButton = page.locator('button[type="submit"][form="launch-page"]').last()
  await expect(payButton).toBeEnabled()
  await payButton.click()
  await page
    .getByRole("dialog")
    .last()
    .getByRole("button", { name: /close|cancel/i })
    .first()
    .click()
  await expect(page.getByText(say("launch:payment.closed"))).toBeVisible()
  await pay(visitor, "IN", { twice: true })
  await page.waitForURL(/channelSelection/i)
  await page.goto(`${origin()}/signup/budget`)
  await page.waitForURL(/channelSelection/i)
  expect(await topUps(visitor, profile)).toBe(1)
  expect(troubles).toEqual([])
  await visitor.context.close()
})

test("United Kingdom: a declined card says so, asks for authentication where the bank wants it, and is charged once", async ({
  browser,
}) => {
  const visitor = await newVisitor(browser, {
    language: "en",
    width: 390,
    looks: false,
    expected: /40[02].*stripe|stripe.*40[02]/i,
  })
  const { page, say, troubles } = visitor
  const { profile } = await openReadyDraft(visitor, { region: "GB" })
  const payButton = page.locator('button[type="submit"][form="launch-page"]').last()
  await expect(payButton).toBeEnabled()
  await payButton.click()
  const number = page.getByLabel("Card number")
  await number.fill("4000000000000002")
  await page.getByLabel(/Expiry/).fill("12/34")
  await page.getByLabel("CVC").fill("123")
  await payButton.click()
  await expect(page.getByText(say("launch:payment.declined"))).toBeVisible()
  await number.fill("4000002760003184")
  await page.getByLabel(/Expiry/).fill("12/34")
  await page.getByLabel("CVC").fill("123")
  await payButton.dblclick()
  await page
    .getByRole("dialog")
    .last()
    .getByRole("button", { name: /complete|authorise|approve/i })
    .first()
    .click()
  await page.waitForURL(/channelSelection/i)
  expect(await topUps(visitor, profile)).toBe(1)
  expect(troubles).toEqual([])
  await visitor.context.close()
})
