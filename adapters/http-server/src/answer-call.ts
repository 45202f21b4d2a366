import { Context, Effect, Predicate, Schema } from "effect"
import type { Endpoint } from "@adapters/http-api"
import { resolve, type UseCaseContainer } from "@application/container"
import {
  AccessDenied,
  type Actor,
  CurrentActor,
  CurrentRequest,
  RefreshTokenCarrier,
  type RefreshTokenCell,
  type RequestFacts,
  TakesWireForm,
  WireForm,
} from "@application/kernel"
import { inputDecoder, type RawInput } from "./decode-input.ts"
import type { IsProxy } from "./trusted-proxies.ts"
import { dataReply, failureReply, invalidReply, type Reply, troubleReply, wireReply } from "./reply.ts"

export interface ApiOptions {
  readonly endpoints: ReadonlyArray<Endpoint>
  /** Bindings for a portal's host; a child container where the portal has its own. */
  readonly containerOf: (portalDomain: string) => UseCaseContainer
  /** What every use-case runs in, beside the facts of its call. */
  readonly context: Context.Context<never>
  /**
   * The actor behind a bearer token at a portal's host; anonymous when it is missing, stale, forged or another portal's.
   * Without `profiles` their list stays empty, so that nothing that it would have to prove is allowed.
   */
  readonly actorOf: (token: string | undefined, portalDomain: string, profiles: boolean) => Effect.Effect<Actor>
  /** Whose word on a caller's address counts. */
  readonly isProxy: IsProxy
  /** The present instant in epoch milliseconds, told with every reply. */
  readonly now: Effect.Effect<number>
}

/** What a call says of its caller, whatever carried it. */
export interface Caller {
  readonly facts: RequestFacts
  readonly token: string | undefined
  /** Where its refresh token travels, if it may. */
  readonly cell?: RefreshTokenCell
}

const errorCodeOf = (failure: unknown): number =>
  Predicate.hasProperty(failure, "errorCode") && Predicate.isNumber(failure.errorCode) ? failure.errorCode : 500

/** How calls of one endpoint are answered. */
export interface Answerer {
  /** The input of a call as it came; the same raw input always decodes to the same. */
  readonly decode: ReturnType<typeof inputDecoder>
  /** The reply to decoded input: finds out who asks, runs the use-case and puts what comes into the envelope. */
  readonly reply: (input: unknown, caller: Caller) => Effect.Effect<Reply>
  /** The reply to a call as it came. */
  readonly answer: (raw: RawInput, caller: Caller) => Effect.Effect<Reply>
}

/** Answerers of endpoints. */
export const callAnswerer = (options: ApiOptions) => {
  const base = Context.add(options.context, TakesWireForm, true)
  const contextOf = (actor: Actor, { facts, cell }: Caller): Context.Context<never> => {
    const context = Context.add(Context.add(base, CurrentActor, actor), CurrentRequest, facts)
    return cell === undefined ? context : Context.add(context, RefreshTokenCarrier, cell)
  }

  return ({ contract, ...row }: Endpoint): Answerer => {
    const decode = inputDecoder({ contract, ...row })
    const encode = Schema.encodeEffect(contract.output)
    const encodeFailure = Schema.encodeEffect(Schema.Union([contract.failure, AccessDenied]))
    const troubled = troubleReply(contract.name)
    const provesProfiles = row.asText === true

    const reply = (input: unknown, caller: Caller) =>
      Effect.flatMap(options.actorOf(caller.token, caller.facts.portalDomain, !provesProfiles), (actor) =>
        resolve(
          options.containerOf(caller.facts.portalDomain),
          contract,
        )(input).pipe(
          Effect.updateContext<never, never>(() => contextOf(actor, caller)),
          Effect.matchEffect({
            onSuccess: (value) =>
              value instanceof WireForm
                ? Effect.succeed(wireReply(value))
                : Effect.map(Effect.orDie(encode(value)), dataReply),
            onFailure: (failure) =>
              Effect.map(Effect.orDie(encodeFailure(failure)), (encoded) =>
                failureReply(errorCodeOf(failure), encoded),
              ),
          }),
          Effect.flatMap(({ status, json }) => Effect.map(options.now, (at): Reply => ({ status, json, at }))),
        ),
      ).pipe(Effect.catchCause(troubled))

    return {
      decode,
      reply,
      answer: (raw, caller) =>
        Effect.matchEffect(decode(raw), {
          onSuccess: (input) => reply(input, caller),
          onFailure: (issue) => Effect.succeed(invalidReply(String(issue))),
        }),
    }
  }
}
