import { Context, type Effect } from "effect"
import type { BusinessProfileId, PortalId, Region } from "@domain/kernel"
import type { ChatIds, SignupSession } from "@domain/signup"

/** A business that its owner has just described. */
export interface NewProfile {
  readonly portalId: PortalId
  readonly name: string
  readonly region: Region
  /** One line, for its first invoices; empty where the business told none. */
  readonly address?: string
  /** What it is and where its outlet stands, as far as it told either: the slug of its kind, and area and town. */
  readonly category?: string | undefined
  readonly outlet?: string | undefined
  readonly logo: string | undefined
  readonly referralCode: string | undefined
  /** The talk with the portal's support, as far as it has begun. */
  readonly chat?: ChatIds
}

/** Business profiles, as far as a sign-up makes and shows them. */
export class ProfileOpening extends Context.Service<
  ProfileOpening,
  {
    readonly open: (profile: NewProfile) => Effect.Effect<BusinessProfileId>
    /** The business whose public page has this key. */
    readonly ofPage: (pageKey: string) => Effect.Effect<BusinessProfileId | undefined>
    /** The pictures that the business has chosen for its ads; nothing where it has chosen none. */
    readonly picturesOf: (
      businessProfileId: BusinessProfileId,
    ) => Effect.Effect<Pick<SignupSession["business"], "pictures">>
  }
>()("signup/ProfileOpening") {}
