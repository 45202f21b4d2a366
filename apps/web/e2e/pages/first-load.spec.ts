import { type Browser, expect, test } from "@playwright/test"
import { newVisitor, origin } from "../visitor.ts"

/** The chunk that calls use-cases, loaded on first use of a page. */
const part = /\/assets\/(?:remote-use-cases|session-calls|draft-calls|login-calls)-.*\.js$/

test("the style is part of the page and not loaded again", async ({ browser }) => {
  const { page, context, problems } = await newVisitor(browser, { language: "en", width: 390, expected: /401/ })
  const sheets: Array<string> = []
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url())
  })
  for (const path of ["/home", "/login", "/signup/businessDetails"]) {
    await page.goto(origin() + path)
    await page.waitForLoadState("networkidle")
    await expect(page.locator("h1")).toBeVisible()
  }
  expect(sheets).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test("a login sent before the rest of the program loads is carried out then", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "en", width: 390, expected: /40[134]/ })
  const { page, context, problems } = visitor
  let release: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (release = resolve))
  const requests: Array<string> = []
  await page.route(part, async (route) => {
    requests.push(route.request().url())
    await arrived
    await route.continue()
  })
  await page.goto(`${origin()}/login`)
  await page.waitForLoadState("networkidle")
  expect(requests).toEqual([])

  await page.locator('input[autocomplete="username"]').fill("nobody@example.com")
  await page.locator('input[autocomplete="current-password"]').fill("Wrong-Pass1!")
  await page.locator('input[autocomplete="current-password"]').press("Enter")
  await expect(page.locator("button[data-pending]")).toBeVisible()
  expect(requests.length).toBeGreaterThan(0)
  release()
  await expect(page.getByText("Invalid login credentials. Please try again.")).toBeVisible()
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue("nobody@example.com")
  expect(problems).toEqual([])
  await context.close()
})

/** Opens a page whose next chunk is missing: reloaded once, then told so, with the form's state. */
const stoppedByMissingPart = async (browser: Browser, width: number) => {
  const visitor = await newVisitor(browser, { language: "en", width, expected: /net::|Failed to|preload/ })
  const { page, proceed, arrive } = visitor
  const documents: Array<string> = []
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.route(part, (route) => route.abort())
  await page.goto(`${origin()}/signup/businessDetails`)
  await arrive(/businessDetails/)
  const address = page.getByRole("textbox").first()
  await address.fill("bakery.example")
  await proceed()
  await page.waitForURL(/retry=true/)
  await arrive(/businessDetails/)
  await expect(address).toHaveValue("bakery.example")
  // The failure is reported too, which wants the same chunk and must not reload the page.
  const report = page.waitForResponse(/\/send-defect-/)
  await proceed()
  await report
  await page.waitForTimeout(1_000)
  await expect(page.locator("form#launch-page").getByRole("alert")).toBeVisible()
  await expect(address).toHaveValue("bakery.example")
  expect(documents).toHaveLength(2)
  return { ...visitor, address }
}

test("a missing chunk reloads the page once, then shows a notice and keeps typing", async ({ browser }) => {
  const { context } = await stoppedByMissingPart(browser, 1440)
  await context.close()
})

test("a step continues with the typed data once a missing chunk is back", async ({ browser }) => {
  const { page, proceed, context, address } = await stoppedByMissingPart(browser, 390)
  await page.unroute(part)
  // Some browsers retry a failed module, others only on a new page, where the person presses again.
  const isNext = (url: URL) => /businessDetailsSetupAnimation|businessLocationDetails/i.test(url.pathname)
  await expect(async () => {
    if (isNext(new URL(page.url()))) return
    // A draft that is saved already has the whole address.
    await expect(address).toHaveValue(/bakery\.example$/)
    await proceed()
    await page.waitForURL(isNext, { timeout: 5_000 })
  }).toPass()
  await context.close()
})

test("a shared summary comes complete with its page, including its map", async ({ browser }) => {
  const draft = async (method: string, body: unknown) => {
    const answered = await fetch(`${origin()}/api/v1.0/LocalBusiness/businessDetails`, {
      method,
      headers: { "Content-Type": "application/json", "X-Portal-Domain": "localhost", "X-Client-Id": "web" },
      body: JSON.stringify(body),
    })
    const { data } = (await answered.json()) as {
      readonly data: { readonly encodedId: string; readonly sessionId: string }
    }
    return data
  }
  const data = await draft("POST", { region: "IN", name: "Nilgiri Yoga" })
  const location = { city: "Coonoor", countryCode: "IN", latitude: 11.35, longitude: 76.79 }
  await draft("PATCH", {
    sessionId: data.sessionId,
    changes: [
      { Name: "location", Value: location },
      { Name: "services", Value: ["<b>Dawn</b> classes"] },
    ],
  })
  const visitor = await newVisitor(browser, { language: "en", width: 390 })
  const { page, say, arrive, context, problems } = visitor
  const calls: Array<string> = []
  // That it was looked at is noted once it has been in sight for a while, by the code that calls.
  const isViewNote = /\/LocalBusinessUserSessions\/[\w-]+\/view$|\/remote-use-cases-/
  page.on("request", (request) => {
    const url = request.url()
    if (!isViewNote.test(url) && (url.includes("/api/") || part.test(url))) calls.push(url)
  })
  await page.goto(`${origin()}/s/${data.encodedId}`)
  await arrive(/^\/s\//)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nilgiri Yoga")
  await expect(page.getByText("<b>Dawn</b> classes", { exact: true })).toBeVisible()
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("img", { name: /^Map .*Coonoor/ })).toContainText("Ooty")
  expect(calls).toEqual([])
  await page.goto(`${origin().replace("localhost", "highstreet.localhost")}/s/${data.encodedId}`)
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(say("launch:summary.lost.unknown.title"))
  await page.goto(`${origin()}/s/nowhere`)
  await expect(page.getByRole("heading", { level: 2 })).toBeVisible()
  expect(calls).toEqual([])
  // The browser notes that the two unknown addresses were answered by 404, as they are.
  expect(problems).toEqual([expect.stringMatching(/404.*highstreet/), expect.stringMatching(/404.*nowhere/)])
  await context.close()
})
