import { Cause, Context, Effect, Option, Predicate, References, Schema } from "effect"
import { concurrencyLimit } from "@adapters/threads"
import { type Endpoint, usesQuery } from "@adapters/http-api"
import { resolve, type UseCaseContainer } from "@application/container"
import {
  AccessDenied,
  type Actor,
  type AnyContract,
  CallError,
  CurrentActor,
  CurrentRequest,
  denialOfCall,
  DeviceCarrier,
  FileAnswer,
  type FirstRead,
  type Invoke,
  JsonText,
  RefreshTokenCarrier,
  type RequestFacts,
  type SecretCell,
  TakesJsonText,
  Unauthorized,
} from "@application/kernel"
import { permissions, TooManyRequests } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { InvalidPortal, type Portal } from "@domain/portals"
import { inputDecoder, type RawInput } from "./decode-input.ts"
import { callObserver } from "./call-observer.ts"
import type { SiteOrigins } from "./request-context.ts"
import { retryAfterOf } from "./retry-after.ts"
import { dataReply, failureReply, fileReply, jsonReply, type Reply, defectReply } from "./reply.ts"

export interface ApiOptions extends SiteOrigins {
  readonly endpoints: ReadonlyArray<Endpoint>
  /** Bindings for a portal's host; a child container where the portal has its own. */
  readonly containerOf: (portalDomain: string) => UseCaseContainer
  /** What every use-case runs in, beside the facts of its call. */
  readonly context: Context.Context<never>
  /**
   * Who holds a bearer token at a portal's host; anonymous when it is missing, stale, forged or another portal's. Fails
   * where there is no portal, and may settle what the call reads first.
   */
  readonly holderOf: (
    token: string | undefined,
    portalDomain: string,
    first?: FirstRead,
  ) => Effect.Effect<Actor, InvalidPortal | TooManyRequests>
  /** The portal at a host, in whose name the calls are described. */
  readonly portalOf: (portalDomain: string) => Effect.Effect<Portal, InvalidPortal>
  /** How to pay at each gateway in its test mode, for the page of calls. */
  readonly testPayments?: ReadonlyArray<string>
  /** Counts a call before any of its large body is read; fails where its caller has sent too many. */
  readonly countLargeBody?: (ipAddress: string) => Effect.Effect<void, TooManyRequests>
  /** Notes that somebody was refused a call on what its address names, since their rights do not reach it. */
  readonly noteRefusal?: (actor: Actor, call: string, things: string) => Effect.Effect<void>
  /** Whether another site may frame a portal's pages. */
  readonly mayBeEmbedded: (portalDomain: string) => Effect.Effect<boolean>
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** The present instant in epoch milliseconds, told with every reply. */
  readonly now: () => number
}

/** What a call says of its caller, whatever carried it. */
export interface Caller {
  readonly facts: RequestFacts
  readonly token: string | undefined
  /** Whether it asks that its token stays unread, where a call allows that. */
  readonly bypassesLogin: boolean
  /** Where its secrets travel, if they may. */
  readonly cells?: { readonly refreshToken: SecretCell; readonly device: SecretCell }
}

const errorCodeOf = (failure: unknown): number =>
  Predicate.hasProperty(failure, "errorCode") && Predicate.isNumber(failure.errorCode) ? failure.errorCode : 500

const isRefusedRight = (failure: unknown): boolean =>
  ["RoleForbidden", "ForbiddenBusinessProfile", "ForbiddenPortal"].some((tag) => Predicate.isTagged(failure, tag))

/** Answers calls of one endpoint: finds out who asks, decodes what they may ask, runs the use-case and makes the envelope. */
export type Answer = (raw: RawInput, caller: Caller) => Effect.Effect<Reply>

const profileIdOf = (param: string | undefined): Option.Option<BusinessProfileId> =>
  /^\d{1,15}$/.test(param ?? "") ? decodeProfileId(Number(param)) : Option.none()

const decodeProfileId = Schema.decodeUnknownOption(BusinessProfileId)

const named = {
  onNone: () => ({}),
  onSome: (businessProfileId: BusinessProfileId) => ({ businessProfileId }),
}

/** Bodies from this size on, in bytes, are held by few calls at a time. */
const largeBody = 1_000_000

/** Each holds its body and answer in memory; a call beyond the limit is refused unread. */
const largeBodies = concurrencyLimit({ atOnce: 24, waiting: 0, retryAfterSeconds: 10 })

/** Makes the answers of endpoints, each when it is first called: what all of them need would keep a start waiting. */
export const callAnswerer = (options: ApiOptions) => {
  const answererOf = makeAnswerer(options)
  return (row: Endpoint): Answer => {
    let made: Answer | undefined
    return (raw, caller) => (made ??= answererOf(row))(raw, caller)
  }
}

const makeAnswerer = (options: ApiOptions) => {
  const base = Context.add(options.context, TakesJsonText, true)
  const contextOf = (actor: Actor, { facts, cells }: Caller, call: string): Context.Context<never> => {
    const context = Context.add(
      Context.add(Context.add(base, CurrentActor, actor), CurrentRequest, facts),
      References.CurrentLogAnnotations,
      { requestId: facts.requestId, call },
    )
    return cells === undefined
      ? context
      : Context.add(Context.add(context, RefreshTokenCarrier, cells.refreshToken), DeviceCarrier, cells.device)
  }

  return ({ contract, ...row }: Endpoint): Answer => {
    const observed = callObserver({ contract, ...row })
    const decode = inputDecoder({ contract, ...row })
    const encode = Schema.encodeEffect(contract.output)
    const encodeFailure = Schema.encodeEffect(
      Schema.Union([contract.failure, AccessDenied, CallError, InvalidPortal, TooManyRequests]),
    )
    const isOfProfile = contract.access !== "system" && permissions[contract.access].scope === "profile"
    const readsAhead = usesQuery(row)
    const isLarge = row.largestBody !== undefined && row.largestBody > largeBody

    const refused = (requestId: string, failure: unknown) =>
      Effect.map(Effect.orDie(encodeFailure(failure)), (encoded): Reply => ({
        ...failureReply(requestId, errorCodeOf(failure), encoded),
        retryAfter: retryAfterOf(failure, options.now()),
      }))
    const stamped = (reply: Reply, requestId: string): Reply => ({ ...reply, requestId, at: options.now() })
    const failed = (cause: Cause.Cause<unknown>, requestId: string): Effect.Effect<Reply> => {
      const onDefect = defectReply(contract.name, requestId)
      return Option.match(Cause.findErrorOption(cause), {
        onNone: () => onDefect(cause),
        onSome: (failure) => refused(requestId, failure),
      }).pipe(
        Effect.catchCause(onDefect),
        Effect.map((reply) => stamped(reply, requestId)),
      )
    }
    const finished = (reply: Effect.Effect<Reply, unknown>, { facts: { requestId } }: Caller): Effect.Effect<Reply> =>
      observed(
        requestId,
        Effect.matchCauseEffect(reply, {
          onSuccess: (it) => Effect.succeed(stamped(it, requestId)),
          onFailure: (cause) => failed(cause, requestId),
        }),
      )

    /** Before anything of the input is decoded: whether who asks may at all. */
    const denialAtEdge = ({ businessProfileId }: RawInput["params"], actor: Actor): AccessDenied | undefined => {
      const profile = profileIdOf(businessProfileId)
      // A profile that the query or body names is not known yet: whoever has signed in is checked with it.
      if (isOfProfile && Option.isNone(profile)) return actor.kind === "anonymous" ? new Unauthorized({}) : undefined
      return denialOfCall(actor, contract, Option.match(profile, named))
    }

    const mayBypassLogin = row.mayBypassLogin === true
    const tokenOf = ({ token, bypassesLogin }: Caller) => (mayBypassLogin && bypassesLogin ? undefined : token)
    const isStale = (caller: Caller, actor: Actor): boolean =>
      mayBypassLogin && tokenOf(caller) !== undefined && actor.kind === "anonymous"

    const decoded = (raw: RawInput, { facts }: Caller) =>
      isLarge && options.countLargeBody !== undefined
        ? Effect.andThen(options.countLargeBody(facts.ipAddress), decode(raw))
        : decode(raw)

    const useCaseFor = ({ facts }: Caller): Invoke<AnyContract> =>
      resolve(options.containerOf(facts.portalDomain), contract)

    const replyOf = (value: unknown): Effect.Effect<Reply> =>
      value instanceof JsonText
        ? Effect.succeed(jsonReply(value.json))
        : value instanceof FileAnswer
          ? Effect.succeed(fileReply(value))
          : Effect.map(Effect.orDie(encode(value)), dataReply)

    const replied = (call: ReturnType<Invoke<AnyContract>>, caller: Caller, actor: Actor) =>
      Effect.flatMap(
        call.pipe(Effect.updateContext<never, never>(() => contextOf(actor, caller, contract.name))),
        replyOf,
      )

    /** Notes a refused right; whoever asked is answered the same if that fails. */
    const noting = (reply: Effect.Effect<Reply, unknown>, { params }: RawInput, caller: Caller, actor: Actor) => {
      const { noteRefusal } = options
      if (noteRefusal === undefined || actor.kind !== "user") return reply
      return Effect.tapError(reply, (failure) =>
        isRefusedRight(failure)
          ? noteRefusal(actor, contract.name, Object.values(params).join("/")).pipe(
              Effect.catchCause((cause) => Effect.logWarning("A refused right could not be noted", cause)),
              Effect.updateContext<never, never>(() => contextOf(actor, caller, contract.name)),
            )
          : Effect.void,
      )
    }

    /** Runs the call that `callOf` makes once it is known who asks and that they may. */
    const checked = (
      raw: RawInput,
      caller: Caller,
      callOf: Effect.Effect<ReturnType<Invoke<AnyContract>>, unknown>,
      first?: FirstRead,
    ) =>
      Effect.flatMap(
        options.holderOf(tokenOf(caller), caller.facts.portalDomain, first),
        (actor): Effect.Effect<Reply, unknown> => {
          const denial = isStale(caller, actor) ? new Unauthorized({}) : denialAtEdge(raw.params, actor)
          const reply =
            denial === undefined ? Effect.flatMap(callOf, (call) => replied(call, caller, actor)) : Effect.fail(denial)
          return noting(reply, raw, caller, actor)
        },
      )

    const inOrder = (raw: RawInput, caller: Caller) =>
      checked(
        raw,
        caller,
        Effect.map(decoded(raw, caller), (input) => useCaseFor(caller)(input)),
      )

    /** A read that is known from the address goes along with the question who asks. */
    const answered = (raw: RawInput, caller: Caller): Effect.Effect<Reply, unknown> => {
      const prepared = readsAhead && caller.token !== undefined ? useCaseFor(caller).prepared : undefined
      if (prepared === undefined) return inOrder(raw, caller)
      return Effect.matchCauseEffect(Effect.map(decode(raw), prepared), {
        onFailure: () => inOrder(raw, caller),
        onSuccess: ({ first, call }) => checked(raw, caller, Effect.succeed(call), first),
      })
    }

    return isLarge
      ? (raw, caller) => finished(largeBodies.run(answered(raw, caller)), caller)
      : (raw, caller) => finished(answered(raw, caller), caller)
  }
}
