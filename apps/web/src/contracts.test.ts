import { endpoints } from "@adapters/http-api"
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
