import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { partInTime } from "./part-in-time.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("a part that does not arrive within two minutes has failed", async () => {
  let outcome = "waiting"
  const never = new Promise<string>(() => undefined)
  partInTime(never).then(
    () => (outcome = "arrived"),
    () => (outcome = "failed"),
  )
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).toBe("waiting")
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBe("failed")
})

test("a part that arrives is handed over, one that cannot be had fails at once, and no timer stays behind", async () => {
  const late = new Promise<string>((arrive) => setTimeout(() => arrive("part"), 60_000))
  const arriving = partInTime(late)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await arriving).toBe("part")
  await expect(partInTime(Promise.reject(new Error("gone")))).rejects.toThrow("gone")
  expect(vi.getTimerCount()).toBe(0)
})
