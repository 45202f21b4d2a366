import { expect, test } from "vitest"
import { reloadOnce } from "./reload-once.ts"

const windowAt = (href: string, userActivation?: { isActive: boolean }) => {
  const done: Array<unknown> = []
  const history = { state: { typed: "te" }, replaceState: (...change: Array<unknown>) => void done.push(change) }
  const window = {
    location: { href, reload: () => void done.push("reload") },
    history,
    navigator: { userActivation },
    dispatchEvent: ({ type }: Event) => {
      if (type === "pagehide") history.state = { typed: "tea" }
    },
  }
  return { done, window: window as unknown as Window }
}

test("a missing part reloads the page with a mark, and the entry keeps all that was typed until then", () => {
  const { window, done } = windowAt("https://ads.example/login?redirect=%2Fapp")
  expect(reloadOnce(window)).toBe(true)
  expect(done).toEqual([[{ typed: "tea" }, "", "https://ads.example/login?redirect=%2Fapp&retry=true"], "reload"])
})

test("a page that was reloaded for it is not reloaded again", () => {
  const { window, done } = windowAt("https://ads.example/login?retry=true")
  expect(reloadOnce(window)).toBe(false)
  expect(done).toEqual([])
})

test("a failure that was shown reloads the page again when somebody presses again, and not by itself", () => {
  const activation = { isActive: true }
  const { window, done } = windowAt("https://ads.example/login?retry=true", activation)
  expect(reloadOnce(window)).toBe(false)
  activation.isActive = false
  expect(reloadOnce(window)).toBe(false)
  activation.isActive = true
  expect(reloadOnce(window)).toBe(true)
  expect(done).toEqual([[{ typed: "tea" }, "", "https://ads.example/login?retry=true"], "reload"])
})
