import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { CodeSet } from "./code-set.ts"

test("a set of codes answers as one that holds their texts", () => {
  law(
    fc.property(fc.array(fc.string({ maxLength: 4 })), fc.array(fc.string({ maxLength: 4 })), (added, asked) => {
      const codes = new CodeSet()
      const texts = new Set(added)
      for (const code of added) codes.add(code)
      expect(codes.size).toBe(texts.size)
      for (const code of [...added, ...asked]) expect(codes.has(code)).toBe(texts.has(code))
    }),
  )
})

test("a hundred thousand codes that differ in a digit are all different", () => {
  const codes = new CodeSet()
  for (let number = 0; number < 100_000; number += 1) {
    expect(codes.has(`sku-${number}`)).toBe(false)
    codes.add(`sku-${number}`)
  }
  expect(codes.size).toBe(100_000)
  expect(codes.has("sku-100000")).toBe(false)
})
