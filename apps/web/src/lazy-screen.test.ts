import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { lazyScreen } from "./lazy-screen.ts"

const reload = vi.fn()

const pageAt = (href: string) =>
  vi.stubGlobal("window", {
    location: { href, reload },
    history: { state: null, replaceState: () => undefined },
    dispatchEvent: () => true,
  })

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const never = () => new Promise<never>(() => undefined)

test("a screen that does not arrive within two minutes loads the page anew, as a missing one does", async () => {
  pageAt("https://ads.example/login")
  void lazyScreen(never)()
  await vi.advanceTimersByTimeAsync(119_000)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledOnce()
})

test("a screen that does not arrive after that either leads to trying again by hand", async () => {
  pageAt("https://ads.example/login?retry=true")
  const screen = lazyScreen(never)()
  const told = expect(screen).rejects.toThrow("did not arrive")
  await vi.advanceTimersByTimeAsync(120_000)
  await told
  expect(reload).not.toHaveBeenCalled()
})

test("a screen that arrives is shown with what it reads", async () => {
  const Screen = () => null
  const loader = () => null
  expect(await lazyScreen(async () => ({ default: Screen, loader }))()).toEqual({ Component: Screen, loader })
})
