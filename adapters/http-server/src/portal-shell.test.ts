import { brotliDecompressSync } from "node:zlib"
import { Effect } from "effect"
import { HttpRouter } from "effect/http"
import { expect, test } from "vitest"
import { CurrentRequest } from "@application/kernel"
import { PortalId } from "@domain/kernel"
import { marqueeLook, type Portal } from "@domain/portals"
import { type Prerender, shellRoutes } from "./portal-shell.ts"
import { stampShell } from "./stamp-shell.ts"
import { negotiateLanguage } from "./visitor-language.ts"

const portal: Portal = {
  id: PortalId.make(1),
  domain: "localhost",
  title: 'Ads & "Co" <b>',
  headerLogo: "</script><script>alert(1)</script>",
  locale: "en",
  languages: ["en", "he", "hi"],
  supportLink: "https://example.com",
  supportEmail: "help@example.com",
  theme: marqueeLook.theme,
  flags: {
    isSignupEnabled: true,
    isCampaignLaunchDisabled: false,
    isScheduleEditEnabled: true,
    isBrandPortal: false,
    isCreativeBuilderPortal: false,
  },
  regions: [],
}
const template =
  '<html lang="en" dir="ltr"><head><title></title><!--portal--></head><body><div id="root"></div></body></html>'
const stamped = (language: string) =>
  stampShell(template, portal, { language, mode: "dark", path: "/login" }, "<p>first</p>")

test("a page carries its portal's title, language, direction, mode and first picture", () => {
  expect(stamped("he")).toContain('<html lang="he" dir="rtl" data-motif="bulbs" data-mode="dark">')
  expect(stamped("en")).toContain("<title>Ads &amp; &quot;Co&quot; &lt;b></title>")
  expect(stamped("en")).toContain('<div id="root"><p>first</p></div>')
})

test("a page is told which third parties are on, as what is drawn was", () => {
  const services = ["meta"] as const
  const visitor = { language: "en", mode: undefined, path: "/login" }
  expect(stampShell(template, { ...portal, services }, visitor, "")).toContain('"services":["meta"]')
  expect(stampShell(template, portal, visitor, "")).not.toContain('"services"')
})

test("the first picture's style is in the page; only its chunks are fetched", () => {
  const page = stampShell(
    template.replace("<!--portal-->", '<link rel="stylesheet" crossorigin href="/assets/a.css"><!--portal-->'),
    portal,
    { language: "en", mode: undefined, path: "/home" },
    "",
    { css: ".a{color:red}", styleSheets: ["/assets/a.css"], modules: ["/assets/b.js"] },
  )
  expect(page).toContain("<style>.a{color:red}</style>")
  expect(page.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" type="text/plain" href="/assets/a.css">',
  ])
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/b.js">')
})

test("fields drawn beforehand wait for the script; links do not", () => {
  const drawn = (picture: string) =>
    stampShell(template, portal, { language: "en", mode: undefined, path: "/" }, picture)
  expect(drawn("<input>")).toContain('<div id="root" inert>')
  expect(drawn('<a href="/login">Log in</a>')).toContain('<div id="root"><a')
})

test("an answer inside the page cannot open a script", () => {
  const visitor = { language: "en", mode: undefined, path: "/s/x", answer: { name: "</script><script>alert(1)" } }
  const page = stampShell(template, portal, visitor, "")
  const [, json = ""] = /id="answer">(.*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)" })
  expect(page.match(/<script/g)).toHaveLength(2)
})

test("nothing in a portal's data can open a script", () => {
  expect(stamped("en").match(/<script/g)).toHaveLength(1)
})

test.each([
  ["he", "en", "he"],
  [undefined, "hi-IN,hi;q=0.9,en;q=0.5", "en"],
  [undefined, "fr;q=1,he;q=0.3,en;q=0.8", "en"],
  ["fr", "ja", "en"],
])("chosen %s with the browser's %s speaks %s", (chosen, accepted, spoken) => {
  expect(negotiateLanguage(portal, chosen, accepted)).toBe(spoken)
})

const draw: Prerender = (_, { path, answer }) => {
  if (path === "/broken") throw new Error("no such region")
  if (path === "/titled") return "<title>Ads | A &amp; B</title><p>titled</p>"
  return `<p>${path}</p>${answer === undefined ? "" : "<p>answered</p>"}`
}

const page = (headers: Record<string, string>, path = "/country?region=IN") =>
  HttpRouter.toWebHandler(
    shellRoutes({
      template,
      portalOf: () => Effect.succeed({ ...portal, embeddedBy: ["https://owner.example"] }),
      prerender: draw,
      describe: (_, { path }) => ({
        isKnown: !path.startsWith("/nowhere"),
        ...(path === "/busy" && { retryAfterSeconds: 90 }),
        description: "All about ads",
      }),
      answerOf: (pathname) =>
        Effect.map(CurrentRequest, ({ portalDomain }) =>
          pathname === "/s/x" ? { about: pathname, portalDomain } : undefined,
        ),
      headers: { isSecure: false, widgetOrigins: [], pictureOrigins: [] },
      isProxy: () => false,
      originOf: (host) => `http://${host}`,
    }),
    { disableLogger: true },
  ).handler(new Request(`http://studio.example${path}`, { headers }))

test("a portal's pages may be framed, but never the page that lets assistants in", async () => {
  const policyAt = async (path: string) => (await page({}, path)).headers.get("content-security-policy")
  expect(await policyAt("/login")).toContain("frame-ancestors https://owner.example;")
  expect(await policyAt("/connectAssistant?client_id=x")).toContain("frame-ancestors 'none'")
  expect(await policyAt("/CONNECTassistant/")).toContain("frame-ancestors 'none'")
})

test("a page is drawn for its path and query, and compressed where that is accepted", async () => {
  const plain = await (await page({})).text()
  expect(plain).toContain("<p>/country?region=IN</p>")
  const packed = await page({ "accept-encoding": "gzip, br" })
  expect(packed.headers.get("content-encoding")).toBe("br")
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString("utf8")).toBe(plain)
})

test.each(["//", "//elsewhere.example/x", "/a//b"])(
  "the address %s is a page of this portal like any other",
  async (path) => {
    const sent = await page({}, path)
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining(`<p>${path}</p>`)])
  },
)

test("an address without a page answers 404 with the page that says so", async () => {
  const sent = await page({}, "/nowhere")
  expect([sent.status, await sent.text()]).toEqual([404, expect.stringContaining("<p>/nowhere</p>")])
})

test("a page that is asked for too often answers 429 and when to ask again", async () => {
  const sent = await page({}, "/busy")
  expect([sent.status, sent.headers.get("retry-after")]).toEqual([429, "90"])
  expect(await sent.text()).toContain("<p>/busy</p>")
})

test("a listed page names its one address, and another is not listed", async () => {
  const home = await page({ host: "studio.example" }, "/Home?source=mail")
  expect(await home.text()).toContain('<link rel="canonical" href="http://studio.example/home">')
  expect(home.headers.get("x-robots-tag")).toBeNull()
  const summary = await page({}, "/s/x")
  expect(await summary.text()).toContain('<meta name="robots" content="noindex">')
  expect(summary.headers.get("x-robots-tag")).toBe("noindex")
})

test("a link's preview has the page's title, its description and the portal's picture", async () => {
  const sent = await (await page({ host: "studio.example", "accept-language": "he" }, "/titled")).text()
  expect(sent.match(/<title>/g)).toHaveLength(1)
  expect(sent).toContain("<title>Ads | A &amp; B</title>")
  for (const tag of [
    '<meta property="og:title" content="Ads | A &amp; B">',
    '<meta property="og:description" content="All about ads">',
    '<meta property="og:image" content="http://studio.example/preview.png?language=he">',
    '<meta property="og:site_name" content="Ads &amp; &quot;Co&quot; &lt;b>">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ])
    expect(sent).toContain(tag)
})

test("a page that cannot be drawn is sent without its picture, for the browser to draw", async () => {
  const sent = await page({}, "/broken")
  expect(sent.status).toBe(200)
  expect(await sent.text()).toContain('<div id="root"></div>')
})

test("only the page that needs an answer is drawn with it, for its own portal", async () => {
  const response = page({ host: "studio.example:4000", "x-portal-domain": "localhost" }, "/s/x?source=wa")
  const answered = await (await response).text()
  expect(answered).toContain('id="answer">{"about":"/s/x","portalDomain":"studio.example"}')
  expect(answered).toContain("<p>answered</p>")
  expect(await (await page({})).text()).not.toContain("answer")
})
