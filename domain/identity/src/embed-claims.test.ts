import { Result } from "effect"
import { expect, test } from "vitest"
import { embedPolicy, usableEmbedClaims } from "./embed-login.ts"
import { EmailAddress } from "./user.ts"

const minute = 60_000
const claims = { id: "token-1234", emailAddress: EmailAddress.make("asha@example.com"), issuedAt: 0, expiresAt: minute }
const outcome = (changes: Partial<typeof claims>, now: number) =>
  Result.match(usableEmbedClaims({ ...claims, ...changes }, now), {
    onSuccess: () => "usable",
    onFailure: ({ errorCode }) => errorCode,
  })

test("an embed token is good until its end, which comes within five minutes", () => {
  expect(embedPolicy.longestMilliseconds).toBe(5 * minute)
  expect([
    outcome({}, 0),
    outcome({}, minute - 1),
    outcome({}, minute),
    outcome({ expiresAt: 5 * minute }, 0),
    outcome({ expiresAt: 5 * minute + 1 }, 0),
    outcome({ expiresAt: 0 }, 0),
  ]).toEqual(["usable", "usable", 62, "usable", 63, 63])
})

test("a token of the future is refused beyond what clocks differ by", () => {
  const at = (issuedAt: number) => outcome({ issuedAt, expiresAt: issuedAt + minute }, 0)
  expect([at(minute), at(minute + 1)]).toEqual(["usable", 63])
})
