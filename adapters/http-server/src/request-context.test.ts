import { Effect, Option } from "effect"
import { Cookies } from "effect/http"
import { expect, test } from "vitest"
import { cookieCells } from "./cookie-cells.ts"
import { type Carrier, believed, hostOf, isSecure, requestFacts } from "./request-context.ts"

const proxy = "127.0.0.1"
const edgeAt = (origin: string) => ({
  isProxy: (address: string) => address === proxy,
  originOf: (portal: string) => origin.replace("HOST", portal),
})
const edge = edgeAt("http://HOST:4000")
const carrier = (peerAddress: string | undefined, headers: Record<string, string>): Carrier =>
  believed({ header: (name) => headers[name], peerAddress }, edge.isProxy)

test("a call's address comes from a trusted proxy, else from the connection", () => {
  const headers = { "x-forwarded-for": "203.0.113.9" }
  const addressFrom = (peer: string | undefined) => requestFacts(carrier(peer, headers), edge).ipAddress
  expect([addressFrom(proxy), addressFrom("198.51.100.7"), addressFrom(undefined)]).toEqual([
    "203.0.113.9",
    "198.51.100.7",
    "",
  ])
})

const bent = {
  host: "shop.localhost:4000",
  "x-forwarded-host": "evil.example:99",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "99",
}

test("a stranger's forwarded headers change neither portal, links nor cookie", () => {
  const stranger = carrier("198.51.100.7", bent)
  const facts = requestFacts(stranger, edge)
  expect([hostOf(stranger), facts.portalDomain, facts.origin]).toEqual([
    "shop.localhost",
    "shop.localhost",
    "http://shop.localhost:4000",
  ])
  expect(isSecure(stranger, facts)).toBe(false)
})

test("a trusted proxy names host and scheme, and links keep their origin", () => {
  const forwarded = carrier(proxy, { ...bent, "x-forwarded-host": "evil.example, shop.localhost" })
  const facts = requestFacts(forwarded, edge)
  expect([hostOf(forwarded), facts.origin, isSecure(forwarded, facts)]).toEqual([
    "shop.localhost",
    "http://shop.localhost:4000",
    true,
  ])
})

test("links begin with the configured origin, whatever the request names", () => {
  const facts = requestFacts(carrier("198.51.100.7", { ...bent, host: "shop.example:81" }), edgeAt("https://HOST"))
  expect(facts.origin).toBe("https://shop.example")
  expect(isSecure(carrier(undefined, {}), facts)).toBe(true)
})

const cookieSet = async (isSecureSite: boolean, mayBeEmbedded: boolean) => {
  const sender = carrier(undefined, {})
  const origin = isSecureSite ? "https://shop.example" : "http://shop.localhost"
  const facts = requestFacts(sender, { isProxy: () => false, originOf: () => origin })
  const { cells, changed } = cookieCells(sender, facts, Effect.succeed(mayBeEmbedded))
  await Effect.runPromise(cells.refreshToken.write("token", 4_000_000_000_000))
  return Cookies.toSetCookieHeaders(changed()).join()
}

test("the cookie of a site that is reached by https is for https alone", async () => {
  expect(await cookieSet(true, false)).toMatch(/; HttpOnly.*; Secure.*; SameSite=Lax/)
  expect(await cookieSet(false, false)).not.toContain("Secure")
})

const httpsSite = { isProxy: () => false, originOf: () => "https://shop.example" }
const cellsOf = (cookie: string, site = httpsSite) => {
  const sender = carrier(undefined, { cookie })
  return cookieCells(sender, requestFacts(sender, site), Effect.succeed(false))
}

test.each(["refreshToken", "device"] as const)("by https the %s's cookie is its host's alone", async (cell) => {
  const { cells, changed } = cellsOf("")
  await Effect.runPromise(cells[cell].write("token", 4_000_000_000_000))
  const [written = ""] = Cookies.toSetCookieHeaders(changed())
  expect(written).toMatch(/^__Host-(refresh_token|known_device)=token; Path=\/; /)
  expect(written).toContain("; Secure")
  expect(written).not.toContain("Domain")
})

test("by https a cookie that a neighbouring host could set is not read", async () => {
  const planted = cellsOf("refresh_token=planted").cells.refreshToken
  const own = cellsOf("refresh_token=planted; __Host-refresh_token=own").cells.refreshToken
  const read = await Effect.runPromise(Effect.all([planted.read, own.read]))
  expect(read.map(Option.getOrUndefined)).toEqual([undefined, "own"])
})

test("by https a cookie that ends keeps what its prefix demands", async () => {
  const { cells, changed } = cellsOf("__Host-refresh_token=own")
  await Effect.runPromise(cells.refreshToken.clear)
  const [ended = ""] = Cookies.toSetCookieHeaders(changed())
  expect(ended).toMatch(/^__Host-refresh_token=; Max-Age=0; Path=\/; .*Secure/)
})

test("by http a cookie has no prefix, since browsers would refuse it", async () => {
  const cells = cellsOf("refresh_token=own", { isProxy: () => false, originOf: () => "http://shop.localhost" }).cells
  expect(Option.getOrUndefined(await Effect.runPromise(cells.refreshToken.read))).toBe("own")
  expect(await cookieSet(false, false)).toMatch(/^refresh_token=token; Path=\/api; /)
})

test("the cookie of a portal that others may frame works there, and there alone", async () => {
  const cookie = await cookieSet(true, true)
  for (const attribute of ["HttpOnly", "Secure", "Partitioned", "SameSite=None", "Path=/;", "__Host-"])
    expect(cookie).toContain(attribute)
})
