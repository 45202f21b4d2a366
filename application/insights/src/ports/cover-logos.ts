import { Context, type Effect, Schema } from "effect"

/** The bytes are no logo that is accepted; `key` is a validation message key. */
export class LogoRefused extends Schema.TaggedError<LogoRefused>()("LogoRefused", { key: Schema.String }) {}

/** Logos for the covers of reports, checked as every uploaded picture is. */
export class CoverLogos extends Context.Service<
  CoverLogos,
  {
    /** The logo as a data address, made small enough for a cover. */
    readonly fitted: (bytes: Uint8Array) => Effect.Effect<string, LogoRefused>
  }
>()("insights/CoverLogos") {}
