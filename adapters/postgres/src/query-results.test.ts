import { Effect } from "effect"
import { expect, test } from "vitest"
import { decodedOnce } from "./query-results.ts"

const counted = () => {
  const decoded: Array<string> = []
  const decode = decodedOnce((text) => Effect.sync(() => (decoded.push(text), { text })))
  return { decoded, decode: (text: string) => Effect.runSync(decode(text)) }
}

test("a text that came before is not decoded again", () => {
  const { decoded, decode } = counted()
  expect(decode("a")).toBe(decode("a"))
  expect(decode("b")).toEqual({ text: "b" })
  expect(decoded).toEqual(["a", "b"])
})

test("a long text is decoded each time", () => {
  const { decoded, decode } = counted()
  const long = "a".repeat(8_001)
  decode(long)
  decode(long)
  expect(decoded).toHaveLength(2)
})

test("a thousand texts are remembered, and the next forgets them", () => {
  const { decoded, decode } = counted()
  for (let text = 0; text < 1_000; text += 1) decode(String(text))
  decode("0")
  expect(decoded).toHaveLength(1_000)
  decode("one more")
  decode("0")
  expect(decoded).toHaveLength(1_002)
})

test("an error of decoding is not remembered", () => {
  let tries = 0
  const decode = decodedOnce(() =>
    Effect.suspend(() => ((tries += 1) === 1 ? Effect.die("no") : Effect.succeed(tries))),
  )
  expect(() => Effect.runSync(decode("a"))).toThrow()
  expect(Effect.runSync(decode("a"))).toBe(2)
})
