import { endpoints, lazyEndpoint } from "@adapters/http-api"
import { resolve } from "@application/container"
import { Cause, Effect, Exit } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { compose } from "./composition.ts"

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Enough of an input for any contract's stub to be asked; most are refused before anything is sent. */
const anything: unknown = {}

test.each(endpoints.map((row) => [row.contract.name, row] as const))(
  "%s resolves to a call of the api",
  async (_, row) => {
    const container = await compose("localhost").useCases()
    expect(typeof resolve(container, row.contract)).toBe("function")
    expect(await lazyEndpoint(row.contract)).toBe(row)
  },
)

test("a resolved contract is called at its own address, under the page's portal", async () => {
  const asked: Array<readonly [url: string, portal: string | null]> = []
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    asked.push([url, new Headers(init.headers).get("X-Portal-Domain")])
    return Promise.resolve(Response.json({ errorCode: 500, message: "" }, { status: 500 }))
  })
  const container = await compose("highstreet.localhost").useCases()
  const withoutInput = endpoints.filter(({ contract }) => contract.name === "identity/GetCurrentUser")
  for (const { contract } of withoutInput) {
    const exit = await Effect.runPromiseExit(resolve(container, contract)(anything))
    expect(Exit.isFailure(exit) && Cause.hasDies(exit.cause)).toBe(true)
  }
  expect(asked).toEqual([[`/api/v1.0${withoutInput[0]?.path}`, "highstreet.localhost"]])
})
