import { expect, test } from "@playwright/test"
import { apiCaller } from "@adapters/http-client/testing"
import { StartBusinessDetails, UpdateBusinessDetails } from "@application/signup/contract"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** A picture of a demo site that no draft names. */
const pictureOf = async (site: string): Promise<string> => {
  const page = await (await fetch(`${sandbox()}/sites/${site}/`)).text()
  const [source] = [...page.matchAll(/<img[^>]+src="([^"]+\.(?:jpg|jpeg|png|webp)[^"]*)"/g)].map(([, src]) => src)
  return new URL(source ?? "", `${sandbox()}/sites/${site}/`).href
}

test("a draft shows another site's pictures as our copies", async ({ browser }) => {
  const { ask } = apiCaller(origin())
  const picture = await pictureOf("sunrise-dental")
  const { sessionId, encodedId } = await ask(StartBusinessDetails, {
    region: "IN",
    name: "Sunrise",
    category: "dentist",
  })
  const shown = { url: picture, source: "website" } as const
  await ask(UpdateBusinessDetails, {
    sessionId,
    changes: { business: { logoUrl: picture, pictures: [shown] }, creative: { creativeDetail: { picture: shown } } },
  })
  const visitor = await newVisitor(browser, { language: "en", width: 1440, checksPages: false })
  const { page, arrive, problems } = visitor
  const copies: Array<number> = []
  const others: Array<string> = []
  page.on("response", (response) => {
    if (response.url().startsWith(`${origin()}/media/copy`)) copies.push(response.status())
    if (response.url().startsWith(sandbox())) others.push(response.url())
  })
  await page.goto(`${origin()}/s/${encodedId}`)
  await arrive(/^\/s\//)
  await page.getByRole("heading", { level: 2 }).last().scrollIntoViewIfNeeded()
  await expect.poll(() => copies.length).toBeGreaterThan(0)
  await page.waitForLoadState("networkidle")
  expect(new Set(copies)).toEqual(new Set([302]))
  expect(others).toEqual([])
  expect(problems).toEqual([])
  await visitor.context.close()
})

test("a picture that no draft names is not fetched", async () => {
  const url = `${origin()}/media/copy?of=${encodeURIComponent(await pictureOf("harbour-rye"))}`
  expect((await fetch(`${url}&again`, { redirect: "manual" })).status).toBe(404)
  expect((await fetch(`${origin()}/media/copy`, { redirect: "manual" })).status).toBe(404)
})
