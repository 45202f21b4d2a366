import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { expect, type Page, test } from "@playwright/test"
import { appoint } from "../appoint.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox, type Visitor } from "../visitor.ts"

const portalHost = "highstreet.localhost"

/** Another portal than most journeys', since its look changes while they run. */
const portalOrigin = (): string => {
  const url = new URL(origin())
  url.hostname = portalHost
  return url.origin
}

const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim())

const look = async ({ page, arrive }: Visitor) => {
  await page.goto(`${portalOrigin()}/portal/look`)
  await arrive(/\/portal\/look$/)
}

/** Publishes what is typed, through its question. */
const publish = async ({ page, say, check }: Visitor): Promise<void> => {
  const act = { name: say("portalLook:look.publish"), exact: true }
  await page.getByRole("button", act).click()
  const question = page.getByRole("alertdialog")
  await expect(question.getByText(say("portalLook:look.effect.theme"))).toBeVisible()
  await expect(question.getByText(say("portalLook:look.effect.voice"))).toBeVisible()
  await check()
  await question.getByRole("button", act).click()
  await expect(page.getByRole("link", { name: say("portalLook:look.seeIt") })).toBeVisible()
}

test("an administrator publishes a colour and a headline, and takes them back", async ({ browser }) => {
  const administrator = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say } = administrator
  const { owner } = await readyCampaign(
    sandbox(),
    apiCaller(origin(), { "x-portal-domain": portalHost }),
    "sunrise-dental",
    "IN",
    "en",
  )
  await appoint(owner.email, "administrator")
  await logIn(administrator, owner, portalOrigin())

  const visitor = await newVisitor(browser, { language: "en", width: 1440, checksPages: false })
  const headline = visitor.page.getByRole("heading", { level: 1 })
  await visitor.page.goto(`${portalOrigin()}/home`)
  const former = { words: await headline.innerText(), accent: await accentOf(visitor.page) }

  await look(administrator)
  await page.getByLabel(say("portalLook:look.colours.part.accent"), { exact: true }).fill("#0b6e4f")
  await page
    .getByLabel(say("portalLook:look.voice.headline", { language: "English" }), { exact: true })
    .fill("Bread for everybody")
  await page.getByRole("tab", { name: say("portalLook:look.preview.phone") }).click()
  const preview = page.frameLocator(`iframe[title="${say("portalLook:look.preview.phoneTitle")}"]`)
  await expect(preview.locator("h1")).toHaveText("Bread for everybody")
  await visitor.page.reload()
  await expect(headline).toHaveText(former.words)
  await publish(administrator)

  await visitor.page.goto(`${portalOrigin()}/home`)
  await expect(headline).toHaveText("Bread for everybody")
  expect(await accentOf(visitor.page)).toBe("#0b6e4f")

  await page
    .getByRole("button", { name: new RegExp(`^${say("portalLook:look.versions.take")}`) })
    .first()
    .click()
  await publish(administrator)
  await visitor.page.goto(`${portalOrigin()}/home`)
  await expect(headline).toHaveText(former.words)
  expect(await accentOf(visitor.page)).toBe(former.accent)

  expect([...administrator.problems, ...visitor.problems]).toEqual([])
  await administrator.context.close()
  await visitor.context.close()
})
