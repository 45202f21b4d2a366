import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { BusinessDetails } from "./business-details.ts"
import { movePendingChatIds } from "./chat-ids.ts"
import { detailsPatch } from "./details-load.ts"
import { afterSave, answerLeavePrompt, beginDeparture, leaveChoices } from "./leave-prompt.ts"
import { anyDraft } from "./testing/index.ts"

test("a session encodes and decodes to itself", () => {
  law(
    fc.property(anyDraft, (details) => {
      expect(Schema.decodeSync(BusinessDetails)(Schema.encodeSync(BusinessDetails)(details))).toEqual(details)
    }),
  )
})

test("details send nothing exactly when nothing differs", () => {
  law(
    fc.property(anyDraft, anyDraft, (before, after) => {
      const patch = detailsPatch(before, after)
      if (patch === undefined) expect(after).toEqual(before)
      else expect(patch.length).toBeGreaterThan(0)
      expect(detailsPatch(before, { ...before })).toBeUndefined()
    }),
  )
})

test("chat ids that have moved have nothing more to move", () => {
  const id = fc.option(fc.constantFrom("a", "b"), { nil: undefined })
  const ids = fc.record({ freshChatExternalId: id, freshChatRestoreId: id }).map((given) => ({
    ...(given.freshChatExternalId !== undefined && { freshChatExternalId: given.freshChatExternalId }),
    ...(given.freshChatRestoreId !== undefined && { freshChatRestoreId: given.freshChatRestoreId }),
  }))
  law(
    fc.property(ids, ids, (details, pending) => {
      const { patch } = movePendingChatIds(details, pending)
      const moved = { ...details, ...Object.fromEntries(patch.map(({ Name, Value }) => [Name, Value])) }
      expect(movePendingChatIds(moved, pending).patch).toEqual([])
    }),
  )
})

test("whatever is answered and saved, somebody leaves unsaved changes only by saying so or after a save", () => {
  const step = fc.oneof(fc.constantFrom(...leaveChoices), fc.boolean())
  law(
    fc.property(fc.array(step), (steps) => {
      let departure = beginDeparture(true)
      let mayLeave = false
      for (const each of steps) {
        if (typeof each === "boolean") {
          mayLeave ||= departure === "saving" && each
          departure = afterSave(departure, each)
        } else {
          mayLeave ||= departure === "asking" && each === "leave"
          departure = answerLeavePrompt(departure, each)
        }
      }
      expect(departure === "left").toBe(mayLeave)
    }),
  )
})
