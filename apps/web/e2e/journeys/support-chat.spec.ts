import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { expect, type Page, test } from "@playwright/test"
import { appoint } from "../appoint.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox, type Visitor } from "../visitor.ts"

const portalHost = "parcelwise.localhost"

/** Another portal than most journeys', since it has a chat while this one runs. */
const portalOrigin = (): string => {
  const url = new URL(origin())
  url.hostname = portalHost
  return url.origin
}

const ready = () =>
  readyCampaign(sandbox(), apiCaller(origin(), { "x-portal-domain": portalHost }), "sunrise-dental", "IN", "en")

interface Talk {
  readonly alias: string
  readonly messages: ReadonlyArray<{ readonly text: string }>
}

/** Answers, as support does at Freshchat, the talk that has a message. */
const answer = async (message: string, text: string): Promise<void> => {
  const control = `${sandbox()}/control/api/freshchat`
  const talks = (await (await fetch(control)).json()) as ReadonlyArray<Talk>
  const talk = talks.find(({ messages }) => messages.some((one) => one.text === message))
  const body = JSON.stringify({ text })
  const headers = { "content-type": "application/json" }
  expect((await fetch(`${control}/${talk?.alias}/messages`, { method: "POST", headers, body })).ok).toBe(true)
}

const setToken = async ({ page, say, arrive }: Visitor, token: string): Promise<void> => {
  await page.goto(`${portalOrigin()}/portal/features`)
  await arrive(/\/portal\/features$/)
  await page.getByLabel(say("portalLook:features.chat.token"), { exact: true }).fill(token)
  await page.getByRole("button", { name: say("portalLook:features.save"), exact: true }).click()
  await expect(page.getByText(say("portalLook:features.saved")).first()).toBeVisible()
}

/** Freshchat's window, and what is written into it. */
const chatIn = (page: Page) => page.getByRole("dialog", { name: "Chat" })
const write = async (page: Page, text: string): Promise<void> => {
  await chatIn(page).getByLabel("Message", { exact: true }).fill(text)
  await chatIn(page).getByRole("button", { name: "Send" }).click()
  await expect(chatIn(page).getByText(text)).toBeVisible()
}

const openDashboard = async ({ page, arrive }: Visitor, profile: number): Promise<void> => {
  await page.goto(`${portalOrigin()}/app/${profile}/dashboard`)
  await arrive(/\/dashboard$/)
}

/** The button of the support tile, once Freshchat has come. */
const openChat = async ({ page, say }: Visitor): Promise<void> => {
  await page.getByRole("button", { name: say("app:chat.open") }).click()
  await expect(chatIn(page)).toBeVisible()
}

test("an owner chats, goes on elsewhere, and leaves nothing to the next", async ({ browser }) => {
  const [{ owner: staff }, asha, ravi] = [await ready(), await ready(), await ready()]
  await appoint(staff.email, "administrator")
  const administrator = await newVisitor(browser, { language: "he", width: 1440 })
  await logIn(administrator, staff, portalOrigin())
  await setToken(administrator, "parcelwise-support")

  const visitor = await newVisitor(browser, { language: "en", width: 390, checksPages: false })
  const asked: Array<string> = []
  visitor.page.on("request", (request) => asked.push(request.url()))
  await visitor.page.goto(`${portalOrigin()}/home`)
  await visitor.arrive(/\/home$/)
  await visitor.page.waitForTimeout(1_800)
  expect(asked.filter((url) => url.includes("freshchat"))).toEqual([])
  await visitor.page.goto(`${portalOrigin()}/signup`)
  await visitor.page.getByRole("button", { name: "Chat", exact: true }).click()
  await write(visitor.page, "Before any sign-up")

  const first = await newVisitor(browser, { language: "en", width: 1440 })
  await logIn(first, asha.owner, portalOrigin())
  await openDashboard(first, asha.businessProfileId)
  await openChat(first)
  const kept = first.page.waitForResponse((reply) => reply.request().method() === "PATCH" && reply.ok())
  await write(first.page, "Is my ad running?")
  await kept
  await first.check()
  await chatIn(first.page).getByRole("button", { name: "Close chat" }).click()
  await answer("Is my ad running?", "Yes, since nine.")
  const unread = first.say("app:chat.unread_one", { number: "1" })
  await expect(first.page.getByRole("button", { name: first.say("app:chat.open") })).toContainText(unread)

  const second = await newVisitor(browser, { language: "he", width: 1440 })
  await logIn(second, asha.owner, portalOrigin())
  await openDashboard(second, asha.businessProfileId)
  await openChat(second)
  await expect(chatIn(second.page).getByText("Yes, since nine.")).toBeVisible()

  const [, account = ""] = first.say("app:frame.accountOf", { name: "\n" }).split("\n")
  await first.page.getByRole("button", { name: account }).first().click()
  await first.page.getByRole("menuitem", { name: first.say("common:action.logOut") }).click()
  await first.page.getByRole("button", { name: first.say("app:frame.yes"), exact: true }).click()
  await first.page.waitForURL(/\/login/)
  await expect(chatIn(first.page)).toHaveCount(0)
  await logIn(first, ravi.owner, portalOrigin())
  await openDashboard(first, ravi.businessProfileId)
  await openChat(first)
  await write(first.page, "And mine?")
  await expect(chatIn(first.page).getByText("Is my ad running?")).toHaveCount(0)

  await setToken(administrator, "")
  await openDashboard(first, ravi.businessProfileId)
  await first.page.waitForTimeout(1_800)
  await expect(first.page.getByRole("button", { name: first.say("app:chat.open") })).toHaveCount(0)

  const people = [administrator, visitor, first, second]
  expect(people.flatMap(({ problems }) => problems)).toEqual([])
  for (const { context } of people) await context.close()
})
