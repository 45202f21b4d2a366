import { expect, test } from "vitest"
import { parkEntry, restoreEntry } from "./parked-typing.ts"

const tab = (setItem?: () => void) => {
  const items = new Map<string, string>()
  const history = { state: {} as object, replaceState: (state: object) => void (history.state = state) }
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => void items.set(key, value)),
    removeItem: (key: string) => void items.delete(key),
  }
  return { history, sessionStorage, location: { href: "/a" } } as unknown as Window & {
    readonly history: { state: object }
    readonly location: { href: string }
  }
}

test("an entry that was copied as its page was left is back after a reload, once", () => {
  const window = tab()
  window.history.state = { key: "x", name: "1" }
  parkEntry(window)
  window.history.state = { key: "x" }
  restoreEntry(window, true)
  expect(window.history.state).toEqual({ key: "x", name: "1" })
  window.history.state = { key: "y" }
  restoreEntry(window, true)
  expect(window.history.state).toEqual({ key: "y" })
})

test("a page that was not reloaded takes nothing, and drops the copy", () => {
  const window = tab()
  window.history.state = { name: "1" }
  parkEntry(window)
  window.history.state = {}
  restoreEntry(window, false)
  restoreEntry(window, true)
  expect(window.history.state).toEqual({})
})

test("another page that is reloaded takes nothing", () => {
  const window = tab()
  window.history.state = { name: "1" }
  parkEntry(window)
  window.history.state = {}
  window.location.href = "/b"
  restoreEntry(window, true)
  expect(window.history.state).toEqual({})
})

test("a storage that is forbidden copies nothing, and nobody notices", () => {
  const window = tab(() => {
    throw new Error("QuotaExceededError")
  })
  parkEntry(window)
  restoreEntry(window, true)
  expect(window.history.state).toEqual({})
})
