import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { AddressCountries } from "@application/businesses/ports"
import { ipCountries } from "./ip-countries.ts"

const answers: Readonly<Record<string, string>> = {
  "/1.1.1.1": `{"countryCode":"in"}`,
  "/1.1.1.2": `{"ip":"1.1.1.2","country_code":"GB","country":"United Kingdom"}`,
  "/1.1.1.3": `{"country":"US"}`,
  "/1.1.1.4": `{"country":"United Kingdom"}`,
  "/1.1.1.5": "<html>",
}

let server: Server
let url = ""
let requests: Array<string> = []

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? "")
    if (request.url === "/1.1.1.7") return undefined
    const answer = answers[request.url ?? ""]
    return response.writeHead(answer === undefined ? 429 : 200).end(answer ?? "{}")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{ip}`
})
beforeEach(() => {
  requests = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const countriesOf = (...addresses: ReadonlyArray<string>) =>
  Effect.flatMap(AddressCountries, ({ countryOf }) => Effect.forEach(addresses, countryOf)).pipe(
    Effect.provide(
      ipCountries({ url, isPublicAddress: (address) => address.startsWith("1."), timeoutMilliseconds: 200 }),
    ),
    Effect.runPromise,
  )

test("a country is read under the names that common services use", async () => {
  expect(await countriesOf("1.1.1.1", "1.1.1.2", "1.1.1.3", "1.1.1.4")).toEqual(["IN", "GB", "US", undefined])
})

test("only public addresses are looked up, embedded ones as themselves", async () => {
  expect(await countriesOf("10.0.0.1", "::1", "", "::ffff:1.1.1.1")).toEqual([undefined, undefined, undefined, "IN"])
  expect(requests).toEqual(["/1.1.1.1"])
})

test("an address is looked up once", async () => {
  await countriesOf("1.1.1.1", "1.1.1.1", "1.1.1.1")
  expect(requests).toEqual(["/1.1.1.1"])
})

test("a service that fails or answers nonsense gives no suggestion", async () => {
  expect(await countriesOf("1.1.1.5", "1.1.1.6", "1.1.1.7")).toEqual([undefined, undefined, undefined])
})
