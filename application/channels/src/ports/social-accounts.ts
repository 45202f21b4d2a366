import { Context, type Effect, type Option, Schema } from "effect"
import { LinkedPage } from "@domain/campaigns"
import { AdAccountStep, PageAccessStatus } from "@domain/channels"
import { type BusinessProfileId, UserId } from "@domain/kernel"

/** A login at Facebook that a business keeps; the token is sealed, and times are epoch milliseconds. `lostAt` is when it was found ended. */
export const FacebookLogin = Schema.Struct({
  userId: UserId,
  facebookUserId: Schema.String,
  facebookName: Schema.String,
  sealedToken: Schema.String,
  linkedAt: Schema.Number,
  expiresAt: Schema.optionalKey(Schema.Number),
  lostAt: Schema.optionalKey(Schema.Number),
})
export type FacebookLogin = typeof FacebookLogin.Type

/** A page that a business has chosen at some time, and how far it is set up; one of them is the chosen one. */
export const PageLink = Schema.Struct({
  page: LinkedPage,
  status: PageAccessStatus,
  isChosen: Schema.Boolean,
  steps: Schema.Array(AdAccountStep),
  instagramId: Schema.optionalKey(Schema.String),
})
export type PageLink = typeof PageLink.Type

/** Facebook logins and pages of businesses. */
export class SocialAccounts extends Context.Service<
  SocialAccounts,
  {
    readonly login: (profile: BusinessProfileId) => Effect.Effect<Option.Option<FacebookLogin>>
    /** Takes the place of an earlier login. */
    readonly keepLogin: (profile: BusinessProfileId, login: FacebookLogin) => Effect.Effect<void>
    readonly loseLogin: (profile: BusinessProfileId, lostAt: number) => Effect.Effect<void>
    readonly endLogin: (profile: BusinessProfileId) => Effect.Effect<void>
    /** The chosen page first. */
    readonly pages: (profile: BusinessProfileId) => Effect.Effect<ReadonlyArray<PageLink>>
    /** Chooses the page instead of another one; of a known page the facts are renewed and nothing else. */
    readonly choose: (profile: BusinessProfileId, page: LinkedPage) => Effect.Effect<void>
    /** Moves a page's access; false where somebody else has moved it since. Whoever loses access has to set the page up again. */
    readonly move: (
      profile: BusinessProfileId,
      pageId: string,
      from: PageAccessStatus,
      to: PageAccessStatus,
    ) => Effect.Effect<boolean>
    readonly describe: (profile: BusinessProfileId, page: LinkedPage) => Effect.Effect<void>
    /** Notes that a step of the set-up is done; `instagramId` where it found one. */
    readonly done: (
      profile: BusinessProfileId,
      pageId: string,
      step: AdAccountStep,
      instagramId?: string,
    ) => Effect.Effect<void>
    readonly removePages: (profile: BusinessProfileId) => Effect.Effect<void>
  }
>()("channels/SocialAccounts") {}
