import { randomUUID } from "node:crypto"
import { expect, test } from "@playwright/test"
import pg from "pg"
import { inTurn } from "../in-turn.ts"
import { atLocation } from "../journey.ts"
import { newVisitor, origin } from "../visitor.ts"

for (const [language, width] of inTurn(import.meta.url, [
  ["en", 360],
  ["he", 1440],
] as const))
  test(`a visitor of a deleted draft is told and starts again (${language}, ${width})`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width, expected: /status of 404/ })
    const { page, arrive, say, problems } = visitor
    await page.goto(`${origin()}/signup/offerDetails?region=IN&sessionId=${randomUUID()}`)
    await arrive(/\/signup$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("launch:title.draftGone"))
    await page.getByRole("button", { name: say("signup:resume.restart") }).click()
    await arrive(/\/signup\/businessDetails$/)
    expect(new URL(page.url()).searchParams.has("sessionId")).toBe(false)

    await page.goto(`${origin()}/s/${randomUUID()}`)
    await arrive(/^\/s\//)
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(say("launch:summary.lost.unknown.title"))
    await page.getByRole("link", { name: say("signup:resume.restart") }).click()
    await arrive(/\/signup\/businessDetails$/)
    expect(problems).toEqual([])
    await visitor.context.close()
  })

test("an open page of a deleted draft leads there too", async ({ browser }) => {
  const visitor = await newVisitor(browser, {
    language: "en",
    width: 390,
    checksPages: false,
    expected: /status of 404/,
  })
  const { page, arrive, say, problems } = visitor
  await atLocation(visitor)
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  const database = new pg.Client({ connectionString: process.env["SITE_DATABASE"] })
  await database.connect()
  await database.query("delete from signup_sessions where session_id = $1", [
    /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(stored)?.[0],
  ])
  await database.end()
  // A save that was still on its way may lead there before anything is typed.
  const place = page.getByRole("textbox", { name: /Area or landmark/ })
  await place.fill("Near the lake", { timeout: 5_000 }).catch(() => undefined)
  await arrive(/\/signup$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("launch:title.draftGone"))
  expect(problems).toEqual([])
  await visitor.context.close()
})
