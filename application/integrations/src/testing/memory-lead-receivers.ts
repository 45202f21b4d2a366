import { destinationKinds, DestinationKind } from "@domain/integrations"
import { Context, Effect, Layer } from "effect"
import { LeadReceivers, type ReceiverAnswer, type ReceiverTarget, type SentLead } from "../ports/lead-receivers.ts"

/** What came to a receiver. */
export interface ReceivedLead {
  readonly target: ReceiverTarget
  readonly lead: SentLead
}

/** The receivers of a test: what came, and how they answer from now on. */
export class MemoryReceivers extends Context.Service<
  MemoryReceivers,
  {
    readonly received: Effect.Effect<ReadonlyArray<ReceivedLead>>
    readonly answerBy: (
      answer: (received: ReceivedLead) => ReceiverAnswer | Effect.Effect<ReceiverAnswer>,
    ) => Effect.Effect<void>
  }
>()("integrations/testing/MemoryReceivers") {}

/** Receivers that keep whatever comes and take it, until they are told otherwise. Addresses inside a network are refused. */
export const memoryLeadReceivers = Layer.effectContext(
  Effect.sync(() => {
    const received: Array<ReceivedLead> = []
    let answer: (one: ReceivedLead) => ReceiverAnswer | Effect.Effect<ReceiverAnswer> = () => ({ status: 200 })
    return Context.make(LeadReceivers, {
      availableKinds: DestinationKind.literals,
      isReachable: (address) => address.startsWith("https://") && !address.includes("//10."),
      send: (target, lead) =>
        Effect.suspend(() => {
          if (destinationKinds[target.kind].hasAddress && target.address === undefined)
            return Effect.succeed<ReceiverAnswer>({ noAnswer: "NotAllowed" })
          received.push({ target, lead })
          const said = answer({ target, lead })
          return Effect.isEffect(said) ? said : Effect.succeed(said)
        }),
    }).pipe(
      Context.add(MemoryReceivers, {
        received: Effect.sync(() => [...received]),
        answerBy: (next) => Effect.sync(() => void (answer = next)),
      }),
    )
  }),
)
