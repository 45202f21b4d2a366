import { expect, test } from "@playwright/test"
import { openReadyDraft } from "../ready-draft.ts"
import { codeSentTo, newVisitor, origin } from "../visitor.ts"

test("an ended sign-in leads to login and back to the same page", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, checksPages: false, expected: /401/ })
  const { page, say, arrive, check: look, context, problems } = visitor
  const { owner: person } = await openReadyDraft(visitor, { region: "IN" })

  const national = person.phone.slice("+91".length)

  const forget = async () => {
    await context.clearCookies({ name: /refresh_token$/ })
    await page.goto(`${origin()}/signup/budget`)
    await arrive(/\/login$/)
  }
  await forget()
  await page.locator('input[autocomplete="username"]').fill(person.email)
  await page.locator('input[autocomplete="current-password"]').fill("Wrong-Pass1!")
  await page.reload()
  await arrive(/\/login$/)
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(person.email)
  await expect(page.locator('input[autocomplete="current-password"]')).toHaveValue("")
  await page.locator('input[autocomplete="current-password"]').fill("Wrong-Pass1!")
  await page.getByRole("button", { name: say("common:action.logIn"), exact: true }).click()
  await expect(page.getByText("Invalid login credentials. Please try again.")).toBeVisible()
  await look()
  await page.locator('input[autocomplete="current-password"]').fill(person.password)
  await page.getByRole("button", { name: say("common:action.logIn"), exact: true }).click()
  await arrive(/\/signup\/budget$/)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(person.email)

  await forget()
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue("")
  await page.getByRole("tab", { name: say("app:login.byMobile") }).click()
  await look()
  const number = page.locator('input[autocomplete="tel-national"]')
  await number.fill(national)
  await page.reload()
  await arrive(/\/login$/)
  await expect(number).toHaveValue(national)
  await page.getByRole("button", { name: say("app:login.sendSms") }).click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.waitFor()
  await look()
  await code.fill(await codeSentTo(person.phone, 2))
  await arrive(/\/signup\/budget$/)
  expect(problems).toEqual([])
  await context.close()
})

test("a profile is shown only to its members", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 1440, expected: /40[134]/ })
  const { page, say } = visitor
  await openReadyDraft(visitor, { region: "GB" })
  for (const profile of ["999999", "none", "0"]) {
    await page.goto(`${origin()}/app/${profile}/dashboard`)
    await expect(page.getByText(say("common:notFound.text"))).toBeVisible()
  }
  await visitor.context.close()
})
