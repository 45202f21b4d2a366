import { useCases } from "@adapters/runtime/use-cases"
import {
  bind,
  childContainer,
  makeContainer,
  remoteContainer,
  resolve,
  type UseCaseContainer,
} from "@application/container"
import {
  type Actor,
  type AnyContract,
  CurrentActor,
  type Failure,
  type Invoke,
  RefreshTokenCarrier,
  type SecretCell,
  ServicesOn,
  type UseCase,
} from "@application/kernel"
import { QueuedJobs } from "@application/kernel/testing"
import type { PaymentWindow } from "@application/wallet/flows"
import { CardDesk, GatewayDesk } from "@application/wallet/testing"
import { allServices, type ServiceName, type Services } from "@domain/kernel"
import { Context, Effect, Layer, Option, Scope } from "effect"
import { memoryPorts } from "./world/memory-ports.ts"

/** Everything that a seed may reach into. */
export type MemoryPorts = Layer.Success<typeof memoryPorts>

export interface MemoryWorld {
  /** The real handlers over in-memory ports, called as `actor`. */
  readonly container: UseCaseContainer
  /** The gateways' windows: the buyer pays at once. */
  readonly paymentWindow: PaymentWindow
}

export interface MemoryWorldOptions {
  /** Fills the world before anybody looks at it. */
  readonly seed: Effect.Effect<void, unknown, MemoryPorts>
  /** Who calls. */
  readonly actor: () => Actor
  /** The third parties that the installation lacks. */
  readonly off?: ReadonlyArray<ServiceName>
  /** Names of contracts that never answer, for stories of waiting. */
  readonly silent?: ReadonlyArray<string>
  /** What becomes of payments that the buyer makes: taken at once unless told. */
  readonly payments?: "Succeeded" | "Declined" | "Pending"
  /** Names of contracts whose server is out of reach, for stories of errors. */
  readonly broken?: ReadonlyArray<string>
  /** Failures of contracts by their names, for stories of failures that a seed cannot bring about. */
  readonly failing?: Readonly<Record<string, Failure>>
}

/** The third parties that are on without these. */
export const servicesWithout = (off: ReadonlyArray<ServiceName> = []): Services =>
  new Set([...allServices].filter((name) => !off.includes(name)))

/** The page's cookie of a session. */
const cookie = (): SecretCell => {
  let kept = Option.none<string>()
  return {
    read: Effect.sync(() => kept),
    write: (token) => Effect.sync(() => void (kept = Option.some(token))),
    clear: Effect.sync(() => void (kept = Option.none())),
  }
}

type StandIn = UseCase<AnyContract, never>

/** Handlers that stand for the world's own where its story wants silence, a server out of reach or a failure. */
const standIns = ({ silent = [], broken = [], failing = {} }: MemoryWorldOptions): ReadonlyArray<StandIn> => {
  const answers: Readonly<Record<string, Effect.Effect<never, Failure>>> = {
    ...Object.fromEntries(Object.entries(failing).map(([name, failure]) => [name, Effect.fail(failure)])),
    ...Object.fromEntries(broken.map((name) => [name, Effect.die(new Error("The server is out of reach"))])),
    ...Object.fromEntries(silent.map((name) => [name, Effect.never])),
  }
  return Object.entries(answers).map(([name, answer]): StandIn => {
    const replaced = useCases.find(({ contract }) => contract.name === name)
    if (replaced === undefined) throw new Error(`No contract is named ${name}`)
    return { contract: replaced.contract, handle: () => answer as ReturnType<StandIn["handle"]> }
  })
}

/** A world of its own in this page's memory: no network, no storage, gone with the page. Jobs run right after the command that queued them. */
export const openMemoryWorld = async (options: MemoryWorldOptions): Promise<MemoryWorld> => {
  const ports = await Effect.runPromise(
    Effect.flatMap(Scope.make(), (scope) => Layer.buildWithScope(memoryPorts, scope)),
  )
  await Effect.runPromise(Effect.provide(options.seed, ports))
  const inner = makeContainer(bind(ports, useCases))
  const told = childContainer(inner, bind(Context.empty(), standIns(options)))
  const jobs = Context.get(ports, QueuedJobs)
  const refreshToken = cookie()
  const drain: Effect.Effect<void> = Effect.flatMap(jobs.take, (taken) =>
    taken.length === 0
      ? Effect.void
      : Effect.andThen(
          Effect.forEach(taken, ({ contract, input }) =>
            Effect.provideService(Effect.exit(resolve(inner, contract)(input)), CurrentActor, { kind: "system" }),
          ),
          drain,
        ),
  )
  const call =
    (contract: AnyContract): Invoke<AnyContract> =>
    (input) =>
      Effect.suspend(() => resolve(told, contract)(input)).pipe(
        Effect.provideService(CurrentActor, options.actor()),
        Effect.provideService(ServicesOn, servicesWithout(options.off)),
        Effect.provideService(RefreshTokenCarrier, refreshToken),
        Effect.tap(() => Effect.sync(() => void Effect.runFork(drain))),
      )
  const desk = Context.get(ports, GatewayDesk)
  const { payments = "Succeeded" } = options
  const pay = (reference: string) => Effect.runPromise(desk.become(reference, payments, "insufficient_funds"))
  const ended = ({ Succeeded: "paid", Declined: "declined", Pending: "unknown" } as const)[payments]
  const cardDesk = Context.get(ports, CardDesk)
  /** A card that was typed for the customer whom a setup's secret names. */
  const keepCard = (secret: string) => {
    const card = { id: `pm_${secret.length}`, brand: "visa", last4: "4242", expiryMonth: 12, expiryYear: 2034 }
    return Effect.runPromise(cardDesk.add(secret.replace("_setup_secret", ""), card))
  }
  const paymentWindow: PaymentWindow = {
    open: async ({ payment: { gatewayReference: reference } }) => {
      await pay(reference)
      return ended === "paid" ? { status: ended, returned: { reference, signature: "signed" } } : { status: ended }
    },
    mount: async ({ fields: { reference, clientSecret = "" } }, _element, { onReady }) => {
      onReady()
      return {
        confirm: async () => {
          await (reference === undefined ? keepCard(clientSecret) : pay(reference))
          return { status: ended }
        },
        unmount: () => undefined,
      }
    },
  }
  return { container: remoteContainer(call), paymentWindow }
}
