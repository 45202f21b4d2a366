import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { movePendingChatIds } from "./chat-ids.ts"
import { SignupSession } from "./signup-session.ts"
import { anySession } from "./testing/index.ts"

test("a session encodes and decodes to itself", () => {
  law(
    fc.property(anySession, (session) => {
      expect(Schema.decodeSync(SignupSession)(Schema.encodeSync(SignupSession)(session))).toEqual(session)
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
    fc.property(ids, ids, (present, pending) => {
      const moved = { ...present, ...movePendingChatIds(present, pending).change.accounts }
      expect(movePendingChatIds(moved as typeof present, pending).change).toEqual({})
    }),
  )
})
