import { Cause, Effect, Exit, Option } from "effect"
import { endpointOf } from "@adapters/http-api"
import type { AnyContract, FailureOf, InputOf, OutputOf } from "@application/kernel"
import { remoteCall } from "../remote-call.ts"
import { sessionToken } from "../session-token.ts"

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/**
 * Calls an api as the browser does, without a browser; network errors (a killed server) are retried for a minute.
 * `headers` are added to each call; `send` reaches an api that is not behind a port.
 */
export const apiCaller = (
  origin: string,
  headers: Readonly<Record<string, string>> = {},
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
) => {
  const token = sessionToken()
  const call = remoteCall({
    endpointOf,
    portalDomain: "localhost",
    clientId: "test",
    token,
    renewSession: Effect.succeed(false),
    fetch: (url, init) => {
      const all = new Headers(init?.headers)
      for (const [name, value] of Object.entries(headers)) all.set(name, value)
      return send(`${origin}${String(url)}`, { ...init, headers: all, signal: AbortSignal.timeout(8_000) })
    },
  })
  const once = async <C extends AnyContract>(
    contract: C,
    input: InputOf<C>,
  ): Promise<Exit.Exit<OutputOf<C>, FailureOf<C>>> => Effect.runPromiseExit(call(contract)(input))

  const ask = async <C extends AnyContract>(contract: C, input: InputOf<C>): Promise<OutputOf<C>> => {
    for (let tries = 0; ; tries += 1) {
      const exit = await once(contract, input)
      if (Exit.isSuccess(exit)) return exit.value
      const failure = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
      if (failure !== undefined || tries > 45)
        throw new Error(`${contract.name}: ${JSON.stringify(failure) ?? Cause.pretty(exit.cause)}`)
      await pause(1_000)
    }
  }
  return { ask, once, token }
}
export type ApiCaller = ReturnType<typeof apiCaller>
