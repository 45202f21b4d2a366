import { endpoints } from "@adapters/http-api"
import { GetPortal } from "@application/portals/contract"
import { afterEach, expect, test, vi } from "vitest"
import { compose } from "./composition.ts"

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Enough of an input for any contract's stub to be asked; most are refused before anything is sent. */
const anything: unknown = {}

test("a contract is called at its own address, under the page's portal", async () => {
  const requests: Array<readonly [url: string, portal: string | null]> = []
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    requests.push([url, new Headers(init.headers).get("X-Portal-Domain")])
    return Promise.resolve(Response.json({ errorCode: 500, message: "" }, { status: 500 }))
  })
  const { useCases } = compose("highstreet.localhost")
  const withoutInput = endpoints.filter(({ contract }) => contract.name === "identity/GetCurrentUser")
  for (const { contract } of withoutInput) {
    expect((await useCases.call(contract, anything)).status).toBe("broken")
  }
  expect(requests).toEqual([[`/api/v1.0${withoutInput[0]?.path}`, "highstreet.localhost"]])
})

test("a call is made when what comes with calls is loaded", async () => {
  const requests: Array<string> = []
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(url)
    return Promise.resolve(Response.json({ errorCode: 500, message: "" }, { status: 500 }))
  })
  const arrival = Promise.withResolvers<void>()
  const { useCases } = compose("highstreet.localhost", () => arrival.promise)
  const answer = useCases.call(GetPortal, { domain: "localhost" })
  await import("./remote-use-cases.ts")
  expect(requests).toEqual([])
  arrival.resolve()
  expect((await answer).status).toBe("broken")
  expect(requests).toHaveLength(1)
})
