import { Context, type Effect, type Option } from "effect"
import type { PortalId } from "@domain/kernel"
import type { OwnedDraft } from "../services/owner-mails.ts"

/** How the owner of a draft is reached. */
export interface Owner {
  readonly portalId: PortalId
  readonly emailAddress: string
  readonly emailVerified: boolean
  readonly language: string
  /** Origin of the portal's site, without a slash at its end. */
  readonly origin: string
}

/** Who filled in a draft; none while nobody has signed up, or once the account is gone. */
export class Owners extends Context.Service<
  Owners,
  { readonly of: (draft: OwnedDraft) => Effect.Effect<Option.Option<Owner>> }
>()("messaging/Owners") {}
