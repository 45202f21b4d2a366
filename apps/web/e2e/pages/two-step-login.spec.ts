import { expect, test } from "@playwright/test"
import { Secret, TOTP } from "otpauth"
import { inTurn } from "../in-turn.ts"
import { mailsTo } from "../mails.ts"
import { openReadyDraft } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** The time of the product, whose clock others may have put forward. */
const productTime = async (): Promise<number> => {
  const answer = await fetch(`${sandbox()}/control/api/clock`)
  return Date.now() + ((await answer.json()) as { readonly offsetMs: number }).offsetMs
}

const half = 30_000

for (const { language, region, width } of inTurn(import.meta.url, [
  { language: "en", region: "IN", width: 360 },
  { language: "he", region: "GB", width: 1440 },
] as const)) {
  test(`an owner sets up two-step login, logs in with it and turns it off, ${language}`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width, expected: /40[019]/ })
    const { page, say, arrive, check: look, context, problems } = visitor
    const { owner, profile } = await openReadyDraft(visitor, { region, language })
    const account = `/app/${profile}/userPreferences?part=security`
    const passwordField = page.locator('input[autocomplete="current-password"]')
    const code = page.locator('input[autocomplete="one-time-code"]')
    const button = (key: string) => page.getByRole("button", { name: say(key), exact: true })

    await page.goto(`${origin()}${account}`)
    await arrive(/\/userPreferences/)
    await button("account:security.turnOn").click()
    await page.locator('input[type="radio"][value="app"]').check()
    await passwordField.fill(owner.password)
    await button("common:action.continue").click()
    await expect(page.getByRole("img", { name: say("account:security.qr") })).toBeVisible()
    await look()
    const secret = (await page.locator("ol code").innerText()).replaceAll(" ", "")
    const app = new TOTP({ secret: Secret.fromBase32(secret) })
    const enrolledAt = await productTime()
    await code.fill(app.generate({ timestamp: enrolledAt }))
    const codes = page.getByRole("list", { name: say("account:security.codes") }).getByRole("listitem")
    await expect(codes).toHaveCount(10)
    await look()
    const [first = "", second = ""] = await codes.allInnerTexts()
    const downloading = page.waitForEvent("download")
    await button("common:action.download").click()
    expect((await downloading).suggestedFilename()).toMatch(/\.txt$/)
    await button("account:security.saved").click()
    await expect(button("account:security.turnOff")).toBeVisible()

    const logIn = async () => {
      await context.clearCookies({ name: /refresh_token$/ })
      await page.goto(`${origin()}${account}`)
      await arrive(/\/login$/)
      await page.locator('input[autocomplete="username"]').fill(owner.email)
      await passwordField.fill(owner.password)
      await button("common:action.logIn").click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("app:secondStep.title"))
    }
    await logIn()
    await look()
    await code.fill(app.generate({ timestamp: enrolledAt - 20 * half }))
    await expect(page.getByText(say("failures:InvalidSecondFactor"))).toBeVisible()
    // The step of the enrolment is used, so the next one is the earliest that counts.
    await code.fill(app.generate({ timestamp: Math.max(enrolledAt + half, await productTime()) }))
    await arrive(/\/userPreferences/)

    await logIn()
    await button("app:secondStep.useRecovery").click()
    await page.locator('input[name="recoveryCode"]').fill(first.toLowerCase())
    await look()
    await button("common:action.logIn").click()
    await arrive(/\/userPreferences/)

    await button("account:security.turnOff").click()
    await passwordField.fill(owner.password)
    await page.locator('input[name="code"]').fill(second)
    await look()
    await button("account:security.turnOff").click()
    await expect(button("account:security.turnOn")).toBeVisible()
    const told = ["secondFactorOn", "recoveryCodeUsed", "secondFactorOff"]
    await expect
      .poll(async () => (await mailsTo(owner.email)).map(({ subject }) => subject))
      .toEqual(
        expect.arrayContaining(told.map((kind) => expect.stringContaining(subjectOf(say(`messages:${kind}.subject`))))),
      )
    expect(problems).toEqual([])
    await context.close()
  })
}

/** The words of a subject before the portal's name. */
const subjectOf = (text: string): string => text.slice(0, 20)
