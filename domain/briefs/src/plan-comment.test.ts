import { Schema } from "effect"
import { expect, test } from "vitest"
import { PlanComment } from "./plan-comment.ts"

const isComment = Schema.is(PlanComment)

test("a comment is about a cell, a line or the whole plan, and about no other cell", () => {
  const comment = { id: 1, text: "Why?", userId: 7, at: 1 }
  const about = [{ lineId: "a1", cell: "cost" }, { lineId: "a1" }, {}, { lineId: "a1", cell: "price" }]
  expect(about.map((place) => isComment({ ...comment, ...place }))).toEqual([true, true, true, false])
})
