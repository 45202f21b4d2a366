import { Context, type Effect, type Option } from "effect"

/** Seals what must be read again and may be read by nobody else; what was sealed at one place opens at no other. */
export class TokenSafe extends Context.Service<
  TokenSafe,
  {
    readonly seal: (place: string, text: string) => Effect.Effect<string>
    /** None for what was changed, was sealed elsewhere, or whose key is gone. */
    readonly open: (place: string, sealed: string) => Effect.Effect<Option.Option<string>>
    /** A new secret and its SHA-256, both in base64url, as PKCE asks for them (RFC 7636). */
    readonly newVerifier: Effect.Effect<{ readonly verifier: string; readonly challenge: string }>
    /** The challenge of a verifier that somebody else made (RFC 7636, S256). */
    readonly challengeOf: (verifier: string) => Effect.Effect<string>
  }
>()("application/TokenSafe") {}
