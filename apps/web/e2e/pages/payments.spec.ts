import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { leavePaid, pay, payOnly, typeCard } from "../journey.ts"
import { openReadyDraft } from "../ready-draft.ts"
import { newVisitor, origin, sandbox, type Visitor } from "../visitor.ts"

/** The console's line for a payment that the server reports as not taken. */
const notTaken = /402 .*payment\/verify/

/** Waits until the gateways have delivered every webhook. */
const expectNoticesDelivered = () =>
  expect
    .poll(async () => {
      const response = await fetch(`${sandbox()}/control/api/webhooks`)
      const deliveries = (await response.json()) as ReadonlyArray<{ readonly nextAttemptMs: number | null }>
      return deliveries.filter(({ nextAttemptMs }) => nextAttemptMs !== null).length
    })
    .toBe(0)

/** How many top-ups the owner's wallet shows once every webhook has arrived. */
const topUps = async ({ page, say, arrive }: Visitor, profile: string): Promise<number> => {
  await expectNoticesDelivered()
  await page.goto(`${origin()}/app/${profile}/wallet`)
  await arrive(/\/wallet$/)
  return page.getByText(say("app:wallet.kind.topUp"), { exact: true }).count()
}

test("India: a closed window takes nothing, and the next try pays once", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, checksPages: false, expected: notTaken })
  const { page, say, problems } = visitor
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
  await page.waitForURL(/linkAccounts/i)
  await page.goto(`${origin()}/signup/budget`)
  await page.waitForURL(/linkAccounts/i)
  expect(await topUps(visitor, profile)).toBe(1)
  expect(problems).toEqual([])
  await visitor.context.close()
})

test("United Kingdom: a declined card is explained, an accepted one charged once", async ({ browser }) => {
  const visitor = await newVisitor(browser, {
    language: "en",
    width: 390,
    checksPages: false,
    expected: new RegExp(`40[02].*stripe|stripe.*40[02]|${notTaken.source}`, "i"),
  })
  const { page, say, problems } = visitor
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
  await expect(page.getByText(say("launch:payment.cause.other"))).toContainText(say("launch:payment.nothingTaken"))
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
  await leavePaid(visitor)
  await page.waitForURL(/linkAccounts/i)
  expect(await topUps(visitor, profile)).toBe(1)
  expect(problems).toEqual([])
  await visitor.context.close()
})

interface Mail {
  readonly subject: string
  readonly text: string
}

/** The receipts sent by mail. */
const receiptsOf = async ({ say }: Visitor, email: string): Promise<ReadonlyArray<Mail>> => {
  const response = await fetch(`${sandbox()}/control/api/messages?channel=email&to=${encodeURIComponent(email)}`)
  const mails = (await response.json()) as ReadonlyArray<Mail>
  const parts = say("messages:receipt.subject", { receiptNumber: "\n", amount: "\n", campaignName: "\n" }).split("\n")
  return mails.filter((mail) => parts.every((part) => mail.subject.includes(part)))
}

/** Expects one receipt by mail, and one on the page until its reader continues. */
const expectReceipt = async (visitor: Visitor, { email }: { readonly email: string }) => {
  const { page, say } = visitor
  await expect(page.getByText(say("launch:payment.receipt"))).toBeVisible()
  await expectNoticesDelivered()
  await expect.poll(() => receiptsOf(visitor, email)).toHaveLength(1)
  await expect(page.getByText(say("launch:payment.receipt"))).toBeVisible()
  await visitor.check()
  const [receipt] = await receiptsOf(visitor, email)
  const number = /[A-Z]+\/\d\d-\d\d\/\d+/.exec(receipt?.subject ?? "")?.[0] ?? "none"
  await expect(page.getByText(number)).toBeVisible()
  expect(receipt?.text).toMatch(/GST 18%|VAT 0%/)
  await leavePaid(visitor)
  await page.waitForURL(/linkAccounts/i)
}

test("India, Hebrew: a payment whose reply was lost is found after a reload", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 390, checksPages: false, expected: /ERR_FAILED/ })
  const { page, say, problems } = visitor
  const { profile, owner } = await openReadyDraft(visitor, { region: "IN", language: "he" })
  await page.route(/checkout\/payments$/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route(/payment\/verify$/, (route) => route.abort())
  await payOnly(visitor, "IN")
  const window = page.getByRole("dialog").last()
  await expect(window.getByRole("alert")).not.toBeEmpty()
  await window
    .getByRole("button", { name: /close|cancel/i })
    .first()
    .click()
  const confirming = page.getByText(say("launch:payment.confirming"))
  await expect(confirming).toBeVisible()
  await page.reload()
  await expect(confirming).toBeVisible()
  await expect(page.getByText(say("launch:payment.nothingTaken"))).toBeHidden()
  await page.unroute(/payment\/verify$/)
  await expectReceipt(visitor, owner)
  expect(await topUps(visitor, profile)).toBe(1)
  expect(problems).toEqual([])
  await visitor.context.close()
})

for (const language of inTurn(import.meta.url, ["en", "he"] as const))
  test(`United Kingdom, ${language}: a lost reply still ends in a receipt`, async ({ browser }) => {
    const visitor = await newVisitor(browser, {
      language,
      width: 960,
      checksPages: false,
      expected: /400.*stripe|stripe.*400|ERR_FAILED/i,
    })
    const { page, say, problems } = visitor
    const { profile, owner } = await openReadyDraft(visitor, { region: "GB", language })
    const payButton = page.locator('button[type="submit"][form="launch-page"]').last()
    await expect(payButton).toBeEnabled()
    await payButton.click()
    await typeCard(visitor, "42424242")
    await payButton.click()
    await expect(page.getByText(say("launch:payment.problem.numberIncomplete"))).toBeVisible()
    await expect(page.getByText(say("launch:payment.declined"))).toBeHidden()
    await visitor.check()
    // The browser resends the call when its connection breaks, and the second one is a conflict.
    await page.route(/payment_intents\/[^/]+\/confirm$/, async (route) => {
      await route.fetch()
      await route.continue()
    })
    await typeCard(visitor)
    await payButton.click()
    await expectReceipt(visitor, owner)
    expect(await topUps(visitor, profile)).toBe(1)
    expect(problems).toEqual([])
    await visitor.context.close()
  })
