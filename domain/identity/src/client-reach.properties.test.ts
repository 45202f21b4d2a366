import { BusinessProfileId, UserId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { leadsAgency, type ReachSituation, reachedMembers, rolesByAgency } from "./client-reach.ts"
import { may } from "./may.ts"
import { actions, permissions } from "./permissions.ts"
import { roles } from "./role.ts"

const users = [1, 2, 3, 4, 5].map((id) => UserId.make(id))
const client = BusinessProfileId.make(7)
const anyMembers = fc.uniqueArray(fc.record({ userId: fc.constantFrom(...users), roleId: fc.constantFrom(...roles) }), {
  maxLength: 5,
  selector: ({ userId }) => userId,
})
const anySituation: fc.Arbitrary<ReachSituation> = fc
  .record({
    mode: fc.constantFrom("joined" as const, "given" as const),
    agency: anyMembers,
    given: fc.subarray(users),
    members: anyMembers,
    withheld: fc.uniqueArray(
      fc.record({ userId: fc.constantFrom(...users), roleId: fc.constantFrom(...rolesByAgency) }),
      { maxLength: 5, selector: ({ userId }) => userId },
    ),
  })
  .map((situation) => ({
    ...situation,
    withheld: situation.withheld.filter(({ userId }) => !situation.members.some((one) => one.userId === userId)),
  }))

test("a member outside may take no action on a client where clients are given", () => {
  law(
    fc.property(anySituation, (situation) => {
      const { agency, given, members } = situation
      const after = reachedMembers({ ...situation, mode: "given" })
      for (const { userId, roleId } of agency) {
        const own = members.find((one) => one.userId === userId)
        const isOutside =
          !given.includes(userId) && !leadsAgency(roleId) && (own === undefined || rolesByAgency.includes(own.roleId))
        const role = after.members.find((one) => one.userId === userId)?.roleId
        const memberships = role === undefined ? [] : [{ businessProfileId: client, roleId: role }]
        // Whatever staff role the account has: it counts on businesses of its own alone.
        for (const accountRole of [[], ["AccountManager" as const]]) {
          const principal = { kind: "user" as const, roleIds: accountRole, memberships }
          const reached = actions.filter(
            (action) => permissions[action].scope === "profile" && may(principal, action, client) === "allowed",
          )
          if (isOutside) expect(reached).toEqual([])
        }
        if (given.includes(userId) || leadsAgency(roleId)) expect(role).toBeDefined()
      }
    }),
  )
})

test("whoever is not of the agency keeps what they had", () => {
  law(
    fc.property(anySituation, (situation) => {
      const isOf = (id: UserId) => situation.agency.some(({ userId }) => userId === id)
      const others = ({ members }: Pick<ReachSituation, "members">) => members.filter(({ userId }) => !isOf(userId))
      expect(others(reachedMembers(situation))).toEqual(others(situation))
    }),
  )
})

test("withholding takes nothing away for good, and doing it twice changes nothing", () => {
  law(
    fc.property(anySituation, (situation) => {
      const after = reachedMembers(situation)
      expect(reachedMembers({ ...situation, ...after })).toEqual(after)
      const given = { ...situation, mode: "given" as const }
      const back = reachedMembers({ ...given, ...reachedMembers(given), mode: "joined" })
      for (const member of situation.members) expect(back.members).toContainEqual(member)
    }),
  )
})
