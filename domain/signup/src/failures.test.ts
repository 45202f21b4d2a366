import { expect, test } from "vitest"
import { DetailsFrozen, SessionBelongsToUser, SessionNotFound } from "./failures.ts"

test("failures carry their names and the catalogue's numbers", () => {
  const failures = [new SessionNotFound({}), new SessionBelongsToUser({}), new DetailsFrozen({ fields: ["budget"] })]
  expect(failures.map(({ _tag, errorCode }) => [_tag, errorCode])).toEqual([
    ["SessionNotFound", 104],
    ["SessionBelongsToUser", 401],
    ["DetailsFrozen", 1006],
  ])
})
