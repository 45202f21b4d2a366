import { Result } from "effect"
import { expect, test } from "vitest"
import { mayInvite } from "./invitation.ts"

test("an unverified address invites nobody", () => {
  expect(
    [{}, { emailVerified: false }, { emailVerified: true }].map((user) => Result.isSuccess(mayInvite(user))),
  ).toEqual([false, false, true])
})
