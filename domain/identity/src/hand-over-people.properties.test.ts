import { BusinessProfileId, UserId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { giverOf, leavingMembers, membersAfterHandOver, ownOwners, spokesmanOf } from "./hand-over-people.ts"
import { may } from "./may.ts"
import { actions, permissions } from "./permissions.ts"
import { isOwnerRole } from "./profile-members.ts"
import { roles } from "./role.ts"

const client = BusinessProfileId.make(7)
const person = fc.record({
  userId: fc.integer({ min: 1, max: 12 }).map((id) => UserId.make(id)),
  roleId: fc.constantFrom(...roles),
})
const people = fc.uniqueArray(person, { maxLength: 8, selector: ({ userId }) => userId })
const team = people.map((members) => new Set(members.map(({ userId }) => userId)))

/** Every action on a business or on a session of a business. */
const onClient = actions.filter((action) => ["profile", "session"].includes(permissions[action].scope))

test("the former agency can do nothing on a client that was handed over", () => {
  law(
    fc.property(people, team, people, fc.subarray([...roles]), (members, former, next, roleIds) => {
      const after = membersAfterHandOver(members, former, next)
      const isNew = new Set(next.map(({ userId }) => userId))
      const managers = members.filter(({ roleId }) => roleId === "AccountManager").map(({ userId }) => userId)
      for (const userId of [...former, ...managers].filter((id) => !isNew.has(id))) {
        const memberships = after
          .filter((member) => member.userId === userId)
          .map(({ roleId }) => ({ businessProfileId: client, roleId }))
        for (const action of onClient)
          expect(may({ kind: "user", roleIds, memberships }, action, client)).not.toBe("allowed")
      }
    }),
  )
})

test("own people keep their roles, and the new agency's people come in", () => {
  law(
    fc.property(people, team, people, (members, former, next) => {
      const after = membersAfterHandOver(members, former, next)
      const gone = leavingMembers(members, former)
      expect(after).toEqual(expect.arrayContaining(members.filter((member) => !gone.includes(member))))
      expect(after.map(({ userId }) => userId)).toEqual(expect.arrayContaining(next.map(({ userId }) => userId)))
      expect(new Set(after.map(({ userId }) => userId)).size).toBe(after.length)
    }),
  )
})

test("a hand-over gives nobody a part in the money who had none", () => {
  law(
    fc.property(people, team, people, (members, former, next) => {
      const before = ownOwners(members, former)
      const owners = membersAfterHandOver(members, former, next).filter(({ roleId }) => isOwnerRole(roleId))
      expect(owners).toEqual(before)
    }),
  )
})

test("the portal speaks for a client only where nobody else may", () => {
  law(
    fc.property(people, team, (members, former) => {
      const voices = members.map(({ userId }) => spokesmanOf(members, former, userId))
      const giver = giverOf(members, former)
      if (giver === "portal") expect(voices.every((voice) => voice === undefined)).toBe(true)
      else expect(voices.includes(giver) || ownOwners(members, former).length > 0).toBe(true)
    }),
  )
})
