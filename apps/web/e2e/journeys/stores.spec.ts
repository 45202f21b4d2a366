import { expect, test } from "@playwright/test"
import { mailsTo } from "../mails.ts"
import { shops, storeAccount } from "../store-account.ts"
import { chooseStore, openStoreAccount, submitStorePage } from "../store-pages.ts"
import { newVisitor, sandbox, type Visitor } from "../visitor.ts"

const control = (path: string, body: object = {}) =>
  fetch(`${sandbox()}/control/api/${path}`, { method: "POST", body: JSON.stringify(body) })

/** The owner agrees in their shop; the parameters that they come back with. */
const agree = async (address: string) => {
  const agreed = await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ answer: "allow" }),
    redirect: "manual",
  })
  return [...new URL(agreed.headers.get("location") ?? "about:blank").searchParams]
}

const until = (holds: () => Promise<boolean>) => expect.poll(holds, { timeout: 60_000 }).toBe(true)

const linked = async (platform: string, address: string, token?: string) => {
  const { call } = await storeAccount()
  const { data: profile } = await call("POST", "/businessProfiles", { name: "Lumen Lamps", region: "GB" })
  const at = `/businessProfiles/${String(profile["id"])}/store`
  const link = { platform, address, ...(token !== undefined && { token }) }
  const begun = await call("POST", `${at}/link`, link)
  expect(begun.status).toBe(200)
  if (begun.data["address"] !== undefined) {
    const query = (await agree(begun.data["address"])).map(([Name, Value]) => ({ Name, Value }))
    const state = query.find(({ Name }) => Name === "state" || Name === "user_id")?.Value
    expect((await call("POST", `${at}/link/finish`, { state, query })).status).toBe(200)
  }
  const store = async () =>
    (await call("GET", at)).data as unknown as {
      readonly state: string
      readonly products?: number
      readonly tellsChanges?: boolean
      readonly feed?: {
        readonly id: number
        readonly job?: { readonly status: number; readonly summary?: { readonly items: number } }
      }
    }
  await until(async () => (await store()).feed?.job?.status === 2)
  return { call, at, store, profileId: String(profile["id"]) }
}

const systems = [
  ["Shopify", () => "lumen-lamps.myshopify.com", undefined],
  ["WooCommerce", () => `${sandbox()}/woo/lumen-lamps`, undefined],
  ["BigCommerce", () => "lumenlamps", "bigcommerce_token_lumen-lamps"],
  ["Magento", () => `${sandbox()}/magento/lumen-lamps`, "magento_token_lumen-lamps"],
] as const

for (const [platform, address, token] of systems)
  test(`a ${platform} store is linked, read, kept up to date, lost and unlinked`, async () => {
    const { call, at, store, profileId } = await linked(platform, address(), token)
    expect(await store()).toMatchObject({
      state: "linked",
      products: 264,
      tellsChanges: platform === "Shopify" || platform === "BigCommerce",
    })
    const feed = `/businessProfiles/${profileId}/productFeeds/${(await store()).feed?.id}/items?search=brass%20table%20lamp&limit=1`
    const price = async () => {
      const { data } = await call("GET", feed)
      const [first] = (data as unknown as { items: ReadonlyArray<{ item: { price: string } }> }).items
      return first?.item.price
    }
    const system = platform.toLowerCase()
    await control(`shops/${system}/lumen-lamps/products/1001`, { price: "777.00" })
    if (platform === "Magento" || platform === "WooCommerce") await call("POST", `${at}/import`)
    await until(async () => (await price()) === "777.00 GBP")
    // Another business cannot take it.
    const other = await storeAccount()
    const { data: second } = await other.call("POST", "/businessProfiles", { name: "Other Lamps", region: "GB" })
    const there = `/businessProfiles/${String(second["id"])}/store`
    if (token !== undefined)
      expect(await other.call("POST", `${there}/link`, { platform, address: address(), token })).toMatchObject({
        status: 422,
        errorCode: 1033,
      })
    await control(`shops/${system}/lumen-lamps/withdraw`)
    if (platform === "Magento" || platform === "WooCommerce") await call("POST", `${at}/import`)
    await until(async () => (await store()).state === "accessLost")
    expect((await call("DELETE", `${at}/link`)).status).toBe(200)
    expect(await store()).toMatchObject({ state: "notLinked" })
    await control(`shops/${system}/lumen-lamps/restore`)
  })

test("a shop that refuses and one that is too slow say so", async () => {
  const { call } = await storeAccount()
  const { data: profile } = await call("POST", "/businessProfiles", { name: "Lumen Lamps", region: "GB" })
  const at = `/businessProfiles/${String(profile["id"])}/store`
  const tried = async (address: string, token: string) => {
    await call("POST", `${at}/link`, { platform: "BigCommerce", address, token })
    return (await call("GET", at)).data["refusal"]
  }
  expect(await tried("closedshop", "bigcommerce_token_closed-shop")).toBe("refused")
  expect(await tried("slowshop", "bigcommerce_token_slow-shop")).toBe("tooSlow")
  expect(await tried("nowhere", "token")).toBe("refused")
})

const finish = async (visitor: Visitor, email: string, logo: (say: Visitor["say"]) => string) => {
  const { page, arrive, say } = visitor
  await arrive(/\/signup\/storeDetails$/, { timeout: 60_000 })
  await expect(page.getByLabel(say("stores:field.name"))).toHaveValue("Nilgiri Teas")
  await submitStorePage(page)
  await arrive(/\/signup\/assets\/\d+$/)
  // One picture less than was chosen by itself, by the keyboard.
  const picture = page.getByRole("checkbox").first()
  await picture.focus({ timeout: 60_000 })
  await expect(picture).toBeChecked()
  await page.keyboard.press("Space")
  await expect(picture).not.toBeChecked()
  await expect(page.getByText(logo(say))).toBeVisible({ timeout: 60_000 })
  await visitor.check()
  await submitStorePage(page)
  await arrive(/\/signup\/verification\/\d+$/)
  await until(async () => (await mailsTo(email)).some(({ text }) => text.includes("/verify?hash=")))
  await page.getByRole("link", { name: say("stores:verification.later") }).click()
  await page.waitForURL(/\/app\/\d+\/dashboard/)
}

test("an owner links a Shopify store from the portal's home", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, expected: /store\/link\/finish/ })
  const { page, arrive, say } = visitor
  await page.goto(`${shops()}/signup?region=GB`)
  await arrive(/\/signup\/storeFront$/)
  await submitStorePage(page)
  await expect(page.getByText(say("stores:storefront.required"))).toBeVisible()
  await chooseStore(page, "Shopify")
  await submitStorePage(page)
  await arrive(/\/signup\/user$/)
  const { email } = await openStoreAccount(visitor)
  await arrive(/\/signup\/linkStore$/)
  await page.getByLabel(say("stores:address.Shopify.label")).fill("not a shop")
  await submitStorePage(page)
  await expect(page.getByText(say("failures:businesses.shopAddressInvalid"))).toBeVisible()
  await page.getByLabel(say("stores:address.Shopify.label")).fill("nilgiri-teas")
  await submitStorePage(page)
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByText(say("stores:refusal.cancelled.title"))).toBeVisible()
  await page.goBack()
  await page.getByRole("button", { name: "Approve" }).click()
  // Shopify names no logo, and the demo shop has no website.
  await finish(visitor, email, (say) => say("stores:logo.none"))
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})

test("an owner links a WooCommerce store in Hebrew, and unlinks it", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 390 })
  const { page, arrive, say } = visitor
  await page.goto(`${shops()}/signup/storeFront?region=GB`)
  await arrive(/\/signup\/storeFront$/)
  await chooseStore(page, "WooCommerce")
  await submitStorePage(page)
  await arrive(/\/signup\/user$/)
  const { email } = await openStoreAccount(visitor)
  await arrive(/\/signup\/linkStore$/)
  await page.getByLabel(say("stores:address.WooCommerce.label")).fill(`${sandbox()}/woo/nilgiri-teas`)
  await submitStorePage(page)
  await page.getByRole("button", { name: "Approve" }).click()
  await finish(visitor, email, (say) => say("stores:logo.from.store"))
  await page.goto(page.url().replace("dashboard", "storeSetup"))
  await arrive(/\/storeSetup$/)
  await page.getByRole("button", { name: say("stores:unlink.action") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("stores:unlink.action") })
    .click()
  await expect(page.getByRole("button", { name: say("stores:linkStore.action") })).toBeVisible()
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})
