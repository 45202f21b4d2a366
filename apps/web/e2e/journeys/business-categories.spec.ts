import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { demoOwner } from "@adapters/http-client/testing"
import { expect, type Locator, test } from "@playwright/test"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox, type Visitor } from "../visitor.ts"

const seed = join(import.meta.dirname, "..", "..", "..", "..", "tools", "run", "src", "seed-demo.ts")
const portOf = (address: string) => new URL(address).port

/** Makes the demo as `npm start` does. */
const seeded = () =>
  promisify(execFile)(process.execPath, [seed, portOf(origin()), portOf(sandbox()), process.env["SITE_DATABASE"] ?? ""])

/** What the specification gives the menu of each category, the home first; a builder has a home and no menu. */
const businesses = [
  {
    name: "Brass & Beam",
    menu: [
      "dashboard",
      "campaigns",
      "proposals",
      "audience",
      "productInsights",
      "publishedReports",
      "leads",
      "wallet",
      "storeSetup",
      "productFeed",
    ],
  },
  {
    name: "Stonebake Pizza",
    menu: ["dashboard", "campaigns", "franchiseCampaigns", "proposals", "publishedReports", "wallet", "stores"],
  },
  {
    name: /Sunrise Dental/u,
    menu: ["dashboard", "campaigns", "proposals", "publishedReports", "leads", "wallet", "storeSetup"],
  },
  { name: "Northmoor Foods", menu: ["dashboard", "campaigns", "briefs", "proposals", "publishedReports"] },
  { name: "Paperkite Studio", menu: [] },
  { name: "Motion Yard", menu: [] },
] as const

const openBusiness = async ({ page, arrive }: Visitor, name: string | RegExp, home: string) => {
  await page.goto(`${origin()}/profileSelection`)
  await arrive(/\/profileSelection$/)
  await page.getByRole("link", { name }).click()
  await arrive(new RegExp(`/app/\\d+/${home}$`))
}

/** The menu: beside the page, or in the drawer of a phone, which is opened first. */
const menuOf = async ({ page, say }: Visitor, isSmall: boolean): Promise<Locator> => {
  if (isSmall) await page.getByRole("button", { name: say("app:frame.openNavigation"), exact: true }).click()
  return page.getByRole("navigation", { name: say("app:frame.navigation"), exact: true })
}

const walk = async (visitor: Visitor, isSmall: boolean, menu: ReadonlyArray<string>) => {
  const { page, say, arrive } = visitor
  const shown = await menuOf(visitor, isSmall)
  await expect(shown.getByRole("link")).toHaveText(menu.map((place) => say(`app:frame.place.${place}`)))
  if (isSmall) await page.keyboard.press("Escape")
  for (const place of menu.slice(1)) {
    const name = say(`app:frame.place.${place}`)
    await (await menuOf(visitor, isSmall)).getByRole("link", { name, exact: true }).click()
    await arrive(new RegExp(`/app/\\d+/${place}$`))
    await expect(page).toHaveTitle(/^Marquee \| ./u)
  }
}

/** Ctrl-K leads to a page by its name, and the switcher to the business that was open before. */
const findAndSwitch = async ({ page, say, arrive }: Visitor, isSmall: boolean) => {
  await page.keyboard.press("Control+k")
  await page.getByRole("searchbox").fill(say("palette:page.people"))
  await expect(page.getByRole("option")).toHaveCount(1)
  await page.keyboard.press("Enter")
  await arrive(/\/app\/\d+\/people$/)
  if (isSmall) await page.getByRole("button", { name: say("app:frame.openNavigation"), exact: true }).click()
  const before = page.url()
  await page.locator("button[aria-haspopup=dialog]:visible", { hasText: /./u }).first().click()
  const switcher = page.getByRole("dialog", { name: say("palette:switch.label"), exact: true })
  await expect(switcher.getByRole("option")).toHaveCount(businesses.length - 1)
  await switcher.getByRole("option").first().click()
  await page.waitForURL((url) => url.href !== before)
  await arrive(/\/app\/\d+\/(?:dashboard|workspace|storeSetup)$/)
}

test("the demo's business of each category has its own home and menu", async ({ browser }) => {
  await seeded()
  await seeded()
  const visitors = await Promise.all(
    (["en", "he"] as const).map(async (language) => {
      const width = language === "en" ? 1440 : 360
      const visitor = await newVisitor(browser, { language, width })
      await logIn(visitor, demoOwner)
      return { visitor, isSmall: width < 960 }
    }),
  )
  await Promise.all(
    visitors.map(async ({ visitor, isSmall }, turn) => {
      await expect(visitor.page.locator("main li").getByRole("link")).toHaveCount(businesses.length)
      for (const { name, menu } of businesses.filter((_, at) => at % 2 === turn)) {
        await openBusiness(visitor, name, menu[0] ?? "workspace")
        await walk(visitor, isSmall, menu)
      }
      await findAndSwitch(visitor, isSmall)
      expect(visitor.problems).toEqual([])
      await visitor.context.close()
    }),
  )
})
