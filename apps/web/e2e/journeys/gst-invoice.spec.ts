import { expect, test } from "@playwright/test"
import { leaveLaunched, pay } from "../journey.ts"
import { openReadyDraft } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"

/** A GSTIN of the state in which Marquee is registered. */
const inState = "29AABCR1718E1ZL"

test("a GSTIN splits the tax by state without changing the total", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, proceed, problems } = visitor
  const { profile, campaign } = await openReadyDraft(visitor, { region: "IN" })
  const price = page.getByRole("table", { name: say("launch:price.caption") })
  await expect(price).toContainText("GST (18%)")
  await page.getByRole("switch", { name: say("launch:gst.wanted") }).focus()
  await page.keyboard.press("Space")
  const gstin = page.getByLabel(say("launch:gst.gstin"))
  await gstin.fill("29AABCU9603R1ZM")
  await page.locator('button[type="submit"][form="launch-page"]').last().click()
  await expect(page.getByText("This GSTIN isn't valid.")).toBeVisible()
  await expect(gstin).toBeFocused()
  await page.reload()
  await arrive(/\/budget$/i)
  await expect(gstin).toHaveValue("29AABCU9603R1ZM")
  await gstin.fill("27AAPFU0939F1ZV")
  await expect(price).toContainText("IGST (18%)")
  await expect(page.getByText(say("launch:gst.registered", { state: say("documents:state.27") }))).toBeVisible()
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.request().postData()?.includes(inState) === true,
  )
  await gstin.fill(inState)
  await expect(price).toContainText("CGST (9%)")
  await expect(price).toContainText("SGST (9%)")
  await saved
  await page.reload()
  await arrive(/\/budget$/i)
  await expect(gstin).toHaveValue(inState)
  await pay(visitor, "IN")
  await arrive(/\/linkAccounts$/i)
  await proceed()
  await leaveLaunched(visitor)
  await page.goto(`${origin()}/app/${profile}/campaigns/${campaign}`)
  await arrive(new RegExp(`/campaigns/${campaign}$`))
  await expect(page.getByText("CGST (9%)")).toBeVisible()
  await expect(page.getByText("SGST (9%)")).toBeVisible()
  expect(problems).toEqual([])
  await visitor.context.close()
})
