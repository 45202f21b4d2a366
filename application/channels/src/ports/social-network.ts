import { Context, type Effect, Schema } from "effect"
import type { LinkedPage } from "@domain/campaigns"
import type { SeenAccess } from "@domain/channels"
import type { CurrencyCode, Region } from "@domain/kernel"

/** Why the social network did not do it: the token does not count any more, the page was asked for already, it says no, or it does not answer. */
export class SocialRefused extends Schema.TaggedError<SocialRefused>()("SocialRefused", {
  kind: Schema.Literals(["token", "alreadyRequested", "refused", "unavailable"]),
  reason: Schema.String,
}) {}

/** Who logged in at the network, and the token that speaks for them until `expiresAt` (epoch milliseconds). */
export interface SocialLogin {
  readonly userId: string
  readonly userName: string
  readonly token: string
  readonly expiresAt?: number
}

/** The platform's ad account of a region, as the network describes it. */
export interface AdAccount {
  readonly id: string
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly isActive: boolean
}

type SocialEffect<A> = Effect.Effect<A, SocialRefused>

/** The social network's side of linking accounts: its login, its pages, and what the platform may do with them. */
export class SocialNetwork extends Context.Service<
  SocialNetwork,
  {
    /** The platform's business portfolio, which asks for pages. */
    readonly businessId: string
    /** Where a person logs in and consents; `codeChallenge` is that of PKCE by SHA-256. */
    readonly loginAddress: (request: {
      readonly redirectUri: string
      readonly state: string
      readonly codeChallenge: string
    }) => string
    /** Turns the code of a login into a long-lived token. */
    readonly logIn: (answer: {
      readonly redirectUri: string
      readonly code: string
      readonly codeVerifier: string
    }) => SocialEffect<SocialLogin>
    /** The pages that the person administers. */
    readonly administered: (token: string) => SocialEffect<ReadonlyArray<LinkedPage>>
    /** Takes back what the person allowed the platform. A token that has ended already is no failure. */
    readonly revoke: (token: string) => SocialEffect<void>
    /** Whether a token of a page is that page's. */
    readonly isTokenOf: (pageToken: string, pageId: string) => SocialEffect<boolean>
    /** Asks the page's administrator for access; a page of the platform's own answers at once. */
    readonly askForPage: (pageId: string) => SocialEffect<"Requested" | "Approved">
    readonly accessTo: (pageId: string) => SocialEffect<SeenAccess>
    readonly assignSystemUser: (pageId: string) => SocialEffect<void>
    /** Has the page's leads sent to the platform. */
    readonly assignAssets: (pageId: string) => SocialEffect<void>
    /** The page's Instagram account, or one backed by the page. */
    readonly instagramOf: (pageId: string) => SocialEffect<string>
    readonly adAccountOf: (region: Region) => SocialEffect<AdAccount>
    /** Whether the ad account may show ads of the page. */
    readonly mayPromote: (accountId: string, pageId: string) => SocialEffect<boolean>
    readonly addInstagram: (accountId: string, instagramId: string) => SocialEffect<void>
  }
>()("channels/SocialNetwork") {}
