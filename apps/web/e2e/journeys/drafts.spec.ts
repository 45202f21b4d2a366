import { expect, test } from "@playwright/test"
import { atLocation, fillInTheDraft } from "../journey.ts"
import { newVisitor, origin } from "../visitor.ts"

test("every page before the payment is there again after a reload, as it was", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, looks: false })
  const { page, arrive, troubles } = visitor
  const seen: string[] = []
  await fillInTheDraft(visitor, {
    region: "IN",
    demoSite: "sunrise-dental",
    onPage: async (path) => {
      const before = page.url()
      await page.reload()
      await arrive(path)
      expect(page.url()).toBe(before)
      seen.push(before)
    },
  })
  expect(seen.length).toBeGreaterThanOrEqual(12)
  expect(troubles).toEqual([])
  await visitor.context.close()
})

test("what was typed in the moment before a reload is there, and reaches another device", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, looks: false })
  const { page, arrive, troubles } = visitor
  await atLocation(visitor)
  const area = page.getByRole("textbox", { name: /Area or landmark/ })
  await area.fill("Near the lake")
  await page.reload()
  await arrive(/\/businessLocationDetails$/)
  await expect(area).toHaveValue("Near the lake")
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/Saved/)

  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  const sessionId = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(stored)?.[0] ?? ""
  const other = await newVisitor(browser, { language: "en", width: 1440, looks: false })
  await other.page.goto(`${origin()}/signup/businessLocationDetails?sessionId=${sessionId}`)
  await other.arrive(/\/businessLocationDetails$/)
  await expect(other.page.getByRole("textbox", { name: /Area or landmark/ })).toHaveValue("Near the lake")
  expect([...troubles, ...other.troubles]).toEqual([])
  await visitor.context.close()
  await other.context.close()
})

test("a dropped network loses nothing: typing goes on and is saved when the network is back", async ({ browser }) => {
  const visitor = await newVisitor(browser, {
    language: "en",
    width: 390,
    looks: false,
    expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  })
  const { page, context, look, troubles } = visitor
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
  expect(troubles).toEqual([])
  await context.close()
})

test("nobody jumps ahead, and nothing before the payment opens after it", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, looks: false })
  const { page, arrive } = visitor
  await atLocation(visitor)
  await page.goto(`${origin()}/signup/budget`)
  await arrive(/\/businessLocationDetails$/)
  await page.goto(`${origin()}/signup/emailSignup`)
  await arrive(/\/businessLocationDetails$/)
  expect(visitor.troubles).toEqual([])
  await visitor.context.close()
})
