import { Context, Effect, Schema } from "effect"
import { expect, test } from "vitest"
import { type Actor, contract, CurrentActor, query, TakesWireForm, WireForm, wireQuery } from "@application/kernel"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { bind, childContainer, makeContainer } from "./local-container.ts"
import { atHand } from "./ports-at-hand.ts"
import { remoteContainer } from "./remote-container.ts"
import { resolve } from "./use-case-container.ts"

class Greeting extends Context.Service<Greeting, { readonly word: string }>()("test/Greeting") {}

const Greet = contract("test/Greet", {
  access: "member",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.String,
})
const greet = query(Greet, () => Effect.map(Greeting, ({ word }) => word))

const profile = BusinessProfileId.make(7)
const member: Actor = {
  kind: "user",
  userId: UserId.make(1),
  portalId: PortalId.make(1),
  familyId: "family",
  roleIds: [27],
  businessProfileIds: [profile],
}
const container = makeContainer(bind(Context.make(Greeting, { word: "hello" }), [greet]))
const asked = (actor: Actor | undefined, businessProfileId: BusinessProfileId) => {
  const call = resolve(container, Greet)({ businessProfileId })
  return Effect.runPromise(Effect.result(actor === undefined ? call : Effect.provideService(call, CurrentActor, actor)))
}

test("a member of the profile is answered", async () => {
  expect(await asked(member, profile)).toMatchObject({ _tag: "Success", success: "hello" })
})

test("a caller whom nobody named is refused", async () => {
  expect(await asked(undefined, profile)).toMatchObject({
    _tag: "Failure",
    failure: { _tag: "Unauthorized", errorCode: 401 },
  })
})

test("a member of another profile is refused", async () => {
  const other = BusinessProfileId.make(8)
  expect(await asked(member, other)).toMatchObject({
    _tag: "Failure",
    failure: { errorCode: 113, businessProfileId: 8 },
  })
})

test("the worker may call anything", async () => {
  expect(await asked({ kind: "system" }, profile)).toMatchObject({ success: "hello" })
})

const Name = contract("test/Name", {
  access: "member",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.String,
})
const names = wireQuery(
  Name,
  () => Effect.succeed("looked up"),
  ({ businessProfileId }, reader) =>
    Effect.succeed(
      new WireForm<string>(businessProfileId, (told) =>
        told(undefined, reader === "system" || reader.userId === 1 ? '"proven"' : undefined),
      ),
    ),
)
const wired = makeContainer(bind(Context.empty(), [names]))
const read = (actor: Actor, takes = true) =>
  resolve(
    wired,
    Name,
  )({ businessProfileId: profile }).pipe(
    Effect.provideService(CurrentActor, actor),
    Effect.provideService(TakesWireForm, takes),
    Effect.flatMap((said: unknown): Effect.Effect<unknown, unknown> =>
      said instanceof WireForm ? said.json : Effect.succeed(said),
    ),
    Effect.result,
    Effect.runPromise,
  )

test("a wire form's own source proves the membership; the actor's list does not count", async () => {
  expect(await read({ ...member, businessProfileIds: [] })).toMatchObject({ success: '"proven"' })
  expect(await read({ kind: "system" })).toMatchObject({ success: '"proven"' })
  const stranger = { ...member, userId: UserId.make(2) }
  expect(await read(stranger)).toMatchObject({ failure: { errorCode: 113, businessProfileId: 7 } })
  expect(await read({ kind: "anonymous" })).toMatchObject({ failure: { errorCode: 401 } })
})

test("whoever takes no wire form is checked before the handler", async () => {
  expect(await read(member, false)).toMatchObject({ success: "looked up" })
  expect(await read({ ...member, businessProfileIds: [] }, false)).toMatchObject({ failure: { errorCode: 113 } })
})

test("a fiber that was started with the ports is answered from them", async () => {
  const ports = Context.make(Greeting, { word: "shalom" })
  const call = resolve(makeContainer(bind(ports, [greet])), Greet)({ businessProfileId: profile })
  const asking = Effect.provideService(call, CurrentActor, member)
  expect(await Effect.runPromiseWith(atHand(ports))(asking)).toBe("shalom")
  expect(await Effect.runPromiseWith(atHand(Context.make(Greeting, { word: "other" })))(asking)).toBe("shalom")
})

test("a child container replaces one binding and keeps the rest", async () => {
  const child = childContainer(container, bind(Context.make(Greeting, { word: "namaste" }), [greet]))
  const answer = Effect.provideService(resolve(child, Greet)({ businessProfileId: profile }), CurrentActor, member)
  expect(await Effect.runPromise(answer)).toBe("namaste")
})

test("a remote use-case is called the same way, and its stub is made once", async () => {
  let made = 0
  const remote = remoteContainer(() => {
    made += 1
    return () => Effect.succeed("from afar")
  })
  expect(await Effect.runPromise(resolve(remote, Greet)({ businessProfileId: profile }))).toBe("from afar")
  expect(resolve(remote, Greet)).toBe(resolve(remote, Greet))
  expect(made).toBe(1)
})

test("a port that is not supplied does not compile", () => {
  // @ts-expect-error Greeting is missing
  expect(bind(Context.empty(), [greet])).toBeDefined()
})

test("member access without a profile in the input does not compile", () => {
  // @ts-expect-error there is no businessProfileId to check
  expect(contract("test/Loose", { access: "member", input: Schema.Struct({}), output: Schema.String }).access).toBe(
    "member",
  )
})
