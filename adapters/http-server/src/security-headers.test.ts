import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addHeaders } from "./add-headers.ts"
import { pagePolicy, securityHeaders } from "./security-headers.ts"

const options = {
  isSecure: true,
  widgetOrigins: ["https://pay.example"],
  pictureOrigins: ["https://stock.example"],
}

let server: Server
let origin = ""
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/page") response.writeHead(200, { "content-security-policy": "the page's own" })
    if (request.url === "/nowhere") response.writeHead(404)
    response.end()
  })
  addHeaders(server, securityHeaders(options))
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  if (address !== null && typeof address !== "string") origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => new Promise((done) => server.close(done)))

const headersOf = async (path: string) => (await fetch(`${origin}${path}`)).headers

test.each(["/", "/nowhere", "/page"])("what answers at %s has the headers of every answer", async (path) => {
  const headers = await headersOf(path)
  for (const name of Object.keys(securityHeaders(options))) expect(headers.get(name), name).not.toBeNull()
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000")
})

test("a page's own policy replaces the default one", async () => {
  expect((await headersOf("/page")).get("content-security-policy")).toBe("the page's own")
  expect((await headersOf("/")).get("content-security-policy")).toContain("default-src 'none'")
})

test("a site that is reached by http does not ask for https", () => {
  expect(Object.keys(securityHeaders({ ...options, isSecure: false }))).not.toContain("strict-transport-security")
})

test("pages are framed by nobody, or by exactly the sites that the portal names", () => {
  expect(pagePolicy(options)).toContain("frame-ancestors 'none'")
  expect(pagePolicy(options, { embeddedBy: ["https://owner.example"] })).toContain(
    "frame-ancestors https://owner.example;",
  )
})

test("the chat's hosts are open to pages of portals that have a chat alone", () => {
  const chatting = { ...options, chatOrigins: ["https://*.freshchat.example"] }
  expect(pagePolicy(chatting)).not.toContain("freshchat")
  const directives = pagePolicy(chatting, { chatScript: "https://wchat.freshchat.example/w.js" }).split("; ")
  const open = directives.filter((directive) => directive.includes("freshchat")).map((one) => one.split(" ")[0])
  expect(open).toEqual(["script-src", "img-src", "connect-src", "frame-src", "form-action"])
})

test("pictures come from us and listed places, scripts from us and the gateways", () => {
  const directives = pagePolicy(options).split("; ")
  expect(directives).toContain("media-src 'self' blob:")
  expect(directives).toContain("img-src 'self' data: blob: https://stock.example https://pay.example")
  expect(directives).toContain("script-src 'self' https://pay.example")
  expect(directives).toContain("form-action 'self' https://pay.example")
  expect(directives).toContain("worker-src 'self'")
})
