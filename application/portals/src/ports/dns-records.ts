import { Context, type Effect, Schema } from "effect"

/** The name servers did not answer; whether there is a record is not known. */
export class DnsNotAnswered extends Schema.TaggedError<DnsNotAnswered>()("DnsNotAnswered", {
  reason: Schema.String,
}) {}

/** What the domain name system says. */
export class DnsRecords extends Context.Service<
  DnsRecords,
  {
    /** The texts of a name's TXT records; none for a name that does not exist. */
    readonly texts: (name: string) => Effect.Effect<ReadonlyArray<string>, DnsNotAnswered>
  }
>()("portals/DnsRecords") {}
