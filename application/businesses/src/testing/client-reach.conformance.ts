import { ClientReach } from "@application/kernel"
import { type MemberWithRole, reachedMembers, type ReachSituation, roles, rolesByAgency } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { lawParameters } from "@domain/kernel/testing"
import { Effect, type Layer } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"

/** An agency with one client, given to a member and to a team. */
export interface ArrangedReach extends Omit<ReachSituation, "given"> {
  readonly memberId: UserId | undefined
  readonly team: ReadonlyArray<UserId>
}

const users = [41, 42, 43, 44].map((id) => UserId.make(id))
const anyMembers = fc.uniqueArray(fc.record({ userId: fc.constantFrom(...users), roleId: fc.constantFrom(...roles) }), {
  maxLength: 4,
  selector: ({ userId }) => userId,
})
const anyArranged: fc.Arbitrary<ArrangedReach> = fc
  .record({
    mode: fc.constantFrom("joined" as const, "given" as const),
    agency: anyMembers,
    memberId: fc.option(fc.constantFrom(...users), { nil: undefined }),
    team: fc.subarray(users),
    members: anyMembers,
    withheld: fc.uniqueArray(
      fc.record({ userId: fc.constantFrom(...users), roleId: fc.constantFrom(...rolesByAgency) }),
      { maxLength: 3, selector: ({ userId }) => userId },
    ),
  })
  .map((arranged) => ({
    ...arranged,
    withheld: arranged.withheld.filter(({ userId }) => !arranged.members.some((one) => one.userId === userId)),
  }))

const sorted = (members: ReadonlyArray<MemberWithRole>) =>
  members.map(({ userId, roleId }) => ({ userId, roleId })).toSorted((one, other) => one.userId - other.userId)

/** Conformance tests of `ClientReach`, on a fresh store per layer build; the agency is 801 and its client 700. */
export const clientReachConformance = <More>(
  layer: Layer.Layer<ClientReach | More, unknown>,
  arrange: (arranged: ArrangedReach) => Effect.Effect<void, never, More>,
  read: Effect.Effect<Pick<ReachSituation, "members" | "withheld">, never, More>,
) => {
  const run = <A, E>(work: Effect.Effect<A, E, ClientReach | More>) => Effect.runPromise(Effect.provide(work, layer))

  test("the members of a client follow its agency as the rule has it", { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(anyArranged, fc.constantFrom(700, 801), (arranged, followed) =>
        run(
          Effect.gen(function* () {
            yield* arrange(arranged)
            yield* (yield* ClientReach).follow(BusinessProfileId.make(followed))
            const { memberId, team, agency } = arranged
            const given = [...team, ...(memberId === undefined ? [] : [memberId])].filter((id) =>
              agency.some(({ userId }) => userId === id),
            )
            const expected = reachedMembers({ ...arranged, given })
            const after = yield* read
            expect(sorted(after.members)).toEqual(sorted(expected.members))
            expect(sorted(after.withheld)).toEqual(sorted(expected.withheld))
          }),
        ),
      ),
      { ...lawParameters(), numRuns: Math.min(40, lawParameters().numRuns) },
    ),
  )

  test("a leaving member reaches no client by the agency, and one with clients stays", () =>
    run(
      Effect.gen(function* () {
        const [one, other] = users
        if (one === undefined || other === undefined) return
        const member = (userId: UserId) => ({ userId, roleId: "AccountManager" as const })
        yield* arrange({
          mode: "given",
          agency: [member(one), member(other)],
          memberId: one,
          team: [other],
          members: [member(one), member(other)],
          withheld: [],
        })
        const { leave } = yield* ClientReach
        expect(yield* leave(BusinessProfileId.make(801), one)).toBe(1)
        expect(yield* leave(BusinessProfileId.make(801), other)).toBe(0)
        expect(sorted((yield* read).members)).toEqual([member(one)])
      }),
    ))
}
