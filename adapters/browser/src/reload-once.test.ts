import { expect, test } from "vitest"
import { reloadOnce } from "./reload-once.ts"

const windowAt = (href: string, userActivation?: { isActive: boolean }) => {
  const done: Array<unknown> = []
  const history = { state: { typed: "te" }, replaceState: (...change: Array<unknown>) => void done.push(change) }
  const events = new EventTarget()
  const window = {
    addEventListener: events.addEventListener.bind(events),
    location: { href, reload: () => void done.push("reload") },
    history,
    navigator: { userActivation },
    dispatchEvent: ({ type }: Event) => {
      if (type === "pagehide") history.state = { typed: "tea" }
    },
  }
  const press = () => events.dispatchEvent(new Event("pointerdown"))
  return { done, press, window: window as unknown as Window }
}

test("a missing chunk reloads the page with a mark and keeps the form's state", () => {
  const { window, done } = windowAt("https://ads.example/login?redirect=%2Fapp")
  expect(reloadOnce(window)).toBe(true)
  expect(done).toEqual([[{ typed: "tea" }, "", "https://ads.example/login?redirect=%2Fapp&retry=true"], "reload"])
})

test("a page that was already reloaded is not reloaded again", () => {
  const { window, done } = windowAt("https://ads.example/login?retry=true")
  expect(reloadOnce(window)).toBe(false)
  expect(done).toEqual([])
})

test("a shown failure reloads again only on a press", () => {
  const activation = { isActive: false }
  const { window, done, press } = windowAt("https://ads.example/login?retry=true", activation)
  expect(reloadOnce(window)).toBe(false)
  press()
  expect(reloadOnce(window)).toBe(false)
  press()
  activation.isActive = true
  expect(reloadOnce(window)).toBe(true)
  expect(done).toEqual([[{ typed: "tea" }, "", "https://ads.example/login?retry=true"], "reload"])
})

test("a press that wants several missing chunks shows the failure", () => {
  const { window, done, press } = windowAt("https://ads.example/login?retry=true", { isActive: true })
  press()
  expect([reloadOnce(window), reloadOnce(window), reloadOnce(window)]).toEqual([false, false, false])
  expect(done).toEqual([])
  press()
  expect(reloadOnce(window)).toBe(true)
})
