import { createServer, type Server } from "node:http"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allowedHosts } from "./address-rules.ts"
import { readBusinessDetails, type ReadingStage } from "./business-details-reader.ts"
import { inProcessFactReader } from "./testing/in-process-fact-reader.ts"

const home = `<html lang="en-GB"><title>Oakfield Dental</title><a href="/team.pdf">Contact sheet</a><a href="/about">About</a><a href="/contact-us#map">Contact</a>
<a href="https://elsewhere.example.com/contact">Contact our partner</a><img src="/front.jpg"><img src="/gone.jpg"></html>`
const contact = `<html><title>Contact</title><p>2 Kirkgate, Leeds LS1 6BY</p><p>Tel: 0113 245 0099</p></html>`
const heavy = `<title>Heavy</title><p>unreadable</p>`
const beside = `<title>Oakfield Dental</title><a href="/heavy">Contact</a>`
const scripted = `<title>Oakfield Dental</title><script>menu(["/contact-team"])</script>`
const beginning = `<title>Oakfield Dental</title><p>2 Kirkgate, Leeds LS1 6BY</p><p>Tel: 0113 245 0099</p>`
const besideSlow = `<title>Oakfield Dental</title><a href="/never">Contact</a>`
const whole = `<html><title>Oakfield Dental</title><p>2 Kirkgate, Leeds LS1 6BY</p><p>Tel: 0113 245 0099</p><a href="/contact-us">Contact</a></html>`

let server: Server
let base = ""
let requests: Array<string> = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ""
    requests.push(path)
    const page = {
      "/": home,
      "/contact-us": contact,
      "/whole": whole,
      "/about": "<p>About</p>",
      "/heavy": heavy,
      "/beside": beside,
      "/scripted": scripted,
      "/contact-team": contact,
      "/beside-slow": besideSlow,
      "/guessing": `<title>Oakfield Dental</title><script src="/menu.js"></script>`,
    }[path]
    if (path === "/endless") return void response.writeHead(200, { "content-type": "text/html" }).write(beginning)
    if (path === "/never") return
    if (path === "/front.jpg") response.writeHead(200, { "content-type": "image/jpeg" }).end("jpg")
    else if (page === undefined) response.writeHead(404).end()
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Short times for pages that never end. */
const hurried = { body: 400, pages: 900, pictures: 1_800 }

const reading = async (path: string, pace?: typeof hurried) => {
  requests = []
  const stages: Array<ReadingStage> = []
  const outcome = await Effect.runPromise(
    Effect.result(
      readBusinessDetails(path.startsWith("/") ? `${base}${path}` : path, {
        facts: inProcessFactReader,
        region: "IN",
        fetch: { allowed: allowedHosts(base.replace("http://", "")) },
        ...(pace !== undefined && { pace }),
        onProgress: (stage) => stages.push(stage),
      }),
    ),
  )
  return { outcome, stages }
}

describe("reading a website", () => {
  it("reads the contact page when phone and address are missing", async () => {
    const { outcome, stages } = await reading("/")
    const { details, pages } = Result.getOrThrow(outcome)
    expect(stages).toEqual(["fetching", "reading", "contactPage", "pictures", "done"])
    expect(pages).toEqual([`${base}/`, `${base}/contact-us`])
    expect(details.name?.value).toBe("Oakfield Dental")
    expect(details.phones.map(({ value }) => value)).toEqual(["+441132450099"])
    expect(details.address.postcode?.value).toBe("LS1 6BY")
    expect(requests).not.toContain("/team.pdf")
  })

  it("stays on the first page when it is complete", async () => {
    const { outcome, stages } = await reading("/whole")
    expect(Result.isSuccess(outcome)).toBe(true)
    expect(stages).toEqual(["fetching", "reading", "pictures", "done"])
    expect(requests).toEqual(["/whole"])
  })

  it("fails while reading when the page exceeds its limits", async () => {
    const { outcome, stages } = await reading("/heavy")
    expect(Result.isFailure(outcome) ? outcome.failure._tag : "read").toBe("Unreadable")
    expect(stages).toEqual(["fetching", "reading"])
  })

  it("keeps the first page's details when a contact page exceeds its limits", async () => {
    const { outcome } = await reading("/beside")
    const { details, pages } = Result.getOrThrow(outcome)
    expect(requests).toContain("/heavy")
    expect([details.name?.value, pages]).toEqual(["Oakfield Dental", [`${base}/beside`]])
  })

  it("keeps only pictures that can be fetched", async () => {
    const { outcome } = await reading("/")
    expect(Result.getOrThrow(outcome).details.imageUrls.map(({ value }) => value)).toEqual([`${base}/front.jpg`])
  })

  it("tries the contact page that only a script names", async () => {
    const { outcome } = await reading("/scripted")
    expect(Result.getOrThrow(outcome).details.phones.map(({ value }) => value)).toEqual(["+441132450099"])
    expect(requests).toEqual(["/scripted", "/contact-team"])
  })

  it("tries the usual contact addresses, three at most", async () => {
    await reading("/guessing")
    expect(requests.slice(1)).toEqual(["/contact", "/contact-us"])
  })

  it("says what an endless page has said in time, and that it is partial", async () => {
    const { outcome, stages } = await reading("/endless", hurried)
    const { details } = Result.getOrThrow(outcome)
    expect(details.isPartial).toBe(true)
    expect(details.address.postcode?.value).toBe("LS1 6BY")
    expect(stages.at(-1)).toBe("done")
  })

  it("does not wait for a contact page past its time", async () => {
    const { outcome } = await reading("/beside-slow", hurried)
    const { details } = Result.getOrThrow(outcome)
    expect([details.name?.value, details.isPartial]).toEqual(["Oakfield Dental", true])
  })

  it("says nothing of haste when all came in time", async () => {
    expect(Result.getOrThrow((await reading("/whole")).outcome).details.isPartial).toBeUndefined()
  })

  it.each([
    ["/missing", "NotAWebPage"],
    ["http://10.0.0.1/", "AddressNotAllowed"],
    ["my shop", "InvalidWebsiteUrl"],
    ["ftp://example.com/", "InvalidWebsiteUrl"],
  ])("%s fails as %s while fetching", async (path, tag) => {
    const { outcome, stages } = await reading(path)
    expect(Result.isFailure(outcome) ? outcome.failure._tag : "read").toBe(tag)
    expect(stages).toEqual(["fetching"])
  })
})
