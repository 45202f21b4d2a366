import { Memberships, UserRepository } from "@application/identity/ports"
import { AssistantConnections, AssistantSecrets } from "@application/identity/stores"
import { PortalDirectory } from "@application/portals/ports"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { assistantHolders } from "./assistant-holder.ts"
import { assistantChallenge, serverDocument } from "./oauth-documents.ts"
import { accountAt, businessProfileId, holderWorld as world, userId } from "./testing/holder-world.ts"
import { holders } from "./token-holder.ts"

const origin = "http://localhost:4000"
const token = "mqa_secret"

/** A person's assistant with an access token. */
const connected = Effect.gen(function* () {
  const { id: portalId } = yield* (yield* PortalDirectory).byDomain("localhost")
  yield* (yield* UserRepository).add(accountAt(portalId, []))
  yield* (yield* Memberships).join(userId, { businessProfileId, roleId: "ClientAccess" })
  yield* (yield* AssistantConnections).add({
    portalId,
    id: "one",
    userId,
    programId: "https://assistant.example/client.json",
    name: "Assistant",
    scopes: ["leads:read"],
    resource: `${origin}/mcp`,
    createdAt: 0,
    expiresAt: 1_000,
  })
  const secret = { portalId, kind: "access", connectionId: "one", userId, expiresAt: 1_000 } as const
  yield* (yield* AssistantSecrets).add({ ...secret, secretHash: `hash of assistant:${token}` })
})

const inWorld = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.andThen(connected, story).pipe(Effect.provide(world), Effect.provide(TestClock.layer()), Effect.runPromise)

test("an assistant's token opens the endpoint of assistants and no other call", async () => {
  const [here, elsewhere, none, other] = await inWorld(
    Effect.gen(function* () {
      const holderOf = yield* assistantHolders
      const facts = { portalDomain: "localhost", origin }
      return [
        yield* holderOf(token, facts),
        yield* (yield* holders)(token, "localhost"),
        yield* holderOf(undefined, facts),
        yield* holderOf(token, { ...facts, origin: "http://other.localhost:4000" }),
      ]
    }),
  )
  expect(here).toMatchObject({ kind: "user", userId, assistant: { id: "one", scopes: ["leads:read"] } })
  expect([elsewhere, none, other]).toEqual(Array.from({ length: 3 }, () => ({ kind: "anonymous" })))
})

test("a refused call says where access is asked for, and which scope it takes", () => {
  expect(assistantChallenge(origin)).toBe(
    `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`,
  )
  expect(assistantChallenge(origin, { error: "insufficient_scope", scopes: ["leads:read", "money:read"] })).toBe(
    `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp", error="insufficient_scope", scope="leads:read money:read"`,
  )
  expect(serverDocument(origin)).toMatchObject({ issuer: origin, authorization_endpoint: `${origin}/connectAssistant` })
})
