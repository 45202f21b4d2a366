import { Effect } from "effect"
import { expect, test, vi } from "vitest"
import { logging, type LoggingOptions } from "./logging.ts"

/** The lines that a process prints while an effect runs. */
const printed = (options: LoggingOptions, effect: Effect.Effect<void>): ReadonlyArray<string> => {
  const lines: Array<string> = []
  const log = vi.spyOn(console, "log").mockImplementation((line: unknown) => void lines.push(String(line)))
  Effect.runSync(Effect.scoped(Effect.provide(effect, logging(options))))
  log.mockRestore()
  return lines
}

test("a line for a log store is one object with its annotations and without people", () => {
  const work = Effect.annotateLogs(Effect.logError("asha@example.com was refused\nhere", new Error("why")), {
    requestId: "shop-4711-abc",
    call: "identity/LoginUser",
  })
  const [line = "", ...others] = printed({ format: "json", level: "Info" }, work)
  expect(others).toEqual([])
  expect(line).not.toContain("\n")
  expect(JSON.parse(line)).toMatchObject({
    level: "ERROR",
    message: expect.arrayContaining(["[email] was refused\nhere"]),
    annotations: { requestId: "shop-4711-abc", call: "identity/LoginUser" },
    timestamp: expect.stringMatching(/^\d{4}-/),
  })
})

test("what is below the level is not said", () => {
  const work = Effect.andThen(Effect.logDebug("each call"), Effect.logInfo("started"))
  expect(printed({ format: "json", level: "Info" }, work)).toHaveLength(1)
  expect(printed({ format: "json", level: "Debug" }, work)).toHaveLength(2)
})
