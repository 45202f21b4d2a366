import { expect, type Page, test } from "@playwright/test"
import { choose, leaveLaunched } from "../journey.ts"
import { codeSentTo, newPerson, newVisitor, origin, sandbox } from "../visitor.ts"

/** The most that the journey from a website to a paid campaign may ask of a person, and from there to the launch. */
const most = { clicks: 20, fields: 6, clicksAfterPayment: 2 }

/** Counts what a person does: real presses of the mouse or a key that chooses, and fields that are typed into. */
const countingOf = (page: Page) => {
  const counted = { clicks: 0, fields: 0 }
  return {
    counted,
    click: async (locator: ReturnType<Page["locator"]>) => {
      counted.clicks += 1
      await locator.click()
    },
    choose: async (locator: ReturnType<Page["locator"]>) => {
      counted.clicks += 1
      await choose(locator)
    },
    type: async (selector: string, text: string) => {
      counted.fields += 1
      await page.locator(selector).first().fill(text)
    },
  }
}

test("from a website to the payment: 20 clicks and 6 fields; to the launch: 2 clicks", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 1440, checksPages: false })
  const { page, say, arrive, problems } = visitor
  const { counted, click, choose: pick, type } = countingOf(page)
  const on = page.locator('button[type="submit"][form="launch-page"]').last()
  const person = newPerson("IN")

  await page.goto(`${origin()}/country`)
  await arrive(/\/country$/)
  await pick(page.getByRole("radio", { name: say("common:region.IN") }))
  await click(page.getByRole("button", { name: say("common:action.continue") }))
  await arrive(/\/businessDetails$/)
  await type('main input[type="url"]', `${sandbox().replace("http://", "")}/sites/sunrise-dental/`)
  await click(on)
  for (const path of [
    /businessLocationDetails$/i,
    /businessPhoneNumber$/i,
    /businessDetailsCaptured$/i,
    /selectObjective$/i,
    /promoteServices$/i,
  ]) {
    await arrive(path)
    await click(on)
  }
  await arrive(/offerDetails$/i)
  await click(page.getByRole("button", { name: say("signup:offer.none") }))
  await arrive(/imageCreatives$/i)
  await click(page.getByRole("listitem").getByRole("button").first())
  for (const path of [/imageCreativesCreative\/preview/i, /ImageCreativesAdPreview\/preview/i, /googleAds$/i]) {
    await arrive(path)
    await click(on)
  }
  await arrive(/emailSignup$/i)
  await type('input[autocomplete="name"]', "Asha Rao")
  await type('input[autocomplete="email"]', person.email)
  await type('input[autocomplete="new-password"]', person.password)
  await type('input[autocomplete="tel-national"]', person.national)
  await pick(page.getByRole("checkbox"))
  await click(on)
  await type('input[autocomplete="one-time-code"]', await codeSentTo(person.phone))
  for (const path of [/ageGenderTarget$/i, /locationTargeting$/i, /signup\/budget$/i]) {
    await arrive(path, { timeout: 60_000 })
    await expect(on).toBeEnabled()
    await click(on)
  }
  await click(page.getByRole("dialog").last().getByRole("button", { name: /^Pay/ }))
  await expect(page.getByRole("heading", { level: 1, name: say("launch:payment.thanks") })).toBeVisible()

  expect(counted.clicks).toBeLessThanOrEqual(most.clicks)
  expect(counted.fields).toBeLessThanOrEqual(most.fields)

  const before = { ...counted }
  await click(on)
  await arrive(/linkAccounts$/i)
  await expect(on).toBeEnabled()
  await click(on)
  await leaveLaunched(visitor)
  expect(counted.clicks - before.clicks).toBeLessThanOrEqual(most.clicksAfterPayment)
  expect(counted.fields).toBe(before.fields)
  expect(problems).toEqual([])
  await visitor.context.close()
})
