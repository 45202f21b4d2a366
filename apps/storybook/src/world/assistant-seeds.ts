import { AssistantClients, AssistantConnections } from "@application/identity/stores"
import { PublishedDocuments } from "@application/identity/testing"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const day = 86_400_000
const { portalId } = owner

const publishedClient = "https://assistant.example/client.json"
const registeredClient = "mqc_little-helper"

const asked = (programId: string, redirect: string, more: Readonly<Record<string, string>> = {}) =>
  `/connectAssistant?${new URLSearchParams({
    client_id: programId,
    redirect_uri: redirect,
    response_type: "code",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
    state: "af0ifjsldkj",
    ...more,
  }).toString()}`

/** Addresses at which programs ask to be let in. */
export const askedAddresses = {
  published: asked(publishedClient, "https://assistant.example/callback"),
  registered: asked(registeredClient, "http://127.0.0.1:52111/callback", { scope: "campaigns:read reports:read" }),
  stranger: asked("https://nobody.example/client.json", "https://nobody.example/callback"),
  elsewhere: asked(publishedClient, "https://elsewhere.example/callback"),
  unsafe: asked(publishedClient, "https://assistant.example/callback", { code_challenge_method: "plain" }),
} as const

/** A program with a document of its own and one that registered itself, before anybody let them in. */
export const askingAssistants: Seed = Effect.gen(function* () {
  yield* busyBakery
  const published = yield* PublishedDocuments
  published.set(publishedClient, {
    client_id: publishedClient,
    client_name: "Example Assistant",
    redirect_uris: ["https://assistant.example/callback"],
  })
  yield* (yield* AssistantClients).add({
    portalId,
    programId: registeredClient,
    name: "Little Helper",
    redirectAddresses: ["http://127.0.0.1/callback"],
    usedAt: yield* Clock.currentTimeMillis,
  })
})

/** Three assistants that the owner let in: with a document, registered, and for all businesses. */
export const connectedAssistants: Seed = Effect.gen(function* () {
  yield* askingAssistants
  const now = yield* Clock.currentTimeMillis
  const { add } = yield* AssistantConnections
  const one = {
    portalId,
    userId: owner.user.id,
    resource: "http://localhost:4000/mcp",
    createdAt: now - 12 * day,
    connectedAt: now - 12 * day,
    expiresAt: now + 18 * day,
  }
  yield* add({
    ...one,
    id: "one",
    programId: publishedClient,
    name: "Example Assistant",
    host: "assistant.example",
    scopes: ["business:read", "campaigns:read", "reports:read", "proposals:write"],
    businessProfileIds: [bakery.id],
    lastUsedAt: now - 180_000,
  })
  yield* add({
    ...one,
    id: "two",
    programId: registeredClient,
    name: "Little Helper",
    scopes: ["business:read", "leads:read"],
    createdAt: now - day,
  })
})
