import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { expect, test } from "@playwright/test"
import type { Browser } from "puppeteer-core"
import { findFirefox, withoutFirefox } from "../find-firefox.ts"
import { newFirefoxVisitor, startFirefox } from "../firefox.ts"
import { origin, sandbox } from "../visitor.ts"

const nameField = 'input[autocomplete="organization"]'
const firefoxPath = findFirefox({ named: process.env["FIREFOX_PATH"] })

// Said once, by the process that gives the tests out.
if (firefoxPath === undefined && process.env["TEST_WORKER_INDEX"] === undefined) console.log(withoutFirefox)

test.skip(firefoxPath === undefined, withoutFirefox)

let firefox: Browser
test.beforeAll(async () => void (firefox = await startFirefox(firefoxPath ?? "")))
test.afterAll(() => firefox.close())

for (const language of ["en", "he"] as const) {
  test(`a visitor gets from the home page into a draft in Firefox, ${language}`, async () => {
    const { page, say, arrive, type, valueOf, choose, press, proceed, problems } = await newFirefoxVisitor(
      firefox,
      language,
    )
    await page.goto(`${origin()}/home`)
    await arrive(/\/home$/)
    await press(say("signup:home.start"))
    await arrive(/\/country$/)
    await choose('input[type="radio"][value="IN"]')
    await press(say("common:action.continue"))
    await arrive(/\/signup\/businessDetails$/)
    await type('#launch-page input:not([type="radio"])', `${sandbox().replace("http://", "")}/sites/sunrise-dental/`)
    await proceed()
    await arrive(/\/businessLocationDetails$/)
    await expect.poll(() => valueOf(nameField)).toBe("Sunrise Dental Care")
    await type(nameField, "Sunrise Dental")
    await proceed()
    await arrive(/\/businessPhoneNumber$/)
    await proceed()
    await arrive(/\/businessDetailsCaptured$/)
    await expect.poll(() => page.evaluate(() => document.body.textContent)).toContain("Sunrise Dental")
    expect(problems).toEqual([])
  })

  test(`an owner logs in and finds the wallet in Firefox, ${language}`, async () => {
    const { owner, businessProfileId } = await readyCampaign(
      sandbox(),
      apiCaller(origin()),
      "sunrise-dental",
      "IN",
      language,
    )
    const { page, say, arrive, type, press, problems } = await newFirefoxVisitor(firefox, language)
    await page.goto(`${origin()}/login`)
    await arrive(/\/login$/)
    await type('input[autocomplete="username"]', owner.email)
    await type('input[autocomplete="current-password"]', owner.password)
    await press(say("common:action.logIn"))
    await arrive(/^\/app\//)
    await page.goto(`${origin()}/app/${businessProfileId}/dashboard`)
    await arrive(/\/dashboard$/)
    await page.goto(`${origin()}/app/${businessProfileId}/wallet`)
    await arrive(/\/wallet$/)
    await press(say("app:wallet.add"))
    await arrive(/\/wallet\/add$/)
    expect(problems).toEqual([])
  })
}
