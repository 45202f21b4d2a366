import { Context, Effect, Option, Predicate, Schema } from "effect"
import { waitingLine } from "@adapters/threads"
import type { Endpoint } from "@adapters/http-api"
import { resolve, type UseCaseContainer } from "@application/container"
import {
  AccessDenied,
  type Actor,
  authorise,
  CallTrouble,
  CurrentActor,
  CurrentRequest,
  DeviceCarrier,
  RefreshTokenCarrier,
  type RequestFacts,
  type SecretCell,
  TakesWireForm,
  Unauthorized,
  WireForm,
} from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"
import { inputDecoder, type RawInput } from "./decode-input.ts"
import type { Edge } from "./request-context.ts"
import { retryAfterOf } from "./retry-after.ts"
import { dataReply, failureReply, type Reply, troubleReply, wireReply } from "./reply.ts"

export interface ApiOptions extends Edge {
  readonly endpoints: ReadonlyArray<Endpoint>
  /** Bindings for a portal's host; a child container where the portal has its own. */
  readonly containerOf: (portalDomain: string) => UseCaseContainer
  /** What every use-case runs in, beside the facts of its call. */
  readonly context: Context.Context<never>
  /**
   * Who holds a bearer token at a portal's host; anonymous when it is missing, stale, forged or another portal's. Fails
   * where there is no portal.
   * Without `profiles` the sign-in is believed unproven and their list stays empty, so that nothing that it would have to
   * prove is allowed.
   */
  readonly holderOf: (
    token: string | undefined,
    portalDomain: string,
    profiles: boolean,
  ) => Effect.Effect<Holder, InvalidPortal>
  /** Counts a call before any of its large body is read; fails where its caller has sent too many. */
  readonly countLargeBody?: (ipAddress: string) => Effect.Effect<void, TooManyRequests>
  /** Whether another site may frame a portal's pages. */
  readonly mayBeEmbedded: (portalDomain: string) => Effect.Effect<boolean>
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** The present instant in epoch milliseconds, told with every reply. */
  readonly now: () => number
}

/** Who holds a token. */
export interface Holder {
  readonly actor: Actor
  /** Until when the token is the same actor's there, whose profiles may change at any moment; epoch milliseconds. */
  readonly until: number
}

/** What a call says of its caller, whatever carried it. */
export interface Caller {
  readonly facts: RequestFacts
  readonly token: string | undefined
  /** Where its secrets travel, if they may. */
  readonly cells?: { readonly refreshToken: SecretCell; readonly device: SecretCell }
}

const errorCodeOf = (failure: unknown): number =>
  Predicate.hasProperty(failure, "errorCode") && Predicate.isNumber(failure.errorCode) ? failure.errorCode : 500

/** Is given a wire form that answers the same caller's same call until that instant, in epoch milliseconds. */
export type Keep = (form: WireForm<unknown>, until: number) => void

/** How calls of one endpoint are answered. */
export interface Answerer {
  /** The reply to a call as it came: finds out who asks, reads and decodes what they may ask, runs the use-case, puts what comes into the envelope. */
  readonly answer: (raw: RawInput, caller: Caller, keep?: Keep) => Effect.Effect<Reply>
  /** The reply that a wire form's outcome makes to a caller. */
  readonly replyOf: (outcome: ReturnType<WireForm<unknown>["outcome"]>, caller: Caller) => Effect.Effect<Reply>
}

const profileIdOf = (param: string | undefined): Option.Option<BusinessProfileId> =>
  /^\d{1,15}$/.test(param ?? "") ? decodeProfileId(Number(param)) : Option.none()

const decodeProfileId = Schema.decodeUnknownOption(BusinessProfileId)

/** Bodies from this size on, in bytes, are held by few calls at a time. */
const largeBody = 1_000_000

/** Each of these holds its body and what it says; whoever comes when all are taken is turned away unread. */
const largeBodies = waitingLine({ atOnce: 24, waiting: 0, retryAfterSeconds: 10 })

/** Answerers of endpoints. */
export const callAnswerer = (options: ApiOptions) => {
  const base = Context.add(options.context, TakesWireForm, true)
  const contextOf = (actor: Actor, { facts, cells }: Caller): Context.Context<never> => {
    const context = Context.add(Context.add(base, CurrentActor, actor), CurrentRequest, facts)
    return cells === undefined
      ? context
      : Context.add(Context.add(context, RefreshTokenCarrier, cells.refreshToken), DeviceCarrier, cells.device)
  }

  return ({ contract, ...row }: Endpoint): Answerer => {
    const decode = inputDecoder({ contract, ...row })
    const encode = Schema.encodeEffect(contract.output)
    const encodeFailure = Schema.encodeEffect(
      Schema.Union([contract.failure, AccessDenied, CallTrouble, InvalidPortal, TooManyRequests]),
    )
    const troubled = troubleReply(contract.name)
    const isLarge = row.largestBody !== undefined && row.largestBody > largeBody
    const provesProfiles = row.asText === true

    const refused = (failure: unknown) =>
      Effect.map(Effect.orDie(encodeFailure(failure)), (encoded): Reply => ({
        ...failureReply(errorCodeOf(failure), encoded),
        retryAfter: retryAfterOf(failure, options.now()),
      }))
    const finished = (reply: Effect.Effect<Reply, unknown>): Effect.Effect<Reply> =>
      reply.pipe(
        Effect.catch(refused),
        Effect.catchCause(troubled),
        Effect.map((it): Reply => ({ ...it, at: options.now() })),
      )
    /** A source that proves the reader does not say what failed: whoever is signed out is told so. */
    const wired = (outcome: ReturnType<WireForm<unknown>["outcome"]>, { token, facts }: Caller) =>
      outcome.pipe(
        Effect.map(wireReply),
        Effect.catchTag("ForbiddenBusinessProfile", (failure) =>
          Effect.flatMap(options.holderOf(token, facts.portalDomain, true), ({ actor }) =>
            Effect.fail(actor.kind === "anonymous" ? new Unauthorized({}) : failure),
          ),
        ),
      )
    const replyOf: Answerer["replyOf"] = (outcome, caller) => finished(wired(outcome, caller))

    /** Before anything of the input is decoded: who asks, and whether they may at all. */
    const admitted = (params: RawInput["params"], actor: Actor) =>
      Effect.provideService(
        authorise(contract.access === "member" ? memberAccess(params) : contract.access, profileIn(params)),
        CurrentActor,
        actor,
      )
    /** A source that proves the profile proves it for those who are signed in. */
    const memberAccess = (params: RawInput["params"]) =>
      provesProfiles || Option.isNone(profileIdOf(params["businessProfileId"])) ? "signedIn" : "member"
    const profileIn = (params: RawInput["params"]) => ({
      businessProfileId: Option.getOrUndefined(profileIdOf(params["businessProfileId"])),
    })

    const counted = ({ facts }: Caller) =>
      isLarge && options.countLargeBody !== undefined ? options.countLargeBody(facts.ipAddress) : Effect.void

    const replied = (raw: RawInput, caller: Caller, { actor, until }: Holder, keep?: Keep) =>
      admitted(raw.params, actor).pipe(
        Effect.andThen(counted(caller)),
        Effect.andThen(decode(raw)),
        Effect.flatMap((input) =>
          resolve(
            options.containerOf(caller.facts.portalDomain),
            contract,
          )(input).pipe(Effect.updateContext<never, never>(() => contextOf(actor, caller))),
        ),
        Effect.flatMap((value) => {
          if (!(value instanceof WireForm)) return Effect.map(Effect.orDie(encode(value)), dataReply)
          keep?.(value, until)
          return wired(value.json, caller)
        }),
      )
    const answer: Answerer["answer"] = (raw, caller, keep) =>
      Effect.flatMap(options.holderOf(caller.token, caller.facts.portalDomain, !provesProfiles), (holder) =>
        replied(raw, caller, holder, keep),
      ).pipe(finished)

    return { replyOf, answer: isLarge ? (...call) => finished(largeBodies.inTurn(answer(...call))) : answer }
  }
}
