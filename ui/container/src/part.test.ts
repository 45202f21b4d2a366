import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { onMissingPart, part } from "./part.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  onMissingPart(() => false)
})

const never = () => new Promise<string>(() => undefined)
const gone = () => Promise.reject(new Error("gone"))

test("a part is loaded once, however often it is wanted", async () => {
  const load = vi.fn(async () => "part")
  const wanted = part(load)
  expect([await wanted(), await wanted()]).toEqual(["part", "part"])
  expect(load).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test("a part that does not arrive within two minutes has failed", async () => {
  let outcome = "waiting"
  part(never)().catch(() => (outcome = "failed"))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).toBe("waiting")
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBe("failed")
})

test("a part that failed is loaded again when it is next wanted", async () => {
  const load = vi.fn(gone).mockImplementationOnce(gone)
  const wanted = part<string>(load)
  await expect(wanted()).rejects.toThrow("gone")
  load.mockImplementation((async () => "part") as typeof gone)
  expect(await wanted()).toBe("part")
})

test("a missing part reloads the page, and its caller is never answered", async () => {
  const reload = vi.fn(() => true)
  onMissingPart(reload)
  let heard = false
  part(gone)().then(
    () => (heard = true),
    () => (heard = true),
  )
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
  expect(heard).toBe(false)
})

test("a part that is only loaded ahead fails without a word", async () => {
  const reload = vi.fn(() => true)
  onMissingPart(reload)
  expect(await part(gone).ahead()).toBeUndefined()
  expect(reload).not.toHaveBeenCalled()
})
