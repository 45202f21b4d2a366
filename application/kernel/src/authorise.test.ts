import { Effect } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import {
  actions,
  AssistantScope,
  isProposing,
  mayByAssistant,
  permissions,
  type Role,
  roles,
  rolesFor,
} from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { CurrentActor } from "./actor.ts"
import { authorised, authoriseSession, CurrentCall, denialOf, denialOfCall } from "./authorise.ts"
import { userActor } from "./testing/user-actor.ts"

const businessProfileId = BusinessProfileId.make(7)
const owner = userActor(1, [businessProfileId])
const acted = { ...owner, actedBy: UserId.make(9) }
const watcher = userActor(1, [businessProfileId], "BrandManager")

const ofProfile = Object.entries(permissions).flatMap(([name, row]) =>
  row.scope === "profile" ? roles.map((role) => [name as keyof typeof permissions, role, row.roles] as const) : [],
)

test.each(ofProfile)("%s is for %s as its row says", (action, role, allowed: ReadonlyArray<Role>) => {
  const denial = denialOf(userActor(1, [businessProfileId], role), action, { businessProfileId })
  expect(denial?._tag).toBe(allowed.includes(role) ? undefined : "RoleForbidden")
})

test("support that acts as a client is told when an action is the client's alone", () => {
  expect(denialOf(owner, "addFunds", { businessProfileId })).toBeUndefined()
  expect(denialOf(acted, "addFunds", { businessProfileId })).toMatchObject({ _tag: "RoleForbidden", isActing: true })
})

test("a sign-in by an embed key is told when its own proof is asked for", () => {
  const embedded = { ...owner, embedKeyId: "site" }
  const refusal = denialOf(embedded, "refundFunds", { businessProfileId })
  expect(refusal).toMatchObject({ _tag: "RoleForbidden", isEmbedded: true })
  expect(denialOf(embedded, "addFunds", { businessProfileId })).toBeUndefined()
})

test("whoever lacks only a second factor is told so", () => {
  const lacking = { ...owner, lacksSecondFactor: true }
  const refusal = denialOf(lacking, "refundFunds", { businessProfileId })
  expect(refusal).toMatchObject({ _tag: "RoleForbidden", needsSecondFactor: true })
  expect(denialOf(lacking, "addFunds", { businessProfileId })).toBeUndefined()
  const stranger = denialOf({ ...watcher, lacksSecondFactor: true }, "refundFunds", { businessProfileId })
  expect(stranger).toMatchObject({ _tag: "RoleForbidden" })
  expect(stranger).not.toHaveProperty("needsSecondFactor")
})

test("a role that lacks a right is refused as a role, whoever acts for it", () => {
  const refusals = [watcher, { ...watcher, actedBy: UserId.make(9) }].map((actor) =>
    denialOf(actor, "editCampaigns", { businessProfileId }),
  )
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ _tag: "RoleForbidden", roles: rolesFor("editCampaigns") })
    expect(refusal).not.toHaveProperty("isActing")
  }
})

test("a user who acts for nobody is not told that the client alone may", () => {
  const refusal = denialOf(watcher, "addFunds", { businessProfileId })
  expect(refusal).toMatchObject({ _tag: "RoleForbidden" })
  expect(refusal).not.toHaveProperty("isActing")
})

test("support may not pay for a client's session, and is told why", async () => {
  const session = { userId: owner.userId, businessProfileId }
  const refusal = await authoriseSession(session, () => "stranger" as const).pipe(
    Effect.flip,
    Effect.provideService(CurrentActor, acted),
    Effect.provideService(CurrentCall, { name: "tests/Pay", access: "payForSession" }),
    Effect.runPromise,
  )
  expect(refusal).toMatchObject({ _tag: "RoleForbidden", isActing: true })
})

test("the system's own calls are nobody else's", () => {
  expect(denialOf(owner, "system", {})).toMatchObject({ _tag: "Unauthorized" })
  expect(denialOf({ kind: "system" }, "system", {})).toBeUndefined()
})

test("a profile's call needs a sign-in, a named profile and a membership of it", () => {
  const refusals = [
    denialOf({ kind: "anonymous" }, "readWallet", { businessProfileId }),
    denialOf(owner, "readWallet", {}),
    denialOf(owner, "readWallet", { businessProfileId: BusinessProfileId.make(8) }),
  ]
  expect(refusals).toMatchObject([
    { _tag: "Unauthorized" },
    { _tag: "Unauthorized" },
    { _tag: "ForbiddenBusinessProfile", businessProfileId: 8 },
  ])
})

test("a key is told which scope it lacks, or that the call is for people alone", () => {
  const key = { ...owner, apiKey: { id: 1, scopes: ["campaigns:read"] as const } }
  const at = (access: "readCampaigns" | "editCampaigns" | "keepCards", kind: "query" | "command") =>
    denialOfCall(key, { access, kind }, { businessProfileId })
  expect(at("readCampaigns", "query")).toBeUndefined()
  expect(at("editCampaigns", "command")).toMatchObject({ _tag: "RoleForbidden", needsScope: "campaigns:write" })
  expect(at("keepCards", "command")).toMatchObject({ _tag: "RoleForbidden", isForPeople: true })
  expect(at("readCampaigns", "command")).toMatchObject({ _tag: "RoleForbidden", isForPeople: true })
  expect(denialOfCall(owner, { access: "readCampaigns", kind: "command" }, { businessProfileId })).toBeUndefined()
})

test("an assistant calls queries of its scopes, and of commands only proposals", () => {
  const calls = fc.record({
    access: fc.constantFrom(...actions),
    kind: fc.constantFrom("query", "command", "workflow"),
    roleId: fc.constantFrom(...roles),
    scopes: fc.subarray([...AssistantScope.literals]),
  })
  fc.assert(
    fc.property(calls, ({ access, kind, roleId, scopes }) => {
      const actor = { ...userActor(1, [businessProfileId], roleId), roleIds: [roleId] }
      const grant = { id: "a", name: "Helper", scopes }
      const input = { businessProfileId }
      if (denialOfCall({ ...actor, assistant: grant }, { access, kind }, input) !== undefined) return
      expect(denialOfCall(actor, { access, kind }, input)).toBeUndefined()
      expect(mayByAssistant(access, grant)).toBe(true)
      expect(kind === "query" || isProposing(access)).toBe(true)
    }),
  )
})

test("an assistant is told what it lacks, or that a call is for people", () => {
  const assistant = {
    id: "a",
    name: "Helper",
    scopes: ["leads:read"] as const,
    businessProfileIds: [businessProfileId],
  }
  const at = (access: "readLeads" | "readWallet" | "addFunds", kind: "query" | "command", id = businessProfileId) =>
    denialOfCall({ ...owner, assistant }, { access, kind }, { businessProfileId: id })
  expect(at("readLeads", "query")).toBeUndefined()
  expect(at("readLeads", "query", BusinessProfileId.make(8))).toMatchObject({ _tag: "ForbiddenBusinessProfile" })
  expect(at("readWallet", "query")).toMatchObject({ _tag: "RoleForbidden", needsScope: "money:read" })
  expect(at("addFunds", "command")).toMatchObject({ _tag: "RoleForbidden", isForPeople: true })
  expect(at("readLeads", "command")).toMatchObject({ _tag: "RoleForbidden", isForPeople: true })
})

test("a call that is refused is not made", async () => {
  const made: Array<string> = []
  const callBy = (name: string, actor: typeof owner) =>
    authorised(
      { access: "addFunds", kind: "command" },
      { businessProfileId },
      Effect.sync(() => made.push(name)),
    ).pipe(Effect.exit, Effect.provideService(CurrentActor, actor), Effect.runPromise)
  expect((await callBy("the watcher", watcher))._tag).toBe("Failure")
  expect((await callBy("the owner", owner))._tag).toBe("Success")
  expect(made).toEqual(["the owner"])
})

test("a profile's action on a session asks for that action's role, not for sign-up's", async () => {
  const session = { userId: owner.userId, businessProfileId }
  const outcomeOf = (access: "readWallet" | "addFunds") =>
    authoriseSession(session, () => "stranger" as const).pipe(
      Effect.exit,
      Effect.provideService(CurrentActor, watcher),
      Effect.provideService(CurrentCall, { name: "tests/OnSession", access }),
      Effect.runPromise,
    )
  expect((await outcomeOf("readWallet"))._tag).toBe("Success")
  expect((await outcomeOf("addFunds"))._tag).toBe("Failure")
})
