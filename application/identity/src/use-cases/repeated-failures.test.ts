import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { userActor } from "@application/kernel/testing"
import { EmailAddress } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { SecurityLog } from "../ports/security-log.ts"
import { SentSecrets } from "../testing/memory-providers.ts"
import { asha, calledFrom, inWorld, person } from "../testing/sign-in-world.ts"
import { loginWithPassword } from "./login-with-password.ts"
import { noteRefusedRight, warnOfRepeatedFailures } from "./security-log.ts"

const portalId = PortalId.make(1)
const { emailAddress } = asha.user
const ira = person(51, "Ira", ["PortalAdministrator"])
const noa = person(52, "Noa", ["PortalAdministrator"])

const wrongPassword = (address = emailAddress) =>
  Effect.flip(loginWithPassword.handle({ emailAddress: address, password: "Wrong-1word" }))
const entries = Effect.flatMap(SecurityLog, (log) => log.entries(portalId, {}, { limit: 200 }))
const warn = warnOfRepeatedFailures.handle({})
const sent = Effect.map(
  Effect.flatMap(SentSecrets, ({ all }) => all),
  (all) => all.map(({ to, secret }) => `${to}: ${secret}`),
)
/** Failed tries from a new place each, so that no limit of a place is reached. */
const manyWrong = (times: number, address = emailAddress) =>
  Effect.forEach(Array.from({ length: times }), (_, at) =>
    calledFrom({ ipAddress: `10.0.0.${at}` })(wrongPassword(address)),
  )

test("a page that goes on asking after its rights have gone raises no notice", async () => {
  const [noted, mails] = await inWorld(
    Effect.gen(function* () {
      for (const call of ["wallet/GetWallet", "campaigns/ListCampaigns", "insights/GetTotals"])
        yield* Effect.all(Array.from({ length: 60 }, () => noteRefusedRight(userActor(41), call, "7")))
      yield* warn
      return [yield* entries, yield* sent]
    }),
  )
  expect([noted.length, mails]).toEqual([9, []])
})

test("whoever tries one call on many businesses is noticed", async () => {
  const mails = await inWorld(
    Effect.gen(function* () {
      const tries = Array.from({ length: 25 }, (_, at) =>
        noteRefusedRight(userActor(41), "wallet/GetWallet", String(at)),
      )
      yield* Effect.all(tries)
      yield* warn
      return yield* sent
    }),
  )
  expect(mails).toEqual(["asha@example.com: rightsRefused 25"])
})

test("a notice comes once a day, however often the job runs", async () => {
  const mails = await inWorld(
    Effect.gen(function* () {
      yield* manyWrong(9)
      yield* warn
      const before = yield* sent
      yield* manyWrong(1)
      yield* Effect.all([warn, warn])
      yield* manyWrong(12)
      yield* warn
      const first = yield* sent
      yield* TestClock.adjust("25 hours")
      yield* warn
      yield* manyWrong(10)
      yield* warn
      return [before, first, yield* sent]
    }),
  )
  const notice = "asha@example.com: signInsFailed 10"
  expect(mails).toEqual([[], [notice], [notice, notice]])
})

test("failures an hour apart are no repetition", async () => {
  const mails = await inWorld(
    Effect.gen(function* () {
      yield* manyWrong(6)
      yield* TestClock.adjust("61 minutes")
      yield* manyWrong(6)
      yield* warn
      return yield* sent
    }),
  )
  expect(mails).toEqual([])
})

test("of an administrator's account the portal's other administrators are told too", async () => {
  const mails = await inWorld(
    Effect.gen(function* () {
      yield* manyWrong(10, ira.user.emailAddress)
      yield* warn
      return yield* sent
    }),
    [asha, ira, noa],
  )
  expect(mails).toEqual(["ira@example.com: signInsFailed 10", "noa@example.com: Ira Rao 10"])
})

test("nobody is told of tries for an account that there is not", async () => {
  const mails = await inWorld(Effect.andThen(manyWrong(20, EmailAddress.make("none@example.com")), warn))
  expect(mails).toEqual({ told: 0 })
})
