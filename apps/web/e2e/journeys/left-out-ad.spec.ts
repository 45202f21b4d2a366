import { expect, test } from "@playwright/test"
import { choose, leaveLaunched, pay, rewordTheSearchAd } from "../journey.ts"
import { openReadyDraft } from "../ready-draft.ts"
import { newVisitor } from "../visitor.ts"

test("leaving a search ad out drops its channel, and adding it needs acceptance", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 390, checksPages: false })
  const { page, say, arrive, check: look, proceed, problems } = visitor
  await openReadyDraft(visitor, { region: "IN", language: "he", opened: "googleAds" })
  await rewordTheSearchAd(visitor, "טיפול עדין לכל המשפחה")
  await page.getByRole("button", { name: say("creatives:search.skip") }).click()
  await arrive(/\/emailSignup$/i)
  await proceed()
  await arrive(/\/ageGenderTarget$/i, { timeout: 60_000 })
  await proceed()
  await arrive(/\/locationTargeting$/i)
  await proceed()
  await arrive(/\/budget$/i)
  await pay(visitor, "IN")
  await arrive(/\/linkAccounts$/i)
  await page.getByRole("button", { name: say("launch:review.edit", { part: say("launch:review.channels") }) }).click()
  await arrive(/\/channelSelection$/i)
  const [social, search] = ["Social", "Search"].map((channel) =>
    page.getByRole("checkbox", { name: say(`launch:channels.names.${channel}`) }),
  )
  if (social === undefined || search === undefined) throw new Error("Both channels are offered")
  const word = page.getByText(say("launch:channels.searchWords"))
  await expect(social).toBeChecked()
  await expect(search).not.toBeChecked()
  await expect(word).toBeHidden()
  await choose(search)
  await expect(word).toBeVisible()
  await look()
  await proceed()
  await arrive(/\/linkAccounts$/i)
  const launch = page.locator('button[type="submit"][form="launch-page"]')
  await expect(launch).toBeDisabled()
  await look()
  await page.getByRole("button", { name: say("launch:accounts.useTexts") }).click()
  await expect(launch).toBeEnabled()
  await proceed()
  await leaveLaunched(visitor)
  expect(problems).toEqual([])
  await visitor.context.close()
})
