import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { mayCarryAds, movePageAccess, PageAccess } from "./page-access.ts"
import { pageAccessMoves } from "./page-access-states.ts"
import { anyPageAccess, anyPageAccessActor, anyPageAccessMove } from "./testing/index.ts"

const walk = fc.array(fc.record({ move: anyPageAccessMove, actor: anyPageAccessActor }), { maxLength: 30 })

test("however access is moved, it follows the table and needs an approval for ads", () => {
  law(
    fc.property(walk, (moves) => {
      let access: PageAccess = { pageId: "4001", status: "NotRequested" }
      let approved = false
      for (const { move, actor } of moves) {
        const { from, to, by } = pageAccessMoves[move]
        const moved = movePageAccess(access, move, actor)
        expect(Result.isSuccess(moved)).toBe(by === actor && from.includes(access.status))
        if (Result.isFailure(moved)) continue
        expect(moved.success).toEqual({ ...access, status: to })
        access = moved.success
        approved = move === "approve" || move === "restore"
        expect(mayCarryAds(access)).toBe(approved)
      }
    }),
  )
})

test("a page's access encodes and decodes to itself", () => {
  law(
    fc.property(anyPageAccess, (access) => {
      expect(Schema.decodeSync(PageAccess)(Schema.encodeSync(PageAccess)(access))).toEqual(access)
    }),
  )
})
