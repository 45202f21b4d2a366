import { expect, test } from "vitest"
import { inTime } from "./in-time.ts"

test("a step that does not end fails with its name", { timeout: 5_000 }, async () => {
  const never = new Promise<string>(() => undefined)
  await expect(inTime("The check of the page", never, 20)).rejects.toThrow(
    "The check of the page did not end within 0.02 s",
  )
})

test("the outcome of a step that ends is passed on", async () => {
  expect(await inTime("A step", Promise.resolve("done"), 20)).toBe("done")
  await expect(inTime("A step", Promise.reject(new Error("refused")), 20)).rejects.toThrow("refused")
})
