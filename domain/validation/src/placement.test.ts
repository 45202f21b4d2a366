import { anyWebUrl, law } from "@domain/kernel/testing"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { failureOf } from "./collect-failures.ts"
import { placement } from "./placement.ts"

const value = (typed: string) => Result.getOrUndefined(placement(typed))

test("a website is left out by its address without scheme, query and www", () => {
  expect(value(" https://www.News.example/sport/?from=ad#top ")).toBe("news.example/sport")
  expect(value("news.example")).toBe("news.example")
})

test("an app is left out by the page of its store", () => {
  expect(value("https://play.google.com/store/apps/details?hl=en&id=com.example.game")).toBe("2-com.example.game")
  expect(value("https://apps.apple.com/gb/app/some-game/id476943146")).toBe("1-476943146")
  expect([value("1-476943146"), value("2-com.example.game")]).toEqual(["1-476943146", "2-com.example.game"])
})

test("what is neither a website nor an app is refused", () => {
  for (const typed of ["", "news", "not a website", "3-476943146", "localhost"])
    expect(failureOf(placement(typed))?.key).toBe("validation.placementInvalid")
  expect(failureOf(placement(`news.example/${"a".repeat(250)}`))?.key).toBe("validation.placementInvalid")
})

test("a placement in its normal form stays as it is", () => {
  law(
    fc.property(anyWebUrl, (typed) => {
      const first = value(typed)
      if (first !== undefined) expect(value(first)).toBe(first)
    }),
  )
})
