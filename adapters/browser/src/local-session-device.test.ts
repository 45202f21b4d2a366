import { afterEach, expect, test, vi } from "vitest"
import { localSessionDevice } from "./local-session-device.ts"

const token = { set: () => undefined, clear: () => undefined }
const page = (portal: string) => localSessionDevice(portal, token)
const pause = () => new Promise((resume) => setTimeout(resume, 5))

/** Runs several pages concurrently and returns the order of their steps. */
const atOnce = async (...pages: ReadonlyArray<ReturnType<typeof page>>) => {
  const events: Array<string> = []
  const done = await Promise.all(
    pages.map((one, index) =>
      one.exclusively(async () => {
        events.push(`${index} begins`)
        await pause()
        events.push(`${index} ends`)
        return index
      }),
    ),
  )
  return { seen: events, done }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test("pages of one portal run one at a time", async () => {
  const { seen, done } = await atOnce(page("one.localhost"), page("one.localhost"))
  expect(seen).toEqual(["0 begins", "0 ends", "1 begins", "1 ends"])
  expect(done).toEqual([0, 1])
})

test("pages of different portals do not wait for each other", async () => {
  expect((await atOnce(page("one.localhost"), page("two.localhost"))).seen.slice(0, 2)).toEqual([
    "0 begins",
    "1 begins",
  ])
})

test("a page runs after the work of the one before it fails", async () => {
  const failing = page("one.localhost").exclusively(() => Promise.reject(new Error("offline")))
  const [, { done }] = await Promise.all([expect(failing).rejects.toThrow("offline"), atOnce(page("one.localhost"))])
  expect(done).toEqual([0])
})

test("a browser without locks still does the work", async () => {
  vi.stubGlobal("navigator", {})
  expect((await atOnce(page("one.localhost"))).done).toEqual([0])
})
