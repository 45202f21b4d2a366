import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { DraftCopy } from "@application/creatives/contract"
import { VerifyEmail } from "@application/identity/contract"
import { GetBusinessDetails, StartBusinessDetails, UpdateBusinessDetails } from "@application/signup/contract"
import { acceptCopy } from "@domain/creatives"
import { expect, test } from "@playwright/test"
import { choose } from "../journey.ts"
import { mailsTo } from "../mails.ts"
import { codeSentTo, newVisitor, origin, sandbox, newPerson, type Visitor } from "../visitor.ts"

type Language = "en" | "he"

/** The owner of an account with a verified address. */
const ownerOf = async (language: Language) => {
  const caller = apiCaller(origin())
  const { owner } = await readyCampaign(sandbox(), caller, "sunrise-dental", "IN", language)
  let hash: string | undefined
  await expect
    .poll(async () => {
      const texts = (await mailsTo(owner.email)).map(({ text }) => text)
      return (hash = /\/verify\?hash=([\w-]+)/.exec(texts.join("\n"))?.[1])
    })
    .toBeDefined()
  await caller.ask(VerifyEmail, { hash: hash ?? "" })
  return owner
}

/** Opens the account step of a new draft without an owner, made by calls. */
const openAccountStep = async ({ page, arrive, proceed }: Visitor, language: Language) => {
  const { ask } = apiCaller(origin())
  const { sessionId } = await ask(StartBusinessDetails, {
    region: "IN",
    language,
    websiteUrl: `${sandbox()}/sites/sunrise-dental/`,
  })
  const read = () => ask(GetBusinessDetails, { sessionId })
  await expect.poll(async () => (await read()).extraction.status, { timeout: 40_000 }).not.toBe("pending")
  const {
    business: { services = [] },
    suggestedServices,
  } = await read()
  const copy = await ask(DraftCopy, { sessionId, language })
  const [drafted] = copy.social
  if (drafted === undefined) throw new Error("No ad was drafted")
  const changes = {
    business: { name: "Blue Lotus" },
    creative: {
      objective: "LeadGeneration",
      promoteServices: [...services, ...suggestedServices].slice(0, 2),
      creativeDetail: {
        selectedTemplateId: "spotlight",
        adDetail: acceptCopy(drafted),
        searchAd: acceptCopy(copy.search),
      },
    },
  } as const
  await ask(UpdateBusinessDetails, {
    sessionId,
    launchState: "GoogleAdPreview",
    changes,
  })
  await page.goto(`${origin()}/signup/googleAds?sessionId=${sessionId}`)
  await arrive(/\/googleAds$/i)
  await proceed()
  await arrive(/\/emailSignup$/i)
  return sessionId
}

const fieldsOf = ({ page }: Visitor) => ({
  name: page.locator('input[autocomplete="name"]'),
  email: page.locator('input[autocomplete="email"]'),
  password: page.locator('input[autocomplete="new-password"]'),
  number: page.locator('input[autocomplete="tel-national"]'),
  code: page.locator('input[autocomplete="one-time-code"]'),
})

const visits = [
  { language: "en", width: 360 },
  { language: "he", width: 960 },
] as const

for (const { language, width } of visits) {
  test(`an owner who signs up again gets in by the old password, ${language}`, async ({ browser }) => {
    const owner = await ownerOf(language)
    const visitor = await newVisitor(browser, { language, width, expected: /4(01|03|22)/ })
    const { page, say, check: look, proceed, problems } = visitor
    await openAccountStep(visitor, language)
    const { name, email, password, number, code } = fieldsOf(visitor)
    const { national, phone } = newPerson("IN")
    await name.fill("Asha Rao")
    await email.fill(owner.email)
    await number.fill(national)
    await page.getByRole("button", { name: say("creatives:signup.send.Sms") }).click()
    await code.fill(await codeSentTo(phone))
    await expect(code).toBeHidden()
    await choose(page.getByRole("checkbox"))

    for (const [typed, messageKey] of [
      ["Welcome@2026", "passwordTooCommon"],
      ["Blue-Lotus-1", "passwordHasName"],
    ] as const) {
      await password.fill(typed)
      await proceed()
      await expect(page.getByText(say(`failures:validation.${messageKey}`))).toBeVisible()
      await expect(password).toBeFocused()
      await expect(password).toHaveValue(typed)
    }
    await look()

    await password.fill("Other-9oaks!")
    await proceed()
    await expect(page.getByText(say("failures:code.1026"))).toBeVisible()
    await look()
    await page.getByRole("link", { name: say("common:action.logIn") }).click()
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(owner.email)
    await page.goBack()
    await expect(name).toHaveValue("Asha Rao")
    await expect(email).toHaveValue(owner.email)
    await expect(number).toHaveValue(national)
    await expect(page.getByText(say("creatives:signup.verified"))).toBeVisible()

    await password.fill(owner.password)
    await proceed()
    await expect(page.getByText(say("creatives:signup.welcomeBackHelp"))).toBeVisible()
    await look()
    await proceed()
    await page.waitForURL((url) => !/emailSignup$/i.test(url.pathname))
    expect(problems).toEqual([])
    await visitor.context.close()
  })

  test(`an owner who signs up again gets in by the known phone, ${language}`, async ({ browser }) => {
    const owner = await ownerOf(language)
    const visitor = await newVisitor(browser, { language, width, expected: /4(00|01|09)/ })
    const { page, say, check: look, arrive, proceed, problems } = visitor
    const sessionId = await openAccountStep(visitor, language)
    const { name, number, code } = fieldsOf(visitor)
    const national = owner.phone.slice("+91".length)
    await name.fill("Asha")
    await number.fill(national)
    await page.getByRole("button", { name: say("creatives:signup.send.Sms") }).click()
    const sent = await codeSentTo(owner.phone, 2)
    await code.fill(sent === "111111" ? "222222" : "111111")
    await expect(page.getByText(say("creatives:signup.wrongCode"))).toBeVisible()
    await expect(page.getByText(say("failures:UserAlreadyExists"))).toHaveCount(0)
    await code.fill(sent)
    await expect(page.getByText(say("failures:UserAlreadyExists"))).toBeVisible()
    await expect(name).toHaveValue("Asha")
    await expect(number).toHaveValue(national)
    await look()

    await page.getByRole("link", { name: say("common:action.logIn") }).click()
    await arrive(/\/login$/)
    await expect(number).toHaveValue(national)
    await page.getByRole("button", { name: say("app:login.sendSms") }).click()
    await code.waitFor()
    await code.fill(await codeSentTo(owner.phone, 3))
    await arrive(/\/emailSignup$/i)
    await expect(page.getByText(owner.email)).toBeVisible()
    await look()
    await proceed()
    await page.waitForURL((url) => !/emailSignup$/i.test(url.pathname))
    // Nobody else can open the draft any more.
    expect(await apiCaller(origin()).once(GetBusinessDetails, { sessionId })).toMatchObject({
      cause: { reasons: [{ error: { _tag: "SessionBelongsToUser" } }] },
    })
    expect(problems).toEqual([])
    await visitor.context.close()
  })
}
