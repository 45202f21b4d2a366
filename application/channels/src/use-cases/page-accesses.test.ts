import { Effect } from "effect"
import { expect, test } from "vitest"
import { SocialAccounts, SocialRefused } from "../ports/index.ts"
import { PageAccesses } from "../services/index.ts"
import { MemoryFacebook } from "../testing/index.ts"
import { link, logIn, profile } from "../testing/linking-world.ts"
import { pageAccesses } from "./page-accesses.ts"
import { choosePage } from "./page-links.ts"

const page = "4005"
const decide = (access: "granted" | "none") =>
  Effect.map(MemoryFacebook, (facebook) => void facebook.access.set(page, access))
const look = Effect.flatMap(PageAccesses, (accesses) => accesses.look(profile, page))
const story = <A, E>(steps: Effect.Effect<A, E, PageAccesses | SocialAccounts | MemoryFacebook>) =>
  link(
    Effect.gen(function* () {
      yield* logIn
      yield* decide("granted")
      yield* choosePage.handle({ businessProfileId: profile, assetType: "page", page: { id: page } })
      return yield* Effect.provide(steps, pageAccesses)
    }),
  )

test("a look tells what the network says now, and sets up again what came back", async () => {
  const seen = await story(
    Effect.gen(function* () {
      const { calls } = yield* MemoryFacebook
      const first = yield* look
      yield* decide("none")
      const lost = yield* look
      const between = [...calls]
      yield* decide("granted")
      const back = yield* look
      yield* look
      const [chosen] = yield* (yield* SocialAccounts).pages(profile)
      return { statuses: [first, lost, back].map((one) => one?.status), between, calls, steps: chosen?.steps }
    }),
  )
  expect(seen).toEqual({
    statuses: ["Approved", "Withdrawn", "Approved"],
    between: ["assignSystemUser 4005", "assignAssets 4005"],
    calls: ["assignSystemUser 4005", "assignAssets 4005", "assignSystemUser 4005", "assignAssets 4005"],
    steps: ["pageAccess", "systemUserAccess", "pageAssets"],
  })
})

test("a silent network leaves the access as it was last seen", async () => {
  const seen = await story(
    Effect.gen(function* () {
      const facebook = yield* MemoryFacebook
      facebook.refusal = new SocialRefused({ kind: "unavailable", reason: "no answer" })
      facebook.access.set(page, "none")
      return (yield* look)?.status
    }),
  )
  expect(seen).toBe("Approved")
})

test("a page that the business never linked has no access to tell", async () => {
  const seen = await story(Effect.flatMap(PageAccesses, (accesses) => accesses.look(profile, "4999")))
  expect(seen).toBeUndefined()
})
