import { Clock, Context, Effect, Layer } from "effect"
import type { LinkedPage } from "@domain/campaigns"
import type { SeenAccess } from "@domain/channels"
import { SocialNetwork, SocialRefused } from "../ports/social-network.ts"

const page = (id: string, name: string, category: string): LinkedPage => ({ id, name, category })

/** What the in-memory network knows; tests and stories decide in it as page administrators do. */
export class MemoryFacebook extends Context.Service<
  MemoryFacebook,
  {
    readonly administered: Array<LinkedPage>
    readonly access: Map<string, SeenAccess>
    /** Tokens that count. */
    readonly tokens: Set<string>
    /** What was asked for besides, such as `assignSystemUser 4005`. */
    readonly calls: Array<string>
    refusal: SocialRefused | undefined
  }
>()("channels/testing/MemoryFacebook") {
  static readonly layer = Layer.sync(MemoryFacebook, () => ({
    administered: [page("4005", "Sunrise Dental Care", "Dentist"), page("4003", "Nilgiri Yoga Shala", "Yoga studio")],
    access: new Map<string, SeenAccess>(),
    tokens: new Set<string>(),
    calls: [],
    refusal: undefined,
  }))
}

const sixtyDays = 60 * 24 * 60 * 60 * 1000
const accounts = {
  IN: { id: "3001", currency: "INR", timeZone: "Asia/Kolkata", isActive: true },
  GB: { id: "3002", currency: "GBP", timeZone: "Europe/London", isActive: true },
} as const

/** A network on which everybody logs in as Meera, by the code `good`. */
export const memorySocialNetwork = Layer.effect(
  SocialNetwork,
  Effect.gen(function* () {
    const facebook = yield* MemoryFacebook
    const asked = <A>(answer: () => A): Effect.Effect<A, SocialRefused> =>
      Effect.suspend(() => (facebook.refusal === undefined ? Effect.sync(answer) : Effect.fail(facebook.refusal)))
    const noted = (call: string) => asked(() => void facebook.calls.push(call))
    const refused = (kind: SocialRefused["kind"]) => Effect.fail(new SocialRefused({ kind, reason: kind }))
    return {
      businessId: "2001",
      loginAddress: ({ state, redirectUri, codeChallenge }) =>
        `https://facebook.example/dialog#${JSON.stringify({ state, redirectUri, codeChallenge })}`,
      logIn: ({ code, codeVerifier }) =>
        Effect.gen(function* () {
          if (code !== "good" || codeVerifier === "") return yield* refused("refused")
          const token = `token-${facebook.tokens.size + 1}`
          yield* asked(() => void facebook.tokens.add(token))
          const expiresAt = (yield* Clock.currentTimeMillis) + sixtyDays
          return { token, userId: "5002", userName: "Meera Kulkarni", expiresAt }
        }),
      administered: (token) => (facebook.tokens.has(token) ? asked(() => facebook.administered) : refused("token")),
      revoke: (token) => asked(() => void facebook.tokens.delete(token)),
      isTokenOf: (token, pageId) => asked(() => token === `page-token-${pageId}`),
      askForPage: (pageId) =>
        Effect.flatMap(
          asked(() => facebook.access.get(pageId)),
          (access) => {
            if (access === "pending") return refused("alreadyRequested")
            if (access === "granted") return Effect.succeed("Approved" as const)
            facebook.access.set(pageId, "pending")
            return Effect.succeed("Requested" as const)
          },
        ),
      accessTo: (pageId) => asked(() => facebook.access.get(pageId) ?? "none"),
      assignSystemUser: (pageId) => noted(`assignSystemUser ${pageId}`),
      assignAssets: (pageId) => noted(`assignAssets ${pageId}`),
      instagramOf: (pageId) => asked(() => `ig-${pageId}`),
      adAccountOf: (region) => asked(() => accounts[region]),
      mayPromote: (_accountId, pageId) => asked(() => facebook.access.get(pageId) === "granted"),
      addInstagram: (accountId, instagramId) => noted(`addInstagram ${accountId} ${instagramId}`),
    }
  }),
)
