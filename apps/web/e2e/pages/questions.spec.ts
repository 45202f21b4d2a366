import { expect, test } from "@playwright/test"
import { atLocation } from "../journey.ts"
import { newVisitor, origin, sandbox, type Visitor } from "../visitor.ts"

const area = ({ page }: Visitor) => page.getByRole("textbox", { name: /Area or landmark/ })
const saved = ({ page }: Visitor) => expect(page.getByRole("banner").getByRole("status")).toHaveText(/Saved/)

for (const [choice, kept] of [
  ["mine", "By the temple"],
  ["theirs", "Near the lake"],
] as const)
  test(`a value that changed elsewhere is chosen by the person (${choice})`, async ({ browser }) => {
    const first = await newVisitor(browser, { language: "en", width: 1440, checksPages: false })
    await atLocation(first)
    const stored = await first.page.evaluate(() => JSON.stringify(localStorage))
    const sessionId = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(stored)?.[0] ?? ""
    const expected = /status of 409/
    const second = await newVisitor(browser, { language: "en", width: 390, checksPages: false, expected })
    await second.page.goto(`${origin()}/signup/businessLocationDetails?sessionId=${sessionId}`)
    await second.arrive(/\/businessLocationDetails$/)

    await area(first).fill("Near the lake")
    await saved(first)
    await area(second).fill("By the temple")
    const question = second.page.getByRole("alertdialog")
    await expect(question).toContainText("Near the lake")
    await expect(question).toContainText("By the temple")
    await second.check()
    await question.getByRole("button", { name: second.say(`launch:conflict.${choice}`) }).click()
    await expect(area(second)).toHaveValue(kept)
    await saved(second)

    await first.page.reload()
    await expect(area(first)).toHaveValue(kept)
    expect([...first.problems, ...second.problems]).toEqual([])
    await first.context.close()
    await second.context.close()
  })

test("another website asks before it replaces what was typed", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, checksPages: false })
  const { page, say, arrive, proceed, check, problems } = visitor
  await atLocation(visitor)
  await area(visitor).fill("Near the lake")
  await saved(visitor)
  await page.getByRole("button", { name: say("common:action.back") }).click()
  await arrive(/\/businessDetails$/)
  await page
    .getByRole("textbox")
    .first()
    .fill(`${sandbox().replace("http://", "")}/sites/sunrise-dental/`)
  await proceed()
  const question = page.getByRole("dialog")
  await expect(question).toContainText("Nilgiri Yoga")
  await check()
  await question.getByRole("button", { name: say("signup:otherAddress.replace") }).click()
  await arrive(/\/businessLocationDetails$/)
  await expect(page.getByRole("textbox").first()).toHaveValue(/Sunrise Dental/)
  await expect(area(visitor)).not.toHaveValue("Near the lake")
  expect(problems).toEqual([])
  await visitor.context.close()
})

test("a British address read for India offers the United Kingdom", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, checksPages: false })
  const { page, say, arrive, check, problems } = visitor
  await atLocation(visitor, { region: "IN", demoSite: "harbour-rye" })
  const country = say("common:region.GB")
  await expect(page.getByText(say("signup:otherCountry.title", { country }))).toBeVisible()
  await check()
  await page.getByRole("button", { name: say("signup:otherCountry.switch", { country }) }).click()
  await expect(page.getByText(say("signup:otherCountry.title", { country }))).toBeHidden({ timeout: 20_000 })
  await arrive(/\/businessLocationDetails$/)
  await expect(page.getByRole("textbox", { name: "Postcode" })).toHaveValue(/[A-Z]/)
  expect(problems).toEqual([])
  await visitor.context.close()
})
