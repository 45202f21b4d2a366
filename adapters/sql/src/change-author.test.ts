import { Effect } from "effect"
import { expect, test } from "vitest"
import { userActor } from "@application/kernel/testing"
import { CurrentActor, CurrentCall, CurrentRequest } from "@application/kernel"
import { isChange, namingAuthor } from "./change-author.ts"

const request = { portalDomain: "a'b.example", clientId: "", ipAddress: "", origin: "", requestId: "request-1" }

test("an author's statement quotes what a caller sent", async () => {
  const naming = Effect.gen(function* () {
    return yield* namingAuthor
  }).pipe(
    Effect.provideService(CurrentCall, { name: "test/Write", access: "system" }),
    Effect.provideService(CurrentActor, { kind: "anonymous" }),
    Effect.updateService(CurrentRequest, (facts) => ({ ...facts, ...request })),
  )
  const statement = await Effect.runPromise(naming)
  expect(statement).toContain(`"portalDomain":"a''b.example"`)
  expect(statement).toContain(`"action":"test/Write"`)
})

test("an author who acts as a client is named beside the client", async () => {
  const acting = { ...userActor(41), actedBy: userActor(9).userId }
  const naming = namingAuthor.pipe(
    Effect.provideService(CurrentCall, { name: "test/Write", access: "system" }),
    Effect.provideService(CurrentActor, acting),
  )
  expect(await Effect.runPromise(naming)).toContain('"actor":{"kind":"user","userId":41,"actedBy":{"userId":9}}')
})

test("outside every contract nobody is named", async () => {
  expect(await Effect.runPromise(namingAuthor)).toBeUndefined()
})

test.each([
  ["insert into users values (1)", true],
  ["\n  update users set barred = true", true],
  ["with past as (delete from users) select 1", true],
  ["with one as (select 1) update users set barred = true", true],
  ["select updated_at from users", false],
  ["with one as (select updated_at from users) select 1", false],
])("whether %j may change rows: %s", (text, changes) => {
  expect(isChange(text)).toBe(changes)
})
