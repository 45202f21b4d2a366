import { expect, test } from "@playwright/test"
import { connect } from "node:net"
import { networkInterfaces } from "node:os"
import { origin } from "../visitor.ts"

const kinds = [
  ["a page", "/", 200],
  ["a summary that is not there", "/s/nowhere", 404],
  ["an answer", "/api/v1.0/portals/localhost", undefined],
  ["a list that takes a sign-in", "/api/v1.0/businessProfiles/1/roimaticCampaigns", 401],
  ["a call that does not exist", "/api/v1.0/nothing", 404],
  ["the list of calls", "/api/v1.0/docs", 200],
  ["a file that is not there", "/assets/nothing.js", 404],
  ["a picture that is not there", "/media/nothing.png", 404],
  ["the health check", "/readyz", 200],
] as const

for (const [name, path, status] of kinds)
  test(`${name} is sent with its security headers`, async () => {
    const answer = await fetch(`${origin()}${path}`)
    if (status !== undefined) expect(answer.status).toBe(status)
    const { headers } = answer
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
    expect(headers.get("permissions-policy")).toContain("camera=()")
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups")
    expect(headers.get("strict-transport-security")).toBeNull()
    const policy = headers.get("content-security-policy") ?? ""
    for (const directive of ["frame-ancestors 'none'", "form-action", "base-uri", "object-src 'none'"])
      expect(policy).toContain(directive)
  })

test("a page's pictures come only from named hosts", async () => {
  const policy = (await fetch(origin())).headers.get("content-security-policy") ?? ""
  const sources = /img-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? []
  expect(sources.filter((source) => /^(?:https?:|\*|https?:\/\/\*)$/.test(source))).toEqual([])
  for (const source of sources) expect(source).toMatch(/^(?:'self'|data:|blob:|https?:\/\/[\w.*:-]+)$/)
})

test("a page's script is sent with the security headers", async () => {
  const page = await (await fetch(origin())).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ""
  const answer = await fetch(`${origin()}${script}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
})

test("an untrusted forwarded host chooses no other portal", async () => {
  const answer = await fetch(origin(), { headers: { "x-forwarded-host": "highstreet.localhost" } })
  expect(await answer.text()).toMatch(/<title>Marquee \| /)
})

const isReached = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 })
    const answer = (reached: boolean) => {
      socket.destroy()
      resolve(reached)
    }
    socket.once("connect", () => answer(true))
    socket.once("error", () => answer(false))
    socket.once("timeout", () => answer(false))
  })

test("a local site is reachable only from this machine", async () => {
  const port = Number(new URL(origin()).port)
  expect(await isReached("127.0.0.1", port)).toBe(true)
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === "IPv4")
  for (const { address } of outside) expect(await isReached(address, port), address).toBe(false)
})
