import { readFileSync } from "node:fs"
import { join } from "node:path"
import { makeSessionFlow } from "@application/identity/flows"
import { forgetfulStorage, makeLaunchFlow } from "@application/signup/flows"
import { freshSession } from "@application/signup/testing"
import type { SignedIn } from "@application/identity/contract"
import { EmailAddress, RefreshTokenExpired } from "@domain/identity"
import { BusinessProfileId, CampaignId, UserId } from "@domain/kernel"
import {
  backPage,
  type Flavour,
  type PageId,
  flavours,
  flowOf,
  isPastBudget,
  linkedPages,
  pageAtPath,
  pageIds,
  pageOf,
  pathTo,
  resume,
  type StorePage,
  storePages,
  storePathTo,
} from "@domain/launch"
import { movedPages, pageAt, pageNames, pageRow } from "@domain/pages"
import { defaultFlags, seededPortals, type SignupJourney } from "@domain/portals"
import { createI18n, namespaces } from "@ui/i18n"
import { viteTexts } from "@ui/i18n/vite-texts"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { Result } from "effect"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import type { Composition } from "./composition.ts"
import { makeRoutes } from "./routes.tsx"
import { whenReady } from "./router.ts"
import { AppProviders } from "./app-providers.tsx"

// What the server stamps into the page of a summary's link.
vi.mock("./boot-facts.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  takeStampedSummary: () => ({
    status: "succeeded",
    output: {
      details: freshSession(1, { business: { name: "Nilgiri Yoga" } }).details,
      towns: [],
      approval: "none",
      changedParts: [],
      shownHash: "1",
    },
  }),
}))

const [portal] = seededPortals
const i18n = await createI18n({ language: "en", loadTexts: viteTexts, preload: namespaces })
const nothing = () => undefined
const never = () => new Promise<never>(nothing)

const businessProfileId = BusinessProfileId.make(7)
const campaignId = CampaignId.make(3)

/** A draft that stands at a page. */
const draftAt = (flavour: Flavour, page: (typeof pageIds)[number]) =>
  freshSession(1, {
    flavour,
    launchState: pageOf(page).state,
    business: { name: "Nilgiri Yoga" },
    businessProfileId,
    campaignId,
  }).details

const owner: SignedIn = {
  userId: UserId.make(1),
  roleIds: ["ClientAccess"],
  accessToken: "token",
  expiresAt: 0,
  user: {
    id: UserId.make(1),
    emailAddress: EmailAddress.make("owner@yoga.example"),
    firstName: "Asha",
    lastName: "Rao",
    languageId: "en",
    roleIds: ["ClientAccess"],
    emailVerified: true,
  },
  profiles: [{ id: businessProfileId, name: "Nilgiri Yoga", region: "IN", roleId: "ClientAccess" }],
}

/** The page's flows on a device whose draft is `details`; its owner is signed in, and nobody is without a draft. */
const compositionOf = (details?: ReturnType<typeof draftAt>): Composition => {
  const gone = async () => ({ status: "broken" as const, error: new Error("No server") })
  const launch = makeLaunchFlow({
    start: gone,
    get: gone,
    update: gone,
    storage: forgetfulStorage(),
    later: () => nothing,
  })
  if (details !== undefined) launch.adopt(details)
  const session = makeSessionFlow({
    refresh: async () =>
      details === undefined
        ? { status: "failed", failure: new RefreshTokenExpired() }
        : { status: "succeeded", output: owner },
    logout: gone,
    endPush: never,
    device: {
      keepToken: nothing,
      dropToken: nothing,
      wasSignedIn: () => details !== undefined,
      noteSignedIn: nothing,
      exclusively: (work) => work(),
    },
  })
  const useCases = { call: gone, prepare: nothing }
  return {
    useCases,
    backgroundCall: gone,
    session,
    launch,
    paymentWindow: { mount: never, open: never },
    pushDevice: { state: never, subscribe: never, noteOwner: nothing, unsubscribe: never },
    loadSupportChat: never,
    passkeyDevice: { isSupported: () => false, make: never, use: never },
  }
}

/** The address that is shown in the end, and its markup as a browser would first draw it. */
const opened = async (path: string, details?: ReturnType<typeof draftAt>, journey?: SignupJourney) => {
  if (portal === undefined) throw new Error("There are no seeded portals")
  const router = createMemoryRouter(
    makeRoutes(
      compositionOf(details),
      Promise.resolve({ flags: defaultFlags, ...(journey !== undefined && { signup: { journey } }) }),
    ),
    { initialEntries: [path] },
  )
  await whenReady(router)
  const value = { portal, language: "en", setLanguage: nothing, mode: "light", setMode: nothing } as const
  const children = createElement(RouterProvider, { router })
  const markup = renderToString(createElement(AppProviders, { i18n, value, children }))
  const { pathname, search } = router.state.location
  router.dispose()
  return { pathname, search, markup }
}

// What a few pages ask for while they are drawn.
beforeAll(() => void vi.stubGlobal("location", new URL("https://ads.example/signup")))
afterAll(() => void vi.unstubAllGlobals())

const notLoaded = "This page could not be loaded"
const notFound = "couldn&#x27;t find what you were looking for"

const reachable = flavours.flatMap((flavour) => flowOf(flavour).map(({ page }) => [flavour, page] as const))

test.each(reachable)("in the flavour %s the page %s opens with a heading", async (flavour, page) => {
  const { pathname, markup } = await opened(`/signup/${pathTo(pageOf(page), "1")}`, draftAt(flavour, page))
  expect(markup).toMatch(/<h1/)
  expect(markup).not.toContain(notFound)
  expect(markup).not.toContain(notLoaded)
  expect(pathname).not.toBe("/login")
})

/** The page of the journey at an address, below the sign-up or a campaign. */
const pageOfAddress = (address: string) => pageAtPath(address.replace(/^\/(?:signup|app\/\d+\/campaign\/\d+)\//, ""))

const backOf = (flavour: Flavour, page: PageId) => Result.getOrThrow(backPage(flavour, page))

const onTheWay = reachable.filter(([flavour, page]) => backOf(flavour, page) !== undefined)

test.each(onTheWay)("in the flavour %s going back from %s opens a page", async (flavour, page) => {
  const back = backOf(flavour, page) ?? pageOf(page)
  const { pathname, markup } = await opened(`/signup/${pathTo(back, "1")}`, draftAt(flavour, page))
  expect(pageOfAddress(pathname)?.id).toBe(back.id)
  expect(markup).toMatch(/<h1/)
  expect(markup).not.toContain(notLoaded)
})

const unpaid = reachable.filter(([flavour, page]) => {
  const { animation = false, state } = pageOf(page)
  return !animation && !isPastBudget(flavour, state) && !linkedPages.includes(page)
})

test.each(unpaid)("in the flavour %s a draft goes on at %s", async (flavour, page) => {
  const details = draftAt(flavour, page)
  const resumed = resume({ flavour, savedState: details.launchState, lastPage: page })
  expect([resumed.kind, resumed.page.id]).toEqual(["resumed", page])
  expect(pageOfAddress((await opened(`/signup/${pathTo(resumed.page, "1")}`, details)).pathname)?.id).toBe(page)
})

test("agents and the normal flow begin at the extraction, others at the details", async () => {
  expect((await opened("/signup/businessDetails?agentid=a1")).pathname).toBe("/signup/extractBusinessDetails")
  expect((await opened("/signup/businessDetails?normalFlow=true")).pathname).toBe("/signup/extractBusinessDetails")
  expect((await opened("/signup/selectObjective?v2=true")).pathname).toBe("/signup/businessDetails")
})

test("a portal with the second layout begins there, but not for agents", async () => {
  const begun = async (query: string) => (await opened(`/signup/businessDetails${query}`, undefined, "v2")).pathname
  expect(await begun("")).toBe("/signup/businessDetailsv2")
  expect(await begun("?agentid=a1")).toBe("/signup/extractBusinessDetails")
})

test("the name of an agent stays in the address through a redirect", async () => {
  const { search } = await opened("/signup/selectObjective?agentid=a1&agentname=Asha&utm=x")
  expect(search).toBe("?agentid=a1&agentname=Asha")
})

/** An address of a path of the table of pages. */
const addressOf = (path: string): string => path.replace(/\{businessProfileId\??\}/, "7").replaceAll(/\{\w+\??\}/g, "1")

const rows = pageNames.map((name) => ({ name, ...pageRow(name) }))

test.each(rows)("$name opens, or leads a visitor to the login and back here", async ({ path, access }) => {
  const address = addressOf(path)
  const { pathname, search, markup } = await opened(`${address}?from=mail`)
  if (access === "public") {
    expect([pathname, search]).toEqual([address, "?from=mail"])
    expect(markup).toMatch(/<h1/)
    expect(markup).not.toContain(notFound)
  } else expect([pathname, search]).toEqual(["/login", `?redirect=${encodeURIComponent(`${address}?from=mail`)}`])
})

const ofBusiness = rows.filter(({ access }) => access === "member")

test.each(ofBusiness)("$name of a business that is not the user's is not found", async ({ path }) => {
  const owned = draftAt("default", "businessDetails")
  for (const id of ["8", "seven", "07"])
    expect((await opened(path.replace("{businessProfileId}", id).replaceAll(/\{\w+\}/g, "1"), owned)).markup).toContain(
      notFound,
    )
})

test("an address that moved leads on with its query", async () => {
  for (const [from, to] of Object.entries(movedPages).filter(([from]) => !from.startsWith("/app"))) {
    const { pathname, search } = await opened(`${from}?utm=x`)
    const isOpen = pageAt(to) === undefined || pageRow(pageAt(to) ?? "login").access === "public"
    expect([from, pathname, search]).toEqual(
      isOpen ? [from, to, "?utm=x"] : [from, "/login", `?redirect=${encodeURIComponent(`${to}?utm=x`)}`],
    )
  }
})

/** The specification's table of routes, apart from those below a business. */
const specified = readFileSync(join(import.meta.dirname, "testing", "specified-routes.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .flatMap(([path = "", area = "", auth = ""]) =>
    path.startsWith("/") && !path.startsWith("/app") ? [{ path, area, isSignedIn: auth === "yes" }] : [],
  )

/** What the page's main part shows beside its heading. */
const besideHeading = (markup: string): string => {
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(markup) ?? []
  const rest = main.replace(/<h1.*?<\/h1>/s, "")
  const controls = rest.match(/<(?:button|input|a|textarea) /g) ?? []
  return [
    ...controls,
    rest.replace(/<(?:style|script|title).*?<\/(?:style|script|title)>/gs, "").replace(/<[^>]+>/g, " "),
  ]
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
}

test("the specification's routes outside the application are all here", () => {
  expect(specified.length).toBeGreaterThanOrEqual(50)
})

test.each(specified)("$path is served by more than a heading", async ({ path, area, isSignedIn }) => {
  const address = path === "/(anything else)" ? "/nowhere/at/all" : addressOf(path)
  const page = pageOfAddress(address)?.id
  const flavour = flavours.find((each) => flowOf(each).some((row) => row.page === page))
  const draft = flavour === undefined || page === undefined ? undefined : draftAt(flavour, page)
  const { markup } = await opened(address, draft ?? (isSignedIn ? draftAt("default", "businessDetails") : undefined))
  expect(markup).toMatch(/<h1/)
  expect(besideHeading(markup).length).toBeGreaterThan(20)
  expect(markup).not.toContain(notLoaded)
  expect(markup.includes(notFound)).toBe(path === "/(anything else)")
  if (area !== "store onboarding") expect(markup).not.toContain("available yet")
})

test("an unknown address below the sign-up leads back to it", async () => {
  const { markup } = await opened("/signup/somewhere")
  expect(markup).toContain(notFound)
  expect(markup).toContain('href="/signup"')
})

test("a local business is led to the journey, which has no store to link", async () => {
  expect((await opened("/localBusiness?region=GB")).pathname).toBe("/signup/businessDetails")
})

test.each(Object.keys(storePages) as ReadonlyArray<StorePage>)(
  "the store page %s opens with a heading",
  async (page) => {
    const path = `/signup/${storePathTo(page, businessProfileId)}`
    const { markup, pathname } = await opened(path, draftAt("default", "success"))
    expect(pathname).toBe(path)
    expect(markup).toMatch(/<h1/)
    expect(markup).not.toContain(notFound)
    expect(markup).not.toContain(notLoaded)
  },
)

test("store pages behind the account ask to log in", async () => {
  expect((await opened("/signup/linkStore")).pathname).toBe("/login")
  expect((await opened("/signup/storeFront")).pathname).toBe("/signup/storeFront")
})

test.each([
  ["/countrySelector?region=GB", "/country"],
  ["/authentication/login?refcode=r1", "/login"],
  ["/authentication/profileSelection?refcode=r1", "/login"],
])("%s keeps its query where it leads", async (path, to) => {
  const { pathname, search } = await opened(path)
  expect(pathname).toBe(to)
  expect(decodeURIComponent(search)).toContain(path.slice(path.indexOf("?") + 1))
})

test("the choice of portals leads to the choice of profiles", async () => {
  expect((await opened("/portalSelection")).pathname).toBe("/login")
})
