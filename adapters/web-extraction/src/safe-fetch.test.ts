import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { gzipSync } from "node:zlib"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allowedHosts } from "./address-rules.ts"
import { safeFetch, safeFetchImage, type SafeFetchOptions } from "./safe-fetch.ts"

let server: Server
let port = 0
const requests: Array<string> = []

const html = (response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}) => {
  response.writeHead(200, { "content-type": "text/html", ...headers }).end(body)
}
const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end()

const serve = (request: IncomingMessage, response: ServerResponse): void => {
  const path = request.url ?? "/"
  requests.push(path)
  const hop = /^\/hop\/(\d+)$/.exec(path)?.[1]
  if (hop !== undefined)
    return void (hop === "0" ? html(response, "arrived") : redirect(response, `/hop/${Number(hop) - 1}`))
  if (path === "/inside") return void redirect(response, "http://169.254.169.254/latest/meta-data/")
  if (path === "/decimal") return void redirect(response, "http://2130706433/")
  if (path === "/otherport") return void redirect(response, `http://127.0.0.1:${port + 1}/`)
  if (path === "/file") return void redirect(response, "file:///etc/passwd")
  if (path === "/large") return html(response, "<p>".padEnd(3 * 1024 * 1024, "x"))
  if (path === "/bomb")
    return html(response, gzipSync(Buffer.alloc(8 * 1024 * 1024, 32)), { "content-encoding": "gzip" })
  if (path === "/announced") return html(response, "x", { "content-length": "99999999" })
  if (path === "/slow") return void response.writeHead(200, { "content-type": "text/html" }).write("<p>")
  if (path === "/pdf") return html(response, "%PDF", { "content-type": "application/pdf" })
  if (path === "/missing") return void response.writeHead(404, { "content-type": "text/html" }).end("no")
  if (path === "/untyped") return void response.writeHead(200).end("  <html>untyped</html>")
  if (path === "/latin") return html(response, Buffer.from("<p>Caf\xe9 \x80</p>", "latin1"))
  if (path === "/sjis") {
    return html(
      response,
      Buffer.concat([Buffer.from('<meta charset="shift_jis">'), Buffer.from([0x8e, 0x95, 0x89, 0xc8])]),
    )
  }
  if (path === "/headercharset") {
    return html(response, Buffer.from([0xe9]), { "content-type": "text/html; charset=iso-8859-1" })
  }
  if (path === "/bom") return html(response, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from("é")]))
  if (path === "/picture") return html(response, "png", { "content-type": "image/png" })
  return html(response, "<title>Home</title>")
}

beforeAll(async () => {
  server = createServer(serve)
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  port = typeof address === "object" && address !== null ? address.port : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const options = (more: SafeFetchOptions = {}): SafeFetchOptions => ({
  allowed: allowedHosts(`127.0.0.1:${port},localhost:${port}`),
  ...more,
})
const outcome = async (path: string, more?: SafeFetchOptions) => {
  const url = path.startsWith("/") ? `http://127.0.0.1:${port}${path}` : path
  const result = await Effect.runPromise(Effect.result(safeFetch(url, options(more))))
  return Result.match(result, { onSuccess: ({ html }) => html, onFailure: ({ _tag }) => _tag })
}

describe("safe fetching", () => {
  it("reads an allow-listed page", async () => {
    expect(await outcome("/")).toBe("<title>Home</title>")
  })

  it("follows three redirects and no more", async () => {
    expect(await outcome("/hop/3")).toBe("arrived")
    expect(await outcome("/hop/4")).toBe("WebsiteUnreachable")
  })

  it("checks the target of each redirect", async () => {
    expect(await outcome("/inside")).toBe("AddressNotAllowed")
    expect(await outcome("/decimal")).toBe("AddressNotAllowed")
    expect(await outcome("/otherport")).toBe("AddressNotAllowed")
    expect(await outcome("/file")).toBe("InvalidWebsiteUrl")
  })

  it("refuses a public name with any internal DNS answer, without connecting", async () => {
    const before = requests.length
    const resolve = async () => [
      { address: "93.184.216.34", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ]
    expect(await outcome("http://rebind.example.com/", { resolve })).toBe("AddressNotAllowed")
    expect(requests.length).toBe(before)
  })

  it("connects to the checked address and asks DNS once", async () => {
    let questions = 0
    const resolve = async () => {
      questions++
      return [{ address: questions === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }]
    }
    expect(
      await outcome(`http://pinned.example.com:${port}/`, {
        resolve,
        allowed: allowedHosts(`pinned.example.com:${port}`),
      }),
    ).toBe("<title>Home</title>")
    expect(questions).toBe(1)
  })

  it("stops at two megabytes while streaming and after unpacking", async () => {
    expect(await outcome("/large")).toBe("WebsiteTooLarge")
    expect(await outcome("/bomb")).toBe("WebsiteTooLarge")
    expect(await outcome("/announced")).toBe("WebsiteTooLarge")
  })

  it("gives up on a page that never ends", async () => {
    expect(await outcome("/slow", { totalTimeout: 200 })).toBe("WebsiteTooSlow")
  })

  it("fails when the answer is no page", async () => {
    expect(await outcome("/pdf")).toBe("NotAWebPage")
    expect(await outcome("/missing")).toBe("NotAWebPage")
    expect(await outcome("/picture")).toBe("NotAWebPage")
  })

  it("fails when nobody answers or the host does not exist", async () => {
    const resolve = () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" }))
    expect(await outcome("http://nowhere.example.com/", { resolve })).toBe("WebsiteUnreachable")
  })

  it("accepts a page without a type when it begins like one", async () => {
    expect(await outcome("/untyped")).toContain("untyped")
  })

  it("decodes by mark, header, meta tag, and falls back to windows-1252", async () => {
    expect(await outcome("/latin")).toBe("<p>Café €</p>")
    expect(await outcome("/sjis")).toContain("歯科")
    expect(await outcome("/headercharset")).toBe("é")
    expect(await outcome("/bom")).toBe("é")
  })

  it("fetches a picture only as a picture", async () => {
    const url = `http://127.0.0.1:${port}`
    const picture = await Effect.runPromise(safeFetchImage(`${url}/picture`, options()))
    expect(Buffer.from(picture.bytes).toString()).toBe("png")
    const page = await Effect.runPromise(Effect.result(safeFetchImage(`${url}/`, options())))
    expect(Result.isFailure(page)).toBe(true)
  })
})
