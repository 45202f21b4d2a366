import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { HexColour } from "@domain/kernel"
import { CreativeContent } from "./creative-content.ts"
import { anyCreativeContent, anyHexColour } from "./testing/index.ts"

test("a colour is # and three or six hex digits, exactly", () => {
  law(fc.property(anyHexColour, (colour) => Schema.is(HexColour)(colour)))
  for (const wrong of ["abc", "#abcd", "#12345", "#ggg", "#abc ", " #abc", "#", ""])
    expect(Schema.is(HexColour)(wrong), wrong).toBe(false)
})

test("content encodes and decodes to itself", () => {
  law(
    fc.property(anyCreativeContent, (content) => {
      expect(Schema.decodeSync(CreativeContent)(Schema.encodeSync(CreativeContent)(content))).toEqual(content)
    }),
  )
})
