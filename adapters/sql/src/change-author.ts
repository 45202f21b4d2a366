import { Clock, Context, Effect } from "effect"
import pg from "pg"
import { type Actor, CurrentActor, CurrentCall, CurrentRequest } from "@application/kernel"

/**
 * Who asks and, where an employee of the portal acts as somebody, both; a sign-in by the portal's own site and a
 * program are marked by their key.
 */
const actorFacts = (actor: Actor) =>
  actor.kind === "user"
    ? {
        kind: actor.kind,
        userId: actor.userId,
        ...(actor.actedBy !== undefined && { actedBy: { userId: actor.actedBy } }),
        ...(actor.embedKeyId !== undefined && { embedKeyId: actor.embedKeyId }),
        ...(actor.apiKey !== undefined && { apiKeyId: actor.apiKey.id }),
        ...(actor.assistant !== undefined && { assistantId: actor.assistant.id }),
      }
    : { kind: actor.kind }

/** The portal of a signed-in caller by its id, else of the host that was called. */
const portalFacts = (actor: Actor, portalDomain: string) =>
  actor.kind === "user" ? { portalId: actor.portalId } : actor.kind === "anonymous" ? { portalDomain } : {}

/** The statement that names the author of a transaction's changes to the database; undefined outside every contract. */
export const namingAuthor: Effect.Effect<string | undefined> = Effect.gen(function* () {
  const context = yield* Effect.context<never>()
  const call = Context.get(context, CurrentCall)
  if (call === undefined) return undefined
  const actor = Context.get(context, CurrentActor)
  const { requestId, portalDomain } = Context.get(context, CurrentRequest)
  const { name: action, businessProfileId } = call
  const author = {
    at: yield* Clock.currentTimeMillis,
    actor: actorFacts(actor),
    action,
    ...(requestId !== "" && { requestId }),
    ...(businessProfileId !== undefined && { businessProfileId }),
    ...portalFacts(actor, portalDomain),
  }
  return `select set_config('marquee.author', ${pg.escapeLiteral(JSON.stringify(author))}, true)`
})

/** Whether a statement may change rows. */
export const isChange = (text: string): boolean =>
  /^\s*(?:insert|update|delete)\b/i.test(text) || /^\s*with\b[^]*\b(?:insert into|update|delete from)\b/i.test(text)
