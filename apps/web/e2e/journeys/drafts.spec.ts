import { expect, test } from "@playwright/test"
import { atLocation, fillInTheDraft } from "../journey.ts"
import { newVisitor, origin } from "../visitor.ts"

test("every page before the payment is the same after a reload", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, checksPages: false })
  const { page, arrive, problems } = visitor
  const visited: string[] = []
  await fillInTheDraft(visitor, {
    region: "IN",
    demoSite: "sunrise-dental",
    onPage: async (path) => {
      const before = page.url()
      await page.reload()
      await arrive(path)
      expect(page.url()).toBe(before)
      visited.push(before)
    },
  })
  expect(visited.length).toBeGreaterThanOrEqual(12)
  expect(problems).toEqual([])
  await visitor.context.close()
})

test("text typed just before a reload is saved and reaches another device", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, checksPages: false })
  const { page, arrive, problems } = visitor
  await atLocation(visitor)
  const area = page.getByRole("textbox", { name: /Area or landmark/ })
  await area.fill("Near the lake")
  await page.reload()
  await arrive(/\/businessLocationDetails$/)
  await expect(area).toHaveValue("Near the lake")
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/Saved/)

  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  const sessionId = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(stored)?.[0] ?? ""
  const other = await newVisitor(browser, { language: "en", width: 1440, checksPages: false })
  await other.page.goto(`${origin()}/signup/businessLocationDetails?sessionId=${sessionId}`)
  await other.arrive(/\/businessLocationDetails$/)
  await expect(other.page.getByRole("textbox", { name: /Area or landmark/ })).toHaveValue("Near the lake")
  expect([...problems, ...other.problems]).toEqual([])
  await visitor.context.close()
  await other.context.close()
})

test("a lost connection loses nothing, and typing is saved when it is back", async ({ browser }) => {
  const visitor = await newVisitor(browser, {
    language: "en",
    width: 390,
    checksPages: false,
    expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  })
  const { page, context, check: look, problems } = visitor
  await atLocation(visitor)
  await context.setOffline(true)
  const area = page.getByRole("textbox", { name: /Area or landmark/ })
  await area.fill("Typed under ground")
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/Offline/)
  await look()
  await context.setOffline(false)
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/Saved/, { timeout: 20_000 })
  await page.reload()
  await expect(area).toHaveValue("Typed under ground")
  expect(problems).toEqual([])
  await context.close()
})

test("pages open neither ahead of the journey nor again after the payment", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, checksPages: false })
  const { page, arrive } = visitor
  await atLocation(visitor)
  await page.goto(`${origin()}/signup/budget`)
  await arrive(/\/businessLocationDetails$/)
  await page.goto(`${origin()}/signup/emailSignup`)
  await arrive(/\/businessLocationDetails$/)
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})
