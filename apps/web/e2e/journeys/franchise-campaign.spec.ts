import { SaveFranchiseStores } from "@application/franchise/contract"
import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "@playwright/test"
import { ownerOf } from "../business-by-calls.ts"
import { inTurn } from "../in-turn.ts"
import { choose } from "../journey.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"

/** Six stores of one city; the last has no town, which the ad names. */
const rows = Array.from({ length: 6 }, (_, index) => ({
  code: `PUN-${index + 1}`,
  name: `Pune ${index + 1}`,
  address: `${index + 1} Baner Road, Pune`,
  ...(index < 5 && { town: "Pune" }),
  phone: `+91 98220 1234${index}`,
  latitude: String(18.52 + index / 100),
  longitude: String(73.85 + index / 100),
  radius: "5",
  unit: "km",
}))

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 390 },
  { language: "he", width: 1440 },
] as const))
  test(`a head office launches one ad over its stores, in ${language}`, async ({ browser }) => {
    const { person, caller, profiles } = await ownerOf("IN", { HqFranchise: "Stonebake" })
    const [profile = 0] = profiles
    await caller.ask(SaveFranchiseStores, { businessProfileId: BusinessProfileId.make(profile), rows })
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, check: look, problems } = visitor
    const start = (key: string) => new RegExp(`^${say(key, { amount: "\n", total: "\n" }).split("\n")[0] ?? ""}`, "u")
    const textbox = (key: string) => page.getByRole("textbox", { name: say(key), exact: true })
    const words = (part: string) =>
      page
        .getByRole("group", { name: say(`franchise:ad.part.${part}`), exact: true })
        .getByRole("textbox")
        .first()
    const goOn = () => page.getByRole("button", { name: say("franchise:campaign.saveAndContinue") }).click()
    await logIn(visitor, person)

    await page.goto(`${origin()}/app/${profile}/wallet/add`)
    await arrive(/\/wallet\/add$/)
    await choose(page.getByRole("radio").last())
    await textbox("app:addMoney.ownAmount").fill("60000")
    await page.getByRole("button", { name: start("launch:payment.pay") }).click()
    await page.getByRole("dialog").last().getByRole("button", { name: /^Pay/ }).click()
    await expect(page.getByRole("heading", { level: 1, name: say("launch:payment.thanks") })).toBeVisible()

    await page.goto(`${origin()}/app/${profile}/franchiseCampaigns`)
    await arrive(/\/franchiseCampaigns$/)
    await look()
    await page.getByRole("button", { name: say("franchise:campaign.new") }).click()
    await page.getByRole("dialog").getByRole("textbox").fill("Autumn menu")
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("common:action.continue") })
      .click()
    await arrive(/\/franchiseCampaigns\/\d+$/)
    await textbox("franchise:budget.total").fill("35000")
    await look()
    await goOn()
    await page.waitForURL(/step=ad$/u)
    await textbox("franchise:ad.services").fill("Pizza")
    await words("primaryText").fill("Fresh pizza in {town}, baked today at {store}.")
    await words("headline").fill("Pizza in {town}")
    await words("description").fill("Call {phone}")
    await words("website").fill("https://stonebake.example.com/{code}")
    // The store that lacks something is shown first.
    await expect(page.getByText("baked today at Pune 6.").first()).toBeVisible()
    await look()
    await goOn()
    await page.waitForURL(/step=stores$/u)
    await look()
    await goOn()
    await page.waitForURL(/step=review$/u)
    await look()
    await page.getByRole("button", { name: start("franchise:review.pay") }).click()
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: start("franchise:review.pay") })
      .dblclick()

    const launched = page.getByText(say("franchise:campaign.states.Launched"), { exact: true })
    await expect(launched).toBeVisible()
    await expect(page.getByText("Pune 1", { exact: true }).locator("visible=true").first()).toBeVisible()
    await expect(page.getByText("Pune 6", { exact: true })).toHaveCount(0)
    await look()
    expect(problems).toEqual([])
    await visitor.context.close()
  })
