import { ReportDefect } from "@application/portals/contract"
import type { Caller } from "@application/kernel"
import { LoadFailed } from "@ui/container"
import { afterEach, expect, test, vi } from "vitest"
import { reportDefects } from "./report-defects.ts"

const page = () => {
  const sent: Array<unknown> = []
  const call = ((contract: unknown, input: unknown) => {
    sent.push([contract, input])
    return Promise.resolve({ status: "succeeded", output: {} })
  }) as unknown as Caller
  const scope = new EventTarget()
  reportDefects(call, scope as never)
  const fail = (thrown: unknown) => scope.dispatchEvent(Object.assign(new Event("error"), { error: thrown }))
  const reject = (reason: unknown) => scope.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))
  return { sent, fail, reject }
}

vi.stubGlobal("location", { pathname: "/app/7/dashboard" })
afterEach(() => vi.restoreAllMocks())

const settled = () => new Promise((done) => setTimeout(done, 50))

test("errors and rejected promises are reported through our own api, each once", async () => {
  const { sent, fail, reject } = page()
  fail(new TypeError("x is not a function"))
  fail(new TypeError("x is not a function"))
  reject("only a text")
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([
    [ReportDefect, { name: "TypeError", message: "x is not a function", page: "/app/7/dashboard" }],
    [ReportDefect, { name: "Error", message: "only a text" }],
  ])
})

test("a page that fails without end is reported five times", async () => {
  const { sent, fail } = page()
  for (let turn = 0; turn < 9; turn += 1) fail(new Error(`error ${turn}`))
  await vi.waitFor(() => expect(sent).toHaveLength(5))
  await settled()
  expect(sent).toHaveLength(5)
})

test("what a page shows itself and what it gave up is no defect", async () => {
  const { sent, fail, reject } = page()
  reject(new LoadFailed(new Error("offline")))
  reject(new DOMException("gone", "AbortError"))
  fail(undefined)
  await settled()
  expect(sent).toEqual([])
})
