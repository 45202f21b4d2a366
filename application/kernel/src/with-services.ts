import { Context, Effect } from "effect"

// oxlint-disable-next-line typescript/no-explicit-any -- a service of whatever kind
type AnyKey = Context.Key<any, any>

/**
 * Takes the services that an answer needs, so that the port it answers asks its caller for none of them. Only these: who
 * calls, and in which transaction, stays the caller's.
 */
export const withServices = <const Keys extends ReadonlyArray<AnyKey>>(...keys: Keys) =>
  Effect.map(Effect.context<Context.Service.Identifier<Keys[number]>>(), (context) => {
    const taken = Context.pick(...keys)(context)
    return <A, E>(effect: Effect.Effect<A, E, Context.Service.Identifier<Keys[number]>>): Effect.Effect<A, E> =>
      Effect.provideContext(effect, taken)
  })
