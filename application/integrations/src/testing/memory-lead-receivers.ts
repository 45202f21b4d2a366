import { destinationKinds, DestinationKind } from "@domain/integrations"
import { Context, Effect, Layer } from "effect"
import {
  type ConnectionAnswer,
  LeadReceivers,
  type ReceiverAnswer,
  type ReceiverTarget,
  type SentEvent,
  type SentLead,
  type SignedTarget,
} from "../ports/lead-receivers.ts"

/** What came to a receiver. */
export interface ReceivedLead {
  readonly target: ReceiverTarget
  readonly lead: SentLead
}

/** What came to an address of a portal. */
export interface ReceivedEvent {
  readonly target: SignedTarget
  readonly event: SentEvent
}

/** The receivers of a test: what came, and how they answer from now on. */
export class MemoryReceivers extends Context.Service<
  MemoryReceivers,
  {
    readonly received: Effect.Effect<ReadonlyArray<ReceivedLead>>
    readonly told: Effect.Effect<ReadonlyArray<ReceivedEvent>>
    readonly answerEventsBy: (answer: (received: ReceivedEvent) => ReceiverAnswer) => Effect.Effect<void>
    readonly answerBy: (
      answer: (received: ReceivedLead) => ReceiverAnswer | Effect.Effect<ReceiverAnswer>,
    ) => Effect.Effect<void>
    /** Has connections answered in this way from now on. */
    readonly connectBy: (answer: (target: ReceiverTarget) => ConnectionAnswer) => Effect.Effect<void>
  }
>()("integrations/testing/MemoryReceivers") {}

/** A receiver that lets everybody in, with the fields of its kind's usual mapping. */
const welcoming = ({ kind, mapping }: ReceiverTarget): ConnectionAnswer => ({
  status: 200,
  connectedTo: kind === "HubSpot" ? "144567890 (app-eu1.hubspot.com)" : "Leads of the oven",
  fields: [...new Set([...destinationKinds[kind].mapping, ...mapping].map(({ to }) => to))].map((name) => ({
    name,
    label: name,
  })),
})

/** Receivers that keep whatever comes and take it, until they are told otherwise. Addresses inside a network are refused. */
export const memoryLeadReceivers = Layer.effectContext(
  Effect.sync(() => {
    const received: Array<ReceivedLead> = []
    const told: Array<ReceivedEvent> = []
    let answerEvent: (one: ReceivedEvent) => ReceiverAnswer = () => ({ status: 200 })
    let answer: (one: ReceivedLead) => ReceiverAnswer | Effect.Effect<ReceiverAnswer> = () => ({ status: 200 })
    let connect: (target: ReceiverTarget) => ConnectionAnswer = welcoming
    return Context.make(LeadReceivers, {
      availableKinds: DestinationKind.literals,
      sharedWith: "leads@marquee.iam.gserviceaccount.com",
      check: (target) => Effect.sync(() => connect(target)),
      isReachable: (address) => address.startsWith("https://") && !address.includes("//10."),
      tell: (target, event) =>
        Effect.suspend(() => {
          told.push({ target, event })
          return Effect.succeed(answerEvent({ target, event }))
        }),
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
        told: Effect.sync(() => [...told]),
        answerEventsBy: (next) => Effect.sync(() => void (answerEvent = next)),
        answerBy: (next) => Effect.sync(() => void (answer = next)),
        connectBy: (next) => Effect.sync(() => void (connect = next)),
      }),
    )
  }),
)
