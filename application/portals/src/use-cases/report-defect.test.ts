import { Effect, ErrorReporter, Layer, References } from "effect"
import { expect, test } from "vitest"
import { CurrentRequest } from "@application/kernel"
import { MemoryDatabase, memoryRateLimits } from "@application/kernel/testing"
import { reportDefect } from "./report-defect.ts"

const defect = {
  name: "TypeError",
  message: "x is not a function",
  stack: "TypeError: x is not a function\n    at draw (https://localhost/assets/a.js?hash=secret:3:14)",
  page: "/app/7/campaigns/91?hash=secret",
}

/** What the servers' reporter is handed while a work runs. */
const reported = async (work: Effect.Effect<unknown, unknown, Layer.Success<typeof memoryRateLimits>>) => {
  const taken: Array<unknown> = []
  const reporter = ErrorReporter.make(({ error, fiber }) => {
    const { call, origin } = fiber.getRef(References.CurrentLogAnnotations)
    taken.push({ name: error.name, message: error.message, stack: error.stack, call, origin })
  })
  await Effect.runPromise(
    work.pipe(
      Effect.provideService(CurrentRequest, { requestId: "r1", ipAddress: "203.0.113.9" } as never),
      Effect.provide(Layer.merge(ErrorReporter.layer([reporter]), memoryRateLimits)),
      Effect.provide(MemoryDatabase.layer),
    ),
  )
  return taken
}

test("a defect of a page goes to the servers' reporter without keys", async () => {
  expect(await reported(reportDefect.handle(defect))).toEqual([
    {
      name: "TypeError",
      message: "x is not a function",
      stack: "TypeError: x is not a function\n    at draw (https://localhost/assets/a.js:3:14)",
      call: "/app/:id/campaigns/:id",
      origin: "browser",
    },
  ])
})

test("one place is heard thirty times in ten minutes", async () => {
  const again = Effect.result(reportDefect.handle(defect))
  const answers: Array<string> = []
  const many = Effect.forEach(Array.from({ length: 32 }), () =>
    Effect.map(again, (answer) => void answers.push(answer._tag === "Success" ? "taken" : answer.failure._tag)),
  )
  expect(await reported(many)).toHaveLength(30)
  expect(answers.slice(29)).toEqual(["taken", "TooManyRequests", "TooManyRequests"])
})
