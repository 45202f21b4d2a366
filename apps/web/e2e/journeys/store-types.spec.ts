import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { mailsTo } from "../mails.ts"
import { chooseStore, openStoreAccount, submitStorePage } from "../store-pages.ts"
import { newVisitor, origin, sandbox, type Visitor } from "../visitor.ts"

const at = (portal: string) => origin().replace("localhost", `${portal}.localhost`)

const linkIn = async (email: string) => {
  const found = async () =>
    (await mailsTo(email)).map(({ text }) => /https?:\/\/\S+\/verify\?hash=\S+/.exec(text)?.[0]).find(Boolean)
  await expect.poll(found).toBeDefined()
  return (await found()) ?? ""
}

const ended = async ({ problems, context }: Visitor) => {
  expect(problems).toEqual([])
  await context.close()
}

const chooseFile = async ({ page, say }: Visitor, name: string, text: string, isSecond = false) => {
  const chooser = page.waitForEvent("filechooser")
  const label = isSecond ? "stores:productFile.replace" : "stores:productFile.prompt"
  await page.getByRole("button", { name: say(label) }).click()
  await (await chooser).setFiles({ name, mimeType: "", buffer: Buffer.from(text) })
}

const header = "id,title,link,image_link,availability,price"
const lamp = (id: string, price: string) =>
  `${id},Lamp ${id},https://lamps.example/${id},${sandbox()}/scene/lamp.jpg?seed=${id},in stock,${price}`

for (const language of inTurn(import.meta.url, ["en", "he"] as const))
  test(`an owner of another store brings products in a file, in ${language}`, async ({ browser }) => {
    // A missing column is refused with a status that browsers write to their consoles.
    const visitor = await newVisitor(browser, { language, width: 390, expected: /productFile/ })
    const { page, arrive, say } = visitor
    await page.goto(`${at("parcelwise")}/signup?region=GB`)
    await arrive(/\/signup\/storeFront$/)
    await chooseStore(page, "OtherStore")
    await submitStorePage(page)
    await arrive(/\/signup\/user$/)
    const { email } = await openStoreAccount(visitor)
    await arrive(/\/signup\/otherStore$/)
    await page.getByLabel(say("stores:otherStore.site")).fill("lamps.example")
    await chooseStore(page, "file")
    await submitStorePage(page)
    await expect(page.getByText(say("failures:businesses.feed.fileRequired"))).toBeVisible()
    await chooseFile(visitor, "lamps.xlsx.csv", "PK\u0003\u0004sheet")
    await expect(page.getByText(say("failures:businesses.feed.fileIsWorkbook"))).toBeVisible()
    await chooseFile(visitor, "lamps.csv", "id,title,price\n1,Lamp,2.00 GBP\n")
    await submitStorePage(page)
    await expect(page.getByText("link, image_link, availability", { exact: true })).toBeVisible()
    const rows = [header, lamp("1", "12.00 GBP"), lamp("2", ""), lamp("3", "30.00 GBP")]
    await chooseFile(visitor, "lamps.csv", rows.join("\n"), true)
    await submitStorePage(page)
    await expect(page.getByText(say("stores:productFile.row", { row: "3" }))).toBeVisible({ timeout: 60_000 })
    await visitor.check()
    // What was typed and read is there after a reload.
    await page.reload()
    await arrive(/\/signup\/otherStore$/)
    await expect(page.getByLabel(say("stores:otherStore.site"))).toHaveValue("lamps.example")
    await expect(page.getByText("lamps.csv")).toBeVisible()
    await submitStorePage(page)
    await arrive(/\/signup\/verification\/\d+$/)
    const proof = await page.context().newPage()
    await proof.goto(await linkIn(email))
    await expect(page.getByText(say("stores:verification.verified.title"))).toBeVisible({ timeout: 60_000 })
    await submitStorePage(page)
    await arrive(/\/signup\/confirm$/)
    await expect(
      page.getByText(say(`stores:import.done_${language === "en" ? "other" : "two"}`, { count: 2 })),
    ).toBeVisible()
    await expect(page.getByText(say("stores:confirmation.verified"))).toBeVisible()
    await page.getByRole("link", { name: say("common:action.dashboard") }).click()
    await page.waitForURL(/\/app\/\d+\/dashboard/)
    await ended(visitor)
  })

test("linking waits: back keeps what was chosen, and the Store page links later", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, arrive, say } = visitor
  await page.goto(`${at("parcelwise")}/signup?region=GB`)
  await arrive(/\/signup\/storeFront$/)
  await chooseStore(page, "WooCommerce")
  await submitStorePage(page)
  await arrive(/\/signup\/user$/)
  await openStoreAccount(visitor)
  await arrive(/\/signup\/linkStore$/)
  await page.getByLabel(say("stores:address.WooCommerce.label")).fill("mylamps.example")
  await page.getByRole("button", { name: say("common:action.back") }).click()
  await arrive(/\/signup\/storeFront$/)
  await expect(page.locator("input[type=radio][value=WooCommerce]")).toBeChecked()
  await submitStorePage(page)
  await arrive(/\/signup\/user$/)
  await submitStorePage(page)
  await arrive(/\/signup\/linkStore$/)
  await expect(page.getByLabel(say("stores:address.WooCommerce.label"))).toHaveValue("mylamps.example")
  await page.getByRole("button", { name: say("stores:linkStore.later") }).click()
  await arrive(/\/signup\/storeDetails$/)
  await expect(page.getByLabel(say("stores:field.name"))).toHaveValue("Mylamps example")
  await submitStorePage(page)
  await arrive(/\/signup\/assets\/\d+$/)
  await page.getByRole("link", { name: say("stores:notLinked.action") }).click()
  await arrive(/\/storeSetup$/)
  await expect(page.getByRole("button", { name: say("stores:linkStore.action") })).toBeVisible()
  await ended(visitor)
})

test("an embedded profile only proves its address, in Hebrew", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 390 })
  const { page, arrive, say } = visitor
  await page.goto(`${at("parcelwise")}/signup/verification?store=EmbedProfile`)
  await arrive(/\/signup\/verification$/)
  await expect(page.getByText(say("stores:verification.logIn"))).toBeVisible()
  await page.goto(`${at("parcelwise")}/signup/user?store=EmbedProfile`)
  const { email } = await openStoreAccount(visitor)
  await page.waitForURL((url) => !url.pathname.endsWith("/signup/user"))
  await page.goto(`${at("parcelwise")}/signup/verification?store=EmbedProfile`)
  await expect(page.getByText(say("stores:verification.pending.title"))).toBeVisible()
  const proof = await page.context().newPage()
  await proof.goto(await linkIn(email))
  await expect(page.getByText(say("stores:verification.verified.title"))).toBeVisible({ timeout: 60_000 })
  await visitor.check()
  await submitStorePage(page)
  await page.waitForURL(/\/profileSelection/)
  await ended(visitor)
})

for (const [portal, language, setup] of [
  ["inkwell", "en", "setupCreativeBuilder"],
  ["reelhouse", "he", "setupRichMediaAdBuilder"],
] as const)
  test(`a visitor of ${portal} opens an account and a workspace`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width: 390 })
    const { page, arrive, say } = visitor
    await page.goto(`${at(portal)}/signup?region=GB`)
    await arrive(/\/signup\/user$/)
    await openStoreAccount(visitor)
    await arrive(new RegExp(`/signup/${setup}$`))
    await submitStorePage(page)
    await expect(page.getByText(say("failures:validation.required"))).toBeVisible()
    await page.getByLabel(say("stores:builder.name")).fill("Lumen Lamps")
    await page.getByLabel(say("stores:builder.website")).fill("lamps.example")
    await page.waitForTimeout(600)
    await page.reload()
    await expect(page.getByLabel(say("stores:builder.name"))).toHaveValue("Lumen Lamps")
    await submitStorePage(page)
    await arrive(/\/app\/\d+\/workspace$/)
    await ended(visitor)
  })
