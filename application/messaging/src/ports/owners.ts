import { Context, type Effect, type Option } from "effect"
import type { PortalId, UserId } from "@domain/kernel"
import type { OwnedDraft } from "../services/owner-mails.ts"

/** The account that a draft belongs to. */
export interface Owner {
  readonly portalId: PortalId
  readonly userId: UserId
}

/** Who filled in a draft; none while nobody has signed up, or once the account is gone. */
export class Owners extends Context.Service<
  Owners,
  { readonly of: (draft: OwnedDraft) => Effect.Effect<Option.Option<Owner>> }
>()("messaging/Owners") {}
