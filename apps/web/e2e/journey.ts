import { expect, type Locator } from "@playwright/test"
import { codeSentTo, origin, sandbox, newPerson, type Visitor } from "./visitor.ts"

export interface JourneyOptions {
  readonly region: "IN" | "GB"
  readonly demoSite: string
  /** Called on every page of the journey once it is shown, before it is filled in or left. */
  readonly onPage?: (path: RegExp) => Promise<void>
}

type Arrive = (path: RegExp, timeout?: number) => Promise<void>

/** Chooses by keyboard, since drawn radio buttons and boxes cover the real ones. */
export const choose = async (choice: Locator) => {
  if (await choice.isChecked()) return
  await choice.focus()
  await choice.press("Space")
  await expect(choice).toBeChecked()
}

/** Goes from the objective to the search ad. */
export const makeTheAds = async ({ page, proceed }: Visitor, at: Arrive) => {
  await at(/\/selectObjective$/i)
  await choose(page.getByRole("radio").nth(1))
  await proceed()
  await at(/\/promoteServices$/i)
  await choose(page.getByRole("checkbox").first())
  await choose(page.getByRole("checkbox").nth(1))
  await proceed()
  await at(/\/offerDetails$/i)
  await choose(page.getByRole("radio").first())
  await page.locator('main input[inputmode="numeric"], main input[type="text"]').first().fill("20")
  await proceed()
  await at(/\/imageCreatives$/i)
  await page.getByRole("listitem").getByRole("button").first().click()
  await at(/\/imageCreativesCreative\/preview\//i)
  await proceed()
  await at(/\/ImageCreativesAdPreview\/preview\//i)
  await proceed()
  await at(/\/googleAds$/i)
  await proceed()
}

/** Fills the page of the account in, proves the mobile by its code, and continues. */
export const openAccount = async ({ page, say, proceed }: Visitor, person: ReturnType<typeof newPerson>) => {
  await page.locator('input[autocomplete="name"]').fill("Asha Rao")
  await page.locator('input[autocomplete="email"]').fill(person.email)
  await page.locator('input[autocomplete="new-password"]').fill(person.password)
  await page.locator('input[autocomplete="tel-national"]').fill(person.national)
  await page.getByRole("button", { name: say("creatives:signup.send.Sms") }).click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.waitFor()
  await code.fill(await codeSentTo(person.phone))
  await expect(code).toBeHidden()
  await choose(page.getByRole("checkbox"))
  await proceed()
}

/** Goes from the first page of the sign-up, which is open, to the budget: everything before the payment. */
export const fillInFromDetails = async (
  visitor: Visitor,
  { region, demoSite, onPage = async () => undefined }: JourneyOptions,
) => {
  const { page, arrive, proceed } = visitor
  const person = newPerson(region)
  const at = async (path: RegExp, timeout?: number) => {
    await arrive(path, timeout === undefined ? {} : { timeout })
    await onPage(path)
  }

  await arrive(/\/signup\/businessDetails$/)
  await page
    .getByRole("textbox")
    .first()
    .fill(`${sandbox().replace("http://", "")}/sites/${demoSite}/`)
  await proceed()
  await at(/\/businessLocationDetails$/i)
  await proceed()
  await at(/\/businessPhoneNumber$/i)
  await proceed()
  await at(/\/businessDetailsCaptured$/i)
  await proceed()
  await makeTheAds(visitor, at)
  await at(/\/emailSignup$/i)
  await openAccount(visitor, person)
  await at(/\/ageGenderTarget$/i, 60_000)
  await proceed()
  await at(/\/locationTargeting$/i)
  await proceed()
  await at(/\/signup\/budget$/i)
}

/** Goes from the country choice to the budget. */
export const fillInTheDraft = async (visitor: Visitor, options: JourneyOptions) => {
  const { page, say, arrive } = visitor
  await page.goto(`${origin()}/home`)
  await arrive(/\/home$/)
  await page.goto(`${origin()}/country`)
  await arrive(/\/country$/)
  await choose(page.getByRole("radio", { name: say(`common:region.${options.region}`) }))
  await page.getByRole("button", { name: say("common:action.continue") }).click()
  await fillInFromDetails(visitor, options)
}

/** Changes the search ad's first headline, which does not accept it. */
export const rewordTheSearchAd = async ({ page, say, arrive }: Visitor, headline: string) => {
  await page.getByRole("button", { name: say("creatives:ad.edit") }).click()
  await arrive(/\/googleAdsEdit$/i)
  await page.getByRole("textbox").first().fill(headline)
  await page.getByRole("button", { name: say("common:action.back") }).click()
  await arrive(/\/googleAds$/i)
}

const payButtonOf = ({ page }: Visitor) => page.locator('button[type="submit"][form="launch-page"]').last()

/** Fills Stripe's card fields in. */
export const typeCard = async ({ page }: Visitor, number = "4242424242424242") => {
  await page.getByLabel("Card number").fill(number)
  await page.getByLabel(/Expiry/).fill("12/34")
  await page.getByLabel("CVC").fill("123")
}

/** Pays the budget page's amount through the gateway's window or fields, and stays on the result. */
export const payOnly = async (visitor: Visitor, region: "IN" | "GB", { twice = false } = {}) => {
  const { page } = visitor
  const payButton = payButtonOf(visitor)
  await expect(payButton).toBeEnabled()
  if (region === "IN") {
    if (twice) await payButton.dblclick()
    else await payButton.click()
    const window = page.getByRole("dialog").last()
    await window.getByRole("button", { name: /^Pay/ }).click()
    return
  }
  await payButton.click()
  await typeCard(visitor)
  if (twice) await payButton.dblclick()
  else await payButton.click()
}

/** Reads the receipt and continues. */
export const leavePaid = async ({ page, say, check, proceed }: Visitor) => {
  await expect(page.getByRole("heading", { level: 1, name: say("launch:payment.thanks") })).toBeVisible()
  await check()
  await proceed()
}

/** Pays and continues. */
export const pay = async (visitor: Visitor, region: "IN" | "GB", options: { readonly twice?: boolean } = {}) => {
  await payOnly(visitor, region, options)
  await leavePaid(visitor)
}

/** Waits until the ads are submitted, and goes on as their owner does. */
export const leaveLaunched = async ({ page, say, arrive, proceed }: Visitor) => {
  await arrive(/\/launching$/i)
  await expect(page.getByRole("heading", { level: 1, name: say("launch:launching.doneTitle") })).toBeVisible({
    timeout: 90_000,
  })
  await proceed()
  await arrive(/\/success$/i)
}

/**
 * Goes from the review, which has channels and keywords chosen, to the launch's success; returns the profile and campaign in the
 * address.
 */
export const launch = async (visitor: Visitor) => {
  const { page, arrive, proceed } = visitor
  await arrive(/\/linkAccounts$/i)
  await proceed()
  await leaveLaunched(visitor)
  const [, profile = "", campaign = ""] = /\/app\/(\d+)\/campaign\/(\d+)\//.exec(page.url()) ?? []
  return { profile, campaign }
}

/** Starts a draft from a website and goes to the page of place and services. */
export const atLocation = async (
  { page, arrive, proceed }: Visitor,
  { region = "IN", demoSite = "nilgiri-yoga" }: Partial<Pick<JourneyOptions, "region" | "demoSite">> = {},
): Promise<void> => {
  await page.goto(`${origin()}/signup/businessDetails?region=${region}`)
  await arrive(/\/businessDetails$/)
  await page
    .getByRole("textbox")
    .first()
    .fill(`${sandbox().replace("http://", "")}/sites/${demoSite}/`)
  await proceed()
  await arrive(/\/businessLocationDetails$/)
}
