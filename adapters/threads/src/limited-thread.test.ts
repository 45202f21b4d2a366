import { Effect } from "effect"
import { expect, test } from "vitest"
import { limitedThread } from "./limited-thread.ts"

const module = new URL("./testing/ending-thread.ts", import.meta.url).href

type Name = keyof typeof import("./testing/ending-thread.ts")

/** Outcomes of questions that are sent at once, in order of completion. */
const outcomes = (questions: ReadonlyArray<readonly [name: Name, question: unknown]>, milliseconds = 15_000) =>
  Effect.gen(function* () {
    const { ask } = yield* limitedThread(module, { milliseconds, heapMegabytes: 64 })
    const messages: Array<unknown> = []
    yield* Effect.forEach(
      questions,
      ([name, question]) =>
        ask(name, question).pipe(
          Effect.match({ onSuccess: (answer) => answer, onFailure: ({ reason }) => `${name}: ${reason}` }),
          Effect.map((outcome) => messages.push(outcome)),
        ),
      { concurrency: "unbounded", discard: true },
    )
    return messages
  }).pipe(Effect.scoped, Effect.runPromise)

test("a question that takes too long ends its thread, and a new one answers the rest", async () => {
  const answers = await outcomes(
    [
      ["echo", 1],
      ["goOn", undefined],
      ["echo", 2],
      ["echo", 3],
    ],
    1_000,
  )
  expect(answers).toEqual([1, "goOn: No answer within 1000 ms", 2, 3])
})

test("a question that takes too much memory ends its thread, not the process", async () => {
  const answers = await outcomes([
    ["fill", undefined],
    ["echo", 1],
  ])
  expect(answers).toEqual([expect.stringContaining("memory limit"), 1])
})

test("a question that throws or ends its thread fails alone", async () => {
  expect(
    await outcomes([
      ["fail", undefined],
      ["end", undefined],
      ["echo", 1],
    ]),
  ).toEqual(["fail: Error: This question cannot be answered", expect.stringMatching(/^end: /), 1])
})

test("the caller goes on while the thread works", async () => {
  const happened: Array<string> = []
  await Effect.gen(function* () {
    const { ask } = yield* limitedThread(module, { milliseconds: 300 })
    const question = ask("goOn", undefined).pipe(
      Effect.ignore,
      Effect.tap(() => Effect.sync(() => happened.push("answered"))),
    )
    const ticks = Effect.gen(function* () {
      for (let tick = 1; tick <= 3; tick += 1) {
        yield* Effect.sleep(1)
        happened.push(`tick ${tick}`)
      }
    })
    yield* Effect.all([question, ticks], { concurrency: 2 })
  }).pipe(Effect.scoped, Effect.runPromise)
  expect(happened).toEqual(["tick 1", "tick 2", "tick 3", "answered"])
})

test("a module that cannot be loaded fails each question", async () => {
  const missing = new URL("./no-such-thread.ts", import.meta.url).href
  const failures = await Effect.flatMap(limitedThread(missing, { milliseconds: 1_000 }), ({ ask }) =>
    Effect.all([Effect.flip(ask("echo", 1)), Effect.flip(ask("echo", 2))], { concurrency: 2 }),
  ).pipe(Effect.scoped, Effect.runPromise)
  expect(failures.map(({ _tag }) => _tag)).toEqual(["Unanswered", "Unanswered"])
})
