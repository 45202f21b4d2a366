import { Context, type Effect, type Option } from "effect"

/** Exchanges tokens of a social network; implemented by its adapter. */
export class SocialTokens extends Context.Service<
  SocialTokens,
  {
    /** A long-lived token for a short-lived one; none where the network refuses it. */
    readonly exchange: (token: string) => Effect.Effect<Option.Option<string>>
  }
>()("identity/SocialTokens") {}
