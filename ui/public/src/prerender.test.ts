import { seededPortals } from "@domain/portals"
import { createI18n, type LanguageCode, languages, namespaces } from "@ui/i18n"
import { viteTexts } from "@ui/i18n/vite-texts"
import { createElement, type ComponentProps, type ComponentType } from "react"
import { renderToString } from "react-dom/server"
import { I18nextProvider } from "react-i18next"
import { StaticRouter } from "react-router"
import { expect, test } from "vitest"
import { UseCaseProvider } from "@ui/container"
import { FlowsProvider, PortalProvider } from "@ui/shared/frame"
import Country from "./country.page.tsx"
import Home from "./home.page.tsx"
import NotFound from "./not-found.page.tsx"

const [marquee, , , studioNoir] = seededPortals

/** A device that was signed in when it was last here. */
const signedInDevice = {
  subscribe: () => () => undefined,
  mayBeSignedIn: () => true,
  state: () => undefined,
} as unknown as ComponentProps<typeof FlowsProvider>["session"]

const OfSignedIn = ({ page }: { readonly page: ComponentType }) =>
  createElement(FlowsProvider, {
    session: signedInDevice,
    paymentWindow: {} as ComponentProps<typeof FlowsProvider>["paymentWindow"],
    pushDevice: {} as ComponentProps<typeof FlowsProvider>["pushDevice"],
    passkeyDevice: {} as ComponentProps<typeof FlowsProvider>["passkeyDevice"],
    loadSupportChat: () => Promise.resolve(undefined),
    children: createElement(page),
  })

/** Nothing is called while a page is drawn on the server. */
const useCases: ComponentProps<typeof UseCaseProvider>["useCases"] = {
  call: () => {
    throw new Error("A page that is drawn called a use-case")
  },
  prepare: () => undefined,
}

const prerendered = async (page: ComponentType, language: LanguageCode, portal = marquee) => {
  if (portal === undefined) throw new Error("There are no seeded portals")
  const i18n = await createI18n({ language, loadTexts: viteTexts, preload: namespaces })
  const ignore = () => undefined
  const portalContext = { portal, language, setLanguage: ignore, mode: "light", setMode: ignore } as const
  return renderToString(
    createElement(StaticRouter, {
      location: "/home",
      children: createElement(I18nextProvider, {
        i18n,
        children: createElement(PortalProvider, {
          value: portalContext,
          children: createElement(UseCaseProvider, { useCases, children: createElement(page) }),
        }),
      }),
    }),
  )
}

test("home is prerendered with its words, three slides and links that need no script", async () => {
  const html = await prerendered(Home, "en")
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<h2/g)).toHaveLength(3)
  expect(html).toContain('href="/country"')
  expect(html).toContain("Grow your business")
  expect(html).not.toMatch(/signup:|launch:|common:/)
})

test("home speaks Hebrew where Hebrew is asked for", async () => {
  expect(languages.he.direction).toBe("rtl")
  expect(await prerendered(Home, "he")).toContain("הצמיחו את העסק")
})

test("a portal without sign-up offers the login alone", async () => {
  expect(await prerendered(Home, "en", studioNoir)).not.toContain('href="/country"')
})

test("the page that is not found has a heading and ways on", async () => {
  const html = await prerendered(NotFound, "en")
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('href="/home"')
})

test("public pages link their own portal's terms and privacy policy, and nobody else's", async () => {
  for (const portal of seededPortals) {
    const html = await prerendered(NotFound, "en", portal)
    const linked = seededPortals.filter(({ legal }) => html.includes(`"${legal?.terms}"`))
    expect(linked).toEqual([portal])
    expect(html).toContain(`href="${portal.legal?.privacy}"`)
  }
})

test("a portal without legal texts links none", async () => {
  if (marquee === undefined) throw new Error("There are no seeded portals")
  const { legal, ...bare } = marquee
  expect(await prerendered(Home, "en", bare)).not.toContain(String(legal?.terms))
})

test("who is signed in is led to the dashboard, not asked to log in", async () => {
  for (const page of [Home, NotFound]) {
    expect(await prerendered(page, "en")).toContain("Log in")
    const html = await prerendered(() => createElement(OfSignedIn, { page }), "en")
    expect(html).toContain(">Dashboard<")
    expect(html).not.toContain("Log in")
  }
})

test("Enter in the choice of a country goes on", async () => {
  const html = await prerendered(Country, "en")
  expect(html).toMatch(/<form id="country"[^>]*>.*type="radio"/s)
  expect(html).toMatch(/<button[^>]*form="country"[^>]*>/)
})
