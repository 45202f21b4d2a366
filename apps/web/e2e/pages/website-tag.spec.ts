import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import {
  CheckTag,
  CreateConversionAction,
  GetConversions,
  ListConversions,
  ListTriedEvents,
  MakeServerKey,
  SetUpConversionSite,
  StartTagTry,
} from "@application/conversions/contract"
import { expect, test } from "@playwright/test"
import { curlExample } from "@ui/conversions/curl-example"
import { origin, sandbox } from "../visitor.ts"

const run = promisify(execFile)
const site = "sunrise-dental"

test("a page of another origin tells of sales as far as its visitor agrees", async ({ browser }) => {
  const { ask, ...caller } = apiCaller(origin())
  const { businessProfileId, campaignId } = await readyCampaign(sandbox(), { ask, ...caller }, site, "IN")
  const of = { businessProfileId }
  const address = `${sandbox()}/sites/${site}/`
  const setUp = await ask(SetUpConversionSite, { ...of, hosts: [address], consent: "WebsiteAsks", statement: 1 })
  const { snippet } = setUp.site
  await ask(CreateConversionAction, {
    ...of,
    name: "Orders",
    category: "Purchase",
    signal: { kind: "Event", event: "purchase" },
    counting: "Every",
    days: 30,
    isResult: true,
  })
  const paste = (text: string) =>
    fetch(`${sandbox()}/control/api/sites/${site}/tag`, { method: "PUT", body: JSON.stringify({ snippet: text }) })
  await paste("")
  expect((await ask(CheckTag, of)).result).toBe("NotFound")
  await paste(snippet)
  expect((await ask(CheckTag, of)).result).toBe("Found")

  const customer = await browser.newContext()
  const shop = await customer.newPage()
  const errors: Array<string> = []
  shop.on("pageerror", (error) => errors.push(error.message))
  const tell = async () => {
    const told = shop.waitForResponse(/\/conversions\/tag$/)
    await shop.getByRole("button", { name: "Buy for 1,490" }).click()
    expect((await told).status()).toBe(204)
  }
  const listed = async () => (await ask(ListConversions, of)).conversions

  // A try opens the website with a mark: what happens there is listed, and counts nowhere.
  const { page } = await ask(StartTagTry, of)
  await shop.goto(page)
  await tell()
  await expect.poll(async () => (await ask(ListTriedEvents, of)).events.length).toBeGreaterThan(1)
  const { events } = await ask(ListTriedEvents, of)
  expect(events[0]).toMatchObject({ outcomes: [{ taken: "Counted", noCampaign: "NoConsent" }] })
  expect(await listed()).toEqual([])
  await shop.evaluate(() => sessionStorage.clear())

  // A visitor comes from the ad: before they agree, nothing is kept and no ad credited.
  await shop.goto(`${address}?mq_ad=${campaignId}-2&gclid=click-of-a-visitor`)
  await tell()
  expect(await shop.evaluate(() => document.cookie)).toBe("")
  await expect.poll(async () => (await listed()).length).toBe(1)
  expect((await listed())[0]).not.toHaveProperty("campaignId")

  // Once they agree, the click is kept in the website's own cookie, also for the next page; a second copy adds nothing.
  await shop.getByRole("button", { name: "Agree to ads" }).click()
  expect(await shop.evaluate(() => document.cookie)).toContain("_mq_ad=")
  await shop.goto(address)
  await shop.evaluate(
    async (src) => {
      const again = document.createElement("script")
      again.src = src
      document.head.append(again)
      await new Promise((done) => (again.onload = done))
    },
    /src="([^"]+)"/.exec(snippet)?.[1] ?? "",
  )
  await tell()
  await expect.poll(async () => (await listed()).length).toBe(2)
  expect((await listed())[0]).toMatchObject({ campaignId, channel: "Search", value: 149_000, source: "Tag" })

  // A refusal deletes it.
  await shop.getByRole("button", { name: "Refuse" }).click()
  expect(await shop.evaluate(() => document.cookie)).toBe("")
  expect(errors).toEqual([])
  await customer.close()

  // A browser that asks not to be shared is counted for nobody, whatever the page says.
  const shy = await browser.newContext({ extraHTTPHeaders: { "sec-gpc": "1" } })
  const visit = await shy.newPage()
  await visit.goto(`${address}?mq_ad=${campaignId}-2`)
  await visit.getByRole("button", { name: "Agree to ads" }).click()
  await visit.getByRole("button", { name: "Buy for 1,490" }).click()
  await expect.poll(async () => (await listed()).length).toBe(3)
  expect((await listed())[0]).not.toHaveProperty("campaignId")
  await shy.close()

  // The example of the page works as it stands, and is counted once its mark is taken away.
  const { serverKey } = await ask(MakeServerKey, of)
  const { serverAddress } = await ask(GetConversions, of)
  const example = curlExample(serverAddress, serverKey)
  const answered = async (call: string): Promise<unknown> => JSON.parse((await run("sh", ["-c", call])).stdout)
  expect(await answered(example)).toMatchObject({ results: [{ id: "order-1001", outcomes: [{ taken: "Counted" }] }] })
  expect(await listed()).toHaveLength(3)
  const real = example.replace(',"test":true', "")
  expect(await answered(real)).toMatchObject({ results: [{ outcomes: [{ taken: "Counted" }] }] })
  expect(await answered(real)).toMatchObject({ results: [{ outcomes: [{ taken: "Duplicate" }] }] })
  expect(await listed()).toHaveLength(4)
  expect(await answered(example.replace(serverKey, "mqs_wrong"))).toEqual({ error: "ServerKeyWrong" })
})
