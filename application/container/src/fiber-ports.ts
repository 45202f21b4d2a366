import { Context, Effect } from "effect"

/** The ports that the running fiber was started with. */
const FiberPorts = Context.Reference<Context.Context<never> | undefined>("application/FiberPorts", {
  defaultValue: () => undefined,
})

/** Ports as the context to start fibers with, so that use-cases bound to the same ports need no merge. */
export const asFiberPorts = <Ports>(ports: Context.Context<Ports>): Context.Context<Ports> =>
  Context.add(ports, FiberPorts, ports as Context.Context<never>)

/**
 * Provides an effect with its ports, without a merge if the fiber already has them: a merge costs more than many a
 * call.
 */
export const withPorts = <A, E, R>(effect: Effect.Effect<A, E, R>, ports: Context.Context<R>): Effect.Effect<A, E> =>
  Effect.flatMap(FiberPorts, (fiberPorts) =>
    fiberPorts === ports ? (effect as Effect.Effect<A, E>) : Effect.provideContext(effect, ports),
  )
