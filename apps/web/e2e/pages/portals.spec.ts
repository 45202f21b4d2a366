import { expect, test } from "@playwright/test"
import { newVisitor, origin, sandbox } from "../visitor.ts"

const portals = [
  { host: "highstreet.localhost", title: "High Street" },
  { host: "parcelwise.localhost", title: "Parcelwise" },
  { host: "studionoir.localhost", title: "Studio Noir" },
]

const at = (host: string, path: string) => {
  const url = new URL(origin())
  url.hostname = host
  return `${url.origin}${path}`
}

for (const { host, title } of portals) {
  test(`${title} names nobody else on its pages, errors and mails`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language: "en", width: 390, expected: /404/ })
    const { page } = visitor
    for (const path of [
      "/home",
      "/country",
      "/login",
      "/forgotPassword",
      "/signup/businessDetails",
      "/nowhere/at/all",
    ]) {
      await page.goto(at(host, path))
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${title} \\| `))
      expect(await page.locator("body").innerText()).not.toMatch(/marquee/i)
    }
    expect(visitor.problems).toEqual([])
    await visitor.context.close()
  })
}

test("portals look different by data alone", async ({ browser }) => {
  const { page, context } = await newVisitor(browser, { language: "en", width: 390 })
  const accents = new Set<string>()
  for (const host of ["localhost", ...portals.map((portal) => portal.host)]) {
    await page.goto(at(host, "/login"))
    accents.add(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-accent")),
    )
  }
  expect(accents.size).toBe(4)
  await context.close()
})

test("an unknown host says so and shows nothing of any portal", async ({ request }) => {
  const reply = await request.get(at("localhost", "/login"), { headers: { host: "elsewhere.localhost" } })
  expect(reply.status()).toBe(404)
  expect(await reply.text()).not.toMatch(/marquee/i)
  expect((await fetch(`${sandbox()}/control/api/clock`)).ok).toBe(true)
})
