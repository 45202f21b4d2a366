import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { test, expect } from "vitest"
import { colourWhileTyped } from "./use-typed-colour.ts"

const anyDigits = fc.stringMatching(/^[\da-fA-F]{6}$/)

test("a colour typed key by key counts with its last digit, and never before", () => {
  law(
    fc.property(anyDigits, fc.constantFrom("", "#"), (digits, mark) => {
      const typed = `${mark}${digits}`
      const keys = Array.from(typed, (_, at) => colourWhileTyped(typed.slice(0, at + 1)))
      expect(keys.slice(0, -1).filter((colour) => colour !== undefined)).toEqual([])
      expect(keys.at(-1)).toBe(`#${digits.toLowerCase()}`)
    }),
  )
})
