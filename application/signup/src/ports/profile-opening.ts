import { Context, type Effect } from "effect"
import type { ForbiddenBusinessProfile } from "@application/kernel"
import type { BusinessProfileId, PortalId, Region } from "@domain/kernel"
import type { SignupSession } from "@domain/signup"

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
}

/** Business profiles, as far as a sign-up makes and prices them. */
export class ProfileOpening extends Context.Service<
  ProfileOpening,
  {
    readonly open: (profile: NewProfile) => Effect.Effect<BusinessProfileId>
    /** The business whose public page has this key. */
    readonly ofPage: (pageKey: string) => Effect.Effect<BusinessProfileId | undefined>
    /** A business whose owner has joined; an unknown one is nobody's. */
    readonly byId: (
      businessProfileId: BusinessProfileId,
    ) => Effect.Effect<Pick<NewProfile, "portalId" | "name" | "region">, ForbiddenBusinessProfile>
    /** The logo and the pictures that the business has chosen for its ads. */
    readonly looksOf: (
      businessProfileId: BusinessProfileId,
    ) => Effect.Effect<Pick<SignupSession["business"], "logoUrl" | "pictures">>
    /** When the business joined, epoch milliseconds: its fee waiver begins there; an unknown one is a defect. */
    readonly joinedAt: (businessProfileId: BusinessProfileId) => Effect.Effect<number>
  }
>()("signup/ProfileOpening") {}
