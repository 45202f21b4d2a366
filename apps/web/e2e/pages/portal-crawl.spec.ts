import { createHash } from "node:crypto"
import { type APIRequestContext, expect, test } from "@playwright/test"
import { exampleBusinessOf, hasCampaigns, type Portal, seededPortals } from "@domain/portals"
import { foreignWordsIn, voiceOf } from "@domain/portals/testing"
import { madePortal, operator } from "../operator.ts"
import { newPerson, newVisitor, origin, sandbox } from "../visitor.ts"

const at = ({ domain }: Portal, path: string): string => {
  const url = new URL(path, origin())
  url.hostname = domain
  return url.href
}

/** Only browsers find hosts below localhost; other callers name them. */
const hostOf = (portal: Portal) => ({ host: new URL(at(portal, "/")).host })
const here = (path: string): string => new URL(path, origin()).href

const foundIn = (text: string, portal: Portal, all = seededPortals): ReadonlyArray<string> =>
  foreignWordsIn(text, portal, all)

const pages = [
  "/",
  "/home",
  "/country",
  "/login",
  "/forgotPassword",
  "/signup",
  "/signup/businessDetails",
  "/app/1/dashboard",
  "/s/nowhere",
  "/b/nowhere",
  "/nowhere/at/all",
]
const files = [
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/icon.svg",
  "/api/v1.0/openapi.json",
  "/api/v1.0/docs",
  "/api/v1.0/nothing",
]
const pictures = [
  "/favicon.ico",
  "/icon-180.png",
  "/icon-512.png",
  "/preview.png?language=en",
  "/preview.png?language=he",
  "/example-ad.png?language=en",
  "/example-ad.png?language=he",
]

const whole = async (request: APIRequestContext, portal: Portal, path: string, language: string): Promise<string> => {
  const headers = { ...hostOf(portal), "accept-language": language }
  // A kept connection may end just as it is used again, which browsers try anew.
  const answer = await request.get(here(path), { headers, maxRedirects: 0, maxRetries: 3 })
  const sent = answer.headersArray().map(({ name, value }) => `${name}: ${value}`)
  return [answer.status(), ...sent, await answer.text()].join("\n")
}

/** Titles of further portals: with the seeded portals there are twenty. */
const furtherTitles = [
  "Lanternfish",
  "Copperkettle",
  "Northgable",
  "Saltmarsh",
  "Figleaf",
  "Millrace",
  "Oakapple",
  "Quillpen",
  "Rosehip",
  "Thistledown",
  "Wherryman",
]

test("no portal's pages, files and headers show another's words, in any language", async ({ request }) => {
  const { caller } = await operator()
  const further = await Promise.all(furtherTitles.map((title) => madePortal(caller, title)))
  const all = [...seededPortals, ...further]
  expect(all).toHaveLength(20)
  // The portals at once, and of each one address after the other, as a visitor would.
  await Promise.all(
    all.map(async (portal) => {
      for (const language of ["en", "he"])
        for (const path of [...pages, ...files]) {
          const text = await whole(request, portal, path, language)
          expect(foundIn(text, portal, all), `${portal.title} ${path} ${language}`).toEqual([])
        }
    }),
  )
  for (const portal of further) {
    const home = await whole(request, portal, "/home", "en")
    expect(home).toContain(`${portal.title} headline en`)
    expect(home).toContain(`<title>${portal.title} | `)
  }
})

/** Pages that every portal's visitors read, its sign-up where it has one. */
const readPages = ({ flags }: Portal): ReadonlyArray<string> => [
  "/home",
  "/login",
  "/nowhere",
  ...(flags.isSignupEnabled ? ["/signup/businessDetails"] : []),
]

test("every portal's pages come with a heading, its title and its terms", async ({ request }) => {
  await Promise.all(
    seededPortals.map(async (portal) => {
      for (const path of readPages(portal)) {
        const text = await whole(request, portal, path, "en")
        for (const own of ["<h1", `<title>${portal.title} | `, `href="${portal.legal?.terms}"`])
          expect(text, `${portal.title} ${path}`).toContain(own)
      }
    }),
  )
})

test("every portal has pictures of its own", async ({ request }) => {
  for (const path of pictures) {
    const prints = await Promise.all(
      seededPortals.map(async (portal) => {
        const answer = await request.get(here(path), { headers: hostOf(portal) })
        expect(answer.status()).toBe(200)
        return createHash("sha256")
          .update(await answer.body())
          .digest("hex")
      }),
    )
    // An example ad is the same wherever it is for the same kind of business.
    const isExample = path.startsWith("/example-ad")
    const kinds = isExample ? new Set(seededPortals.map(exampleBusinessOf)).size : seededPortals.length
    expect(new Set(prints).size, path).toBe(kinds)
  }
})

test("what all portals load names none of them", async ({ request }) => {
  const loaded = new Set<string>()
  for (const path of pages) {
    const page = await (await request.get(here(path))).text()
    for (const [, asset = ""] of page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)) loaded.add(asset)
  }
  expect(loaded.size).toBeGreaterThan(3)
  for (const asset of loaded) {
    const text = await (await request.get(here(asset))).text()
    const words = seededPortals.flatMap((each) => [...voiceOf(each), each.supportEmail, `"${each.title}"`])
    expect(
      words.filter((word) => text.includes(word)),
      asset,
    ).toEqual([])
  }
})

/** Where scripts bring and keep the most; where the sign-up is off, it leads to the log-in. */
const liveliestPage = "/signup/businessDetails"

for (const portal of seededPortals)
  test(`${portal.title}'s page, storage and cookies name nobody else in a browser`, async ({ browser }) => {
    const { page, context } = await newVisitor(browser, { language: "en", width: 390, expected: /40[14]/ })
    await page.goto(at(portal, liveliestPage))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.locator(`footer a[href="${portal.legal?.terms}"]`)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${portal.title} \\| `))
    await page.waitForLoadState("networkidle")
    expect(foundIn(await page.content(), portal)).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
    expect(foundIn([kept, ...cookies].join("\n"), portal)).toEqual([])
    await context.close()
  })

interface Message {
  readonly subject?: string
  readonly text?: string
  readonly html?: string
}

for (const portal of seededPortals.filter(({ flags }) => flags.isSignupEnabled))
  test(`${portal.title}'s messages, answers and cookies name nobody else`, async ({ request }) => {
    const region = portal.regions[0]?.region ?? "IN"
    const { email, phone, password } = newPerson(region)
    const call = async (path: string, data: object) => {
      const answer = await request.post(here(`/api/v1.0${path}`), { data, headers: hostOf(portal) })
      const text = [...answer.headersArray().map(({ value }) => value), await answer.text()].join("\n")
      expect(foundIn(text, portal), path).toEqual([])
      return (JSON.parse(await answer.text()) as { readonly data: Record<string, unknown> }).data
    }
    const sentTo = async (to: string, count: number): Promise<ReadonlyArray<Message & { readonly otp?: string }>> => {
      const ask = async () => (await fetch(`${sandbox()}/control/api/messages?to=${encodeURIComponent(to)}`)).json()
      await expect.poll(async () => ((await ask()) as ReadonlyArray<Message>).length).toBeGreaterThanOrEqual(count)
      return (await ask()) as ReadonlyArray<Message>
    }
    const person = {
      firstName: "Asha",
      lastName: "Rao",
      emailAddress: email,
      loginPassword: password,
      isTosAccepted: true,
    }
    const codes: Array<Message> = []
    if (hasCampaigns(portal.flags)) {
      const { sessionId } = await call("/LocalBusiness/businessDetails", { region, name: "Corner Bakery" })
      await call("/LocalBusiness/sendOtp", { sessionId, phone, channel: "Sms" })
      const [code] = await sentTo(phone, 1)
      await call("/LocalBusiness/validateOtp", { sessionId, phone, otp: code?.otp })
      await call("/LocalBusiness/signUp", { ...person, sessionId, phone })
      codes.push(code!)
    } else await call("/roimatic/users", { ...person, portalDomain: portal.domain })
    await call("/authentication/forgotPassword", { emailAddress: email })
    const mails = await sentTo(email, 2)
    for (const message of [...codes, ...mails]) {
      expect(JSON.stringify(message)).toContain(portal.title)
      expect(foundIn(JSON.stringify(message), portal)).toEqual([])
    }
  })

test("a portal whose sign-up is off starts none, by page or by call", async ({ browser, request }) => {
  const [portal] = seededPortals.filter(({ flags }) => !flags.isSignupEnabled)
  if (portal === undefined) throw new Error("Every portal takes sign-ups")
  const answer = await request.post(here("/api/v1.0/LocalBusiness/businessDetails"), {
    data: { region: "GB" },
    headers: hostOf(portal),
  })
  expect([answer.status(), await answer.json()]).toMatchObject([403, { errorCode: 56 }])
  const { page, context } = await newVisitor(browser, { language: "en", width: 390, expected: /401/ })
  for (const path of ["/country", "/signup", "/signup/businessDetails"]) {
    await page.goto(at(portal, path))
    await page.waitForURL(/\/login$/)
  }
  await context.close()
})
