import type { InputOf } from "@application/kernel"
import type { RoleOnProfile } from "@domain/identity"
import { Effect } from "effect"
import type { AllowAssistant } from "../contract/assistants.ts"
import { Memberships } from "../ports/memberships.ts"
import { allowAssistant } from "../use-cases/assistant-requests.ts"
import { issueAssistantTokens } from "../use-cases/assistant-tokens.ts"
import { PublishedDocuments } from "./memory-client-documents.ts"
import { signedInAs } from "./signed-in-as.ts"
import { asha, bakery, cafe } from "./sign-in-world.ts"

/** A program with a document of its own. */
const publishedClient = "https://assistant.example/client.json"
const publishedRedirect = "https://assistant.example/callback"

const memberships: ReadonlyArray<RoleOnProfile> = [bakery, cafe].map(({ id }) => ({
  businessProfileId: id,
  roleId: "ClientAccess",
}))

/** Runs a call as Asha, who has both businesses. */
export const asAsha = signedInAs(asha, memberships)

/** The verifier of the challenge that `askedBy` asks with, in the safe of tests. */
export const verifier = "verifier-of-a-test-which-has-enough-letters"

/** A request for access that is all right. */
export const askedBy = (changes: Partial<InputOf<typeof AllowAssistant>> = {}) => ({
  userId: asha.user.id,
  client_id: publishedClient,
  redirect_uri: publishedRedirect,
  response_type: "code",
  code_challenge: Array.from(verifier).toReversed().join(""),
  code_challenge_method: "S256",
  state: "a state",
  ...changes,
})

/** Publishes the document and joins Asha to her businesses. */
export const ready = Effect.gen(function* () {
  const published = yield* PublishedDocuments
  published.set(publishedClient, {
    client_id: publishedClient,
    client_name: "Example Assistant",
    redirect_uris: [publishedRedirect],
  })
  const { join } = yield* Memberships
  yield* Effect.forEach(memberships, (one) => join(asha.user.id, one))
})

/** Asha lets the program in, as far as she chooses; the parameters that the program is answered. */
export const allowed = Effect.fnUntraced(function* (changes: Partial<InputOf<typeof AllowAssistant>> = {}) {
  const asked = { ...askedBy(), scopes: ["campaigns:read" as const], days: 30, ...changes }
  const { returnAddress } = yield* asAsha(allowAssistant.handle(asked))
  const [, query = ""] = returnAddress.split("?")
  return Object.fromEntries(query.split("&").map((pair) => pair.split("=").map(decodeURIComponent)))
})

/** The program fetches its tokens for a code. */
export const exchange = (
  code: string | undefined,
  changes: Partial<InputOf<typeof issueAssistantTokens.contract>> = {},
) =>
  issueAssistantTokens.handle({
    grant_type: "authorization_code",
    client_id: publishedClient,
    redirect_uri: publishedRedirect,
    code_verifier: verifier,
    ...(code !== undefined && { code }),
    ...changes,
  })

/** The program asks for new tokens. */
export const refresh = (token: string, changes: Partial<InputOf<typeof issueAssistantTokens.contract>> = {}) =>
  issueAssistantTokens.handle({
    grant_type: "refresh_token",
    client_id: publishedClient,
    refresh_token: token,
    ...changes,
  })
