import { Effect } from "effect"
import { expect, test } from "vitest"
import { allowed, exchange, ready, refresh } from "../testing/assistant-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { asha, inWorld, mailedKey, person } from "../testing/sign-in-world.ts"
import { assistantHolder } from "./assistant-holder.ts"
import { endPortalUserSignIns } from "./portal-users.ts"
import { resetPassword } from "./reset-password.ts"

const { portalId } = asha
const here = { origin: "http://localhost:4000" }
const ira = person(51, "Ira", ["PortalAdministrator"], asha)

const holds = (token: string) => Effect.map(assistantHolder(portalId, token, here), ({ kind }) => kind === "user")
const refusalOf = <A, E extends { readonly error: string } | { readonly _tag: string }, R>(
  effect: Effect.Effect<A, E, R>,
) => Effect.map(Effect.flip(effect), (failure) => ("error" in failure ? failure.error : failure._tag))

/** What a connected assistant's tokens open before and after an event, and a code that it has not used yet. */
const openedBy = <A, E, R>(event: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    yield* ready
    const { code: used } = yield* allowed()
    const { access_token: access, refresh_token: renewing } = yield* exchange(used)
    const { code } = yield* allowed()
    const before = yield* holds(access)
    yield* event
    return [before, yield* holds(access), yield* refusalOf(refresh(renewing)), yield* refusalOf(exchange(code))]
  })

const over = [true, false, "invalid_grant", "invalid_grant"]

test("who is logged out everywhere by an administrator has no assistant", async () => {
  const ended = endPortalUserSignIns
    .handle({ portalId, userId: asha.user.id })
    .pipe(signedInAs(ira, [], ["PortalAdministrator"]))
  expect(await inWorld(openedBy(ended), [asha, ira])).toEqual(over)
})

test("a password that is reset ends the person's assistants", async () => {
  const reset = Effect.flatMap(mailedKey(asha.user.emailAddress), (hash) =>
    resetPassword.handle({ hash, newPassword: "Fresh-2word" }),
  )
  expect(await inWorld(openedBy(reset), [asha, ira])).toEqual(over)
})

test("another person's assistants stay", async () => {
  const ended = endPortalUserSignIns
    .handle({ portalId, userId: ira.user.id })
    .pipe(signedInAs(ira, [], ["PortalAdministrator"]))
  const seen = await inWorld(
    Effect.gen(function* () {
      yield* ready
      const { code } = yield* allowed()
      const { access_token: access } = yield* exchange(code)
      yield* ended
      return yield* holds(access)
    }),
    [asha, ira],
  )
  expect(seen).toBe(true)
})
