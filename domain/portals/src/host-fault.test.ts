import { Result, Schema } from "effect"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { type HostFault, typedHost } from "./host-fault.ts"
import { HostName } from "./portal-domain.ts"

test.each<readonly [string, HostFault]>([
  ["  ", "empty"],
  ["https://ads.bloom.example", "address"],
  ["ads.bloom.example/start", "path"],
  ["ads.bloom.example:8080", "port"],
  ["ads@bloom.example", "mail"],
  ["192.0.2.7", "numbers"],
  ["bloom", "oneWord"],
  ["my_ads.bloom.example", "characters"],
  ["מודעות.example", "characters"],
  ["ads..example", "characters"],
  ["-ads.bloom.example", "hyphen"],
  [`${"a".repeat(64)}.example`, "tooLong"],
])("%s is refused: %s", (typed, fault) => {
  expect(typedHost(typed)).toEqual(Result.fail(fault))
})

test("a host name is taken in lower case without its closing dot", () => {
  expect(typedHost(" Ads.Bloom.Example. ")).toEqual(Result.succeed("ads.bloom.example"))
})

test("every text is either a host name that the call takes, or told why not", () => {
  const texts = fc.oneof(fc.string(), fc.domain(), fc.stringMatching(/^[a-z0-9.@:/-]{0,20}$/))
  law(
    fc.property(texts, (typed) => {
      const answer = typedHost(typed)
      if (Result.isSuccess(answer)) expect(Schema.is(HostName)(answer.success)).toBe(true)
      else expect(answer.failure).not.toBe("")
    }),
  )
})
