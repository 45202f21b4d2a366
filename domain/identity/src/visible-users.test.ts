import { BusinessProfileId, UserId } from "@domain/kernel"
import { expect, test } from "vitest"
import { canSee, seenOf, type Viewer } from "./visible-users.ts"

const [bakery, florist] = [BusinessProfileId.make(7), BusinessProfileId.make(8)]
const [asha, bina] = [UserId.make(1), UserId.make(2)]
const viewer = (changes: Partial<Viewer> = {}): Viewer => ({
  kind: "user",
  userId: asha,
  roleIds: ["ClientAccess"],
  memberships: [{ businessProfileId: bakery, roleId: "ClientAccess" }],
  ...changes,
})
const on = (...ids: ReadonlyArray<BusinessProfileId>) =>
  ids.map((businessProfileId) => ({ businessProfileId, roleId: "RoimaticUser" as const }))

test("users see themselves, staff everybody, colleagues each other, strangers nobody", () => {
  expect([
    seenOf(viewer(), asha, []),
    seenOf(viewer({ roleIds: ["AccountManager"] }), bina, []),
    seenOf(viewer(), bina, on(florist, bakery)),
    seenOf(viewer(), bina, on(florist)),
    seenOf(viewer({ memberships: [] }), bina, []),
  ]).toEqual([{ kind: "self" }, { kind: "staff" }, { kind: "colleague", on: [bakery] }, undefined, undefined])
})

test("a colleague shows only the profiles that both share", () => {
  const colleague = seenOf(viewer(), bina, on(florist, bakery)) ?? { kind: "self" }
  expect([canSee(colleague, bakery), canSee(colleague, florist), canSee({ kind: "staff" }, florist)]).toEqual([
    true,
    false,
    true,
  ])
})
