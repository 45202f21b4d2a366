import { Effect } from "effect"
import { expect, test } from "vitest"
import { readChange } from "@domain/signup"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { detailsFor, inSignup } from "../testing/in-signup.ts"
import { memoryPortal, memoryPortals } from "../testing/memory-providers.ts"
import { updateBusinessDetails } from "./business-details.ts"

const { sessionId } = freshSession(1).details
const flags = { ...memoryPortal.flags, isNetworkAutomationDisabled: true }
const forbidding = memoryPortals({ ...memoryPortal, flags })

const change = (values: Readonly<Record<string, unknown>>) =>
  Effect.flatMap(SessionRepository, (sessions) => sessions.create(freshSession(1))).pipe(
    Effect.andThen(
      updateBusinessDetails.handle({
        sessionId,
        changes: readChange(Object.entries(values).map(([Name, Value]) => ({ Name, Value }))),
      }),
    ),
  )

const both = { expandsAudience: true, adjustsLook: true }

test("an owner leaves something to Facebook, and takes it back", async () => {
  const chosen = await inSignup(Effect.andThen(change(both), detailsFor({ sessionId })))
  expect({ ...chosen.targeting, ...chosen.creative }).toMatchObject(both)
  const back = Effect.andThen(change({ expandsAudience: null, adjustsLook: null }), detailsFor({ sessionId }))
  const { targeting, creative } = await inSignup(back)
  expect({ ...targeting, ...creative }).toEqual({})
})

test("a portal that forbids it refuses the choice, and lets nothing else be refused", async () => {
  const refused = await inSignup(Effect.flip(Effect.provide(change({ ...both, name: "Bloom" }), forbidding)))
  const notAllowed = ["validation.fieldNotAllowed"]
  expect(refused).toMatchObject({ fields: { expandsAudience: notAllowed, adjustsLook: notAllowed } })
  const off = Effect.provide(change({ expandsAudience: null, adjustsLook: false, name: "Bloom" }), forbidding)
  expect(await inSignup(off)).toMatchObject({ changes: { business: { name: "Bloom" } } })
})
