import { expect, type Locator, type Page, test } from "@playwright/test"
import { decideAds } from "../ads-in-review.ts"
import { inTurn } from "../in-turn.ts"
import { metaAdSetsOf, metaAudiences } from "../meta-audiences.ts"
import { onOwnSite } from "../own-site.ts"
import { ownerOfLaunched } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** Three in four are found by the twins, so that a hundred are. */
const customers = [
  "Contact,Given,Mobile",
  ...Array.from({ length: 150 }, (_, at) => `buyer${at}@example.com,Asha,98${String(20_000_000 + at)}`),
].join("\n")

const pick = async (page: Page, within: Locator, label: string, option: string) => {
  await within.getByRole("button", { name: label }).click()
  await page.getByRole("option", { name: option, exact: true }).click()
}

const moveClock = (hours: number) =>
  fetch(`${sandbox()}/control/api/clock`, { method: "POST", body: JSON.stringify({ advanceMs: hours * 3_600_000 }) })

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 1440 },
  { language: "he", width: 390 },
] as const))
  test(`an owner leaves their customers out of a campaign, in ${language}`, ({ browser }) =>
    onOwnSite(async () => {
      // A day forward ends the sign-in's access token, which is then renewed.
      const visitor = await newVisitor(browser, { language, width, expected: /401/ })
      const { page, say, arrive, check: look, problems } = visitor
      const { profile, campaign } = await ownerOfLaunched(visitor, { region: "IN", language })
      await decideAds(sandbox(), campaign, "approve")
      await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
      await arrive(/\/campaigns\/\d+$/)
      const campaignName = await page.getByRole("heading", { level: 1 }).innerText()
      const editAudience = async () => {
        await page.goto(`${origin()}/app/${profile}/editCampaign/${campaign}`)
        await arrive(/\/editCampaign\/\d+$/)
        await page.getByRole("tab", { name: say("editor:steps.audience") }).click()
      }
      // A local business has no place for audiences in its menu.
      await editAudience()
      await page.getByRole("link", { name: say("audiences:choice.all") }).click()
      await arrive(/\/audience$/)

      await page.getByRole("button", { name: say("customerLists:add") }).click()
      const dialog = page.getByRole("dialog")
      const chooser = page.waitForEvent("filechooser")
      await dialog.getByRole("button", { name: say("customerLists:file.prompt") }).click()
      await (await chooser).setFiles({ name: "buyers.csv", mimeType: "text/csv", buffer: Buffer.from(customers) })
      await expect(dialog.getByText("buyer0@example.com")).toBeVisible()
      await pick(page, dialog, say("customerLists:columns.firstName"), "Given")
      await look()
      const goOn = dialog.getByRole("button", { name: say("common:action.continue") })
      await goOn.click()
      await dialog.getByLabel(say("customerLists:consent.name"), { exact: true }).fill("Buyers")
      await goOn.click()
      await expect(dialog.getByText(say("customerLists:consent.needed"))).toBeVisible()
      const accepted = dialog.getByRole("checkbox")
      await accepted.focus()
      await page.keyboard.press("Space")
      await look()
      await goOn.click()
      await dialog.getByRole("button", { name: say("customerLists:send.start") }).click()
      await expect(dialog.getByText(say("customerLists:result.done"))).toBeVisible()
      await look()
      await dialog.getByRole("button", { name: say("common:action.done") }).click()

      const ready = page.getByText(say("customerLists:status.Ready"), { exact: true })
      const meta = page.getByText(say("customerLists:size.between", { least: 100, most: 200 }))
      const preparing = page.getByText(say("customerLists:status.Preparing"), { exact: true })
      await expect(preparing).toHaveCount(2)
      await expect.poll(async () => (await metaAudiences()).length).toBe(1)
      await moveClock(2)
      await expect(ready.first()).toBeVisible()
      await expect(meta).toBeVisible()

      const menu = page.getByRole("button", { name: say("customerLists:act.menu", { name: "Buyers" }), exact: true })
      await menu.click()
      await page.getByRole("menuitem", { name: say("customerLists:act.lookalike") }).click()
      await look()
      await dialog.getByRole("button", { name: say("customerLists:lookalike.create") }).click()
      // A name as it is kept has no marks of direction.
      const like = say("customerLists:lookalike.usualName", { name: "Buyers" }).replaceAll(/[\u2066-\u2069]/gu, "")
      await expect(page.getByText(like, { exact: true })).toBeVisible()
      await expect.poll(async () => (await metaAudiences()).length).toBe(2)

      await page.getByRole("button", { name: say("audiences:add") }).click()
      await dialog.getByLabel(say("audiences:form.name"), { exact: true }).fill("Newcomers")
      await dialog.getByRole("combobox", { name: say("launch:location.findCentre") }).fill("Pune")
      await page.getByRole("option", { name: /Pune/u }).first().click()
      await pick(page, dialog, say("audiences:lists.excluded"), "Buyers")
      await look()
      await dialog.getByRole("button", { name: say("common:action.save") }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText("Newcomers", { exact: true })).toBeVisible()
      await look()

      await editAudience()
      const step = page.getByRole("tabpanel").filter({ visible: true })
      await pick(page, step, say("audiences:choice.label"), "Newcomers")
      await expect(page.getByText(say("audiences:choice.used", { name: "Newcomers" }))).toBeVisible()
      await expect(page.getByText(say("editor:saving.saved"), { exact: true })).toBeVisible()
      await page.getByRole("tab", { name: say("editor:steps.review") }).click()
      await expect(page.getByText(say("editor:field.excludedLists")).first()).toBeVisible()
      await look()
      const [send = ""] = say("editor:send", { networks: "\n" }).split("\n")
      await page.getByRole("button", { name: new RegExp(`^${send}`, "u") }).click()
      const list = (await metaAudiences()).find(({ name }) => name.startsWith("Customers "))
      const leftOut = async () =>
        (await metaAdSetsOf(campaign)).flatMap(({ targeting }) => targeting.excluded_custom_audiences ?? [])
      await expect.poll(async () => (await leftOut()).map(({ id }) => id)).toEqual([list?.id])

      await page.goto(`${origin()}/app/${profile}/audience`)
      await arrive(/\/audience$/)
      await menu.click()
      await page.getByRole("menuitem", { name: say("customerLists:act.remove") }).click()
      const question = page.getByRole("alertdialog")
      await expect(question.getByText(campaignName)).toBeVisible()
      await look()
      await question.getByRole("button", { name: say("common:action.remove") }).click()
      await expect.poll(async () => (await metaAudiences()).length).toBe(0)
      await expect(page.getByText(say("customerLists:empty"))).toBeVisible()
      expect(problems).toEqual([])
      await visitor.context.close()
    }))
