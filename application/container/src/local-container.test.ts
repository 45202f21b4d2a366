import { Context, Effect, Schema } from "effect"
import { expect, test } from "vitest"
import { type Actor, contract, CurrentActor, JsonText, handler, read, TakesJsonText } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId, SessionId } from "@domain/kernel"
import { bind, childContainer, makeContainer } from "./local-container.ts"
import { asFiberPorts } from "./fiber-ports.ts"
import { remoteContainer } from "./remote-container.ts"
import { resolve } from "./use-case-container.ts"

class Greeting extends Context.Service<Greeting, { readonly word: string }>()("test/Greeting") {}

const Greet = contract("test/Greet", {
  kind: "query",
  access: "readCampaigns",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.String,
})
const greet = handler(Greet, () => Effect.map(Greeting, ({ word }) => word))

const profile = BusinessProfileId.make(7)
const member = userActor(1, [profile])
const container = makeContainer(bind(Context.make(Greeting, { word: "hello" }), [greet]))
const greetAs = (actor: Actor | undefined, businessProfileId: BusinessProfileId) => {
  const call = resolve(container, Greet)({ businessProfileId })
  return Effect.runPromise(Effect.result(actor === undefined ? call : Effect.provideService(call, CurrentActor, actor)))
}

test("a member of the profile gets an answer", async () => {
  expect(await greetAs(member, profile)).toMatchObject({ _tag: "Success", success: "hello" })
})

test("an anonymous caller is refused", async () => {
  expect(await greetAs(undefined, profile)).toMatchObject({
    _tag: "Failure",
    failure: { _tag: "Unauthorized", errorCode: 401 },
  })
})

test("a member of another profile is refused", async () => {
  const other = BusinessProfileId.make(8)
  expect(await greetAs(member, other)).toMatchObject({
    _tag: "Failure",
    failure: { errorCode: 113, businessProfileId: 8 },
  })
})

test("the worker may call anything", async () => {
  expect(await greetAs({ kind: "system" }, profile)).toMatchObject({ success: "hello" })
})

const Name = contract("test/Name", {
  kind: "query",
  access: "readCampaigns",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.String,
})
let reads = 0
const names = read(
  Name,
  Greeting,
  ({ word }) => Effect.sync(() => ((reads += 1), new JsonText<string>(`"${word}"`))),
  (text) => Effect.succeed(text),
)
const written = makeContainer(bind(Context.make(Greeting, { word: "written" }), [names]))
const nameFor = (actor: Actor, takes = true) =>
  resolve(
    written,
    Name,
  )({ businessProfileId: profile }).pipe(
    Effect.provideService(CurrentActor, actor),
    Effect.provideService(TakesJsonText, takes),
    Effect.map((said: unknown) => (said instanceof JsonText ? said.json : said)),
    Effect.result,
    Effect.runPromise,
  )

test("a caller that takes JSON text gets it, others the output", async () => {
  expect(await nameFor(member)).toMatchObject({ success: '"written"' })
  expect(await nameFor(member, false)).toMatchObject({ success: "written" })
})

test("JSON text needs the same access as any answer", async () => {
  expect(await nameFor(userActor(1))).toMatchObject({ failure: { errorCode: 113 } })
  expect(await nameFor({ kind: "anonymous" })).toMatchObject({ failure: { errorCode: 401 } })
})

/** A call whose first read was answered beforehand, made by an actor. */
const preparedFor = async (actor: Actor) => {
  const prepared = resolve(written, Name).prepared?.({ businessProfileId: profile })
  prepared?.first.settle(Effect.succeed(new JsonText('"beforehand"')))
  const call = Effect.provideService(prepared?.call ?? Effect.die("not prepared"), CurrentActor, actor)
  return Effect.runPromise(Effect.result(call))
}

test("a read that was answered beforehand is not sent again", async () => {
  reads = 0
  expect([await preparedFor(member), reads]).toMatchObject([{ success: "beforehand" }, 0])
})

test("what was answered beforehand needs the same access as any answer", async () => {
  expect(await preparedFor(userActor(1))).toMatchObject({ failure: { errorCode: 113 } })
  expect(await preparedFor({ kind: "anonymous" })).toMatchObject({ failure: { errorCode: 401 } })
})

test("a read names the profile whose members may", () => {
  expect(resolve(written, Name).prepared?.({ businessProfileId: profile }).first.memberOf).toBe(profile)
  expect(resolve(container, Greet).prepared).toBeUndefined()
})

test("a fiber started with the ports uses them", async () => {
  const ports = Context.make(Greeting, { word: "shalom" })
  const call = resolve(makeContainer(bind(ports, [greet])), Greet)({ businessProfileId: profile })
  const memberCall = Effect.provideService(call, CurrentActor, member)
  expect(await Effect.runPromiseWith(asFiberPorts(ports))(memberCall)).toBe("shalom")
  expect(await Effect.runPromiseWith(asFiberPorts(Context.make(Greeting, { word: "other" })))(memberCall)).toBe(
    "shalom",
  )
})

test("a child container replaces one binding and keeps the rest", async () => {
  const child = childContainer(container, bind(Context.make(Greeting, { word: "namaste" }), [greet]))
  const answer = Effect.provideService(resolve(child, Greet)({ businessProfileId: profile }), CurrentActor, member)
  expect(await Effect.runPromise(answer)).toBe("namaste")
})

test("a remote use-case is called alike, and its client is made once", async () => {
  let made = 0
  const remote = remoteContainer(() => {
    made += 1
    return () => Effect.succeed("from afar")
  })
  expect(await Effect.runPromise(resolve(remote, Greet)({ businessProfileId: profile }))).toBe("from afar")
  expect(resolve(remote, Greet)).toBe(resolve(remote, Greet))
  expect(made).toBe(1)
})

test("a missing port does not compile", () => {
  // @ts-expect-error Greeting is missing
  expect(bind(Context.empty(), [greet])).toBeDefined()
})

const of = <Input>(input: Schema.Codec<Input, unknown>) => ({ input, output: Schema.String })

test("a profile's action without a profile in the input does not compile", () => {
  // @ts-expect-error there is no businessProfileId to check
  contract("test/Loose", { kind: "query", access: "launchCampaigns", ...of(Schema.Struct({})) })
  expect(contract("test/Firm", { kind: "query", access: "launchCampaigns", ...of(Greet.input) }).access).toBe(
    "launchCampaigns",
  )
})

test("a session's action without a session in the input does not compile", () => {
  // @ts-expect-error there is neither a session's id nor its link key
  contract("test/Loose", { kind: "query", access: "fillSignup", ...of(Schema.Struct({})) })
  // @ts-expect-error a plain string is no session id
  contract("test/Text", { kind: "query", access: "fillSignup", ...of(Schema.Struct({ sessionId: Schema.String })) })
  const named = Schema.Struct({ sessionId: Schema.optionalKey(SessionId) })
  expect(contract("test/Firm", { kind: "query", access: "fillSignup", ...of(named) }).access).toBe("fillSignup")
  const linked = Schema.Struct({ encodedId: Schema.String })
  expect(contract("test/Link", { kind: "query", access: "readSummary", ...of(linked) }).access).toBe("readSummary")
})

test("a contract without an action of the matrix does not compile", () => {
  // @ts-expect-error access is missing
  contract("test/Unsaid", of(Schema.Struct({})))
  // @ts-expect-error the matrix has no such row
  expect(contract("test/Unknown", { kind: "query", access: "member", ...of(Greet.input) }).access).toBe("member")
})
