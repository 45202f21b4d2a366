import { Effect } from "effect"
import { expect, test } from "vitest"
import { threadOf } from "./thread.ts"

const module = new URL("./testing/ending-thread.ts", import.meta.url).href

type Name = keyof typeof import("./testing/ending-thread.ts")

const outcomes = (questions: ReadonlyArray<readonly [name: Name, question: unknown]>) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(threadOf(module), ({ ask }) =>
        Effect.promise(() => Promise.allSettled(questions.map(([name, question]) => ask(name, question)))),
      ),
    ),
  )

test("a thread that ends during a call fails the calls behind it", async () => {
  const answers = await outcomes([
    ["end", undefined],
    ["echo", 1],
    ["echo", 2],
  ])
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"])
})

test("a call that throws fails alone", async () => {
  const results = await outcomes([
    ["fail", undefined],
    ["echo", 1],
  ])
  expect(results).toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: 1 }])
})
