import { ListNetwork } from "@domain/audiences"
import { LeadId, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { NetworkReason, SendingState } from "./conversion-network.ts"
import { Instant } from "./instant.ts"
import {
  leadConsent,
  leadMarkedAt,
  LeadStage,
  leadStages,
  leadWorth,
  type MarkedLead,
  markedStages,
  stagesTold,
  takesNewWorth,
} from "./lead-stage.ts"

/** The telling of one stage of a lead to a network; of the lead it holds its number alone. */
export const LeadSending = Schema.Struct({
  network: ListNetwork,
  leadId: LeadId,
  stage: LeadStage,
  state: SendingState,
  /** When it is due while it waits, else when it came to its state. */
  at: Instant,
  /** When the lead was marked. */
  markedAt: Instant,
  attempts: Schema.Int,
  /** The worth that the network has, where a stage can have one. */
  toldWorth: Schema.optionalKey(MinorUnits),
  reason: Schema.optionalKey(NetworkReason),
})
export type LeadSending = typeof LeadSending.Type

/** How long a mark may be taken back before networks are told, and how old a mark may be that is newly told. Ours. */
export const leadTelling = { waitMillis: 5 * 60_000, freshMillis: 60_000 } as const

/** What a mark changes of the telling of one network. */
export interface LeadTellingChange {
  /** New and changed sendings. */
  readonly saved: ReadonlyArray<LeadSending>
  /** Sendings of marks that were taken back before the network heard of them. */
  readonly dropped: ReadonlyArray<LeadSending>
}

/** A place at a network and a lead, as a mark of the lead meets them. */
export interface LeadAtNetwork {
  readonly leadId: LeadId
  readonly lead: MarkedLead
  readonly network: ListNetwork
  /** Whether the network is told at the moment. */
  readonly isOn: boolean
  readonly known: ReadonlyArray<LeadSending>
  readonly now: number
}

/** Whether a network has a worth that is no longer the sale's; it takes the new one under the same name. */
const hasOtherWorth = ({ network, stage, state, toldWorth }: LeadSending, lead: MarkedLead): boolean =>
  takesNewWorth[network] && stage === "Won" && state === "Sent" && (leadWorth(lead, stage) ?? 0) !== toldWorth

/**
 * What is to be told of a lead after it was marked or changed: each stage once, after some minutes. Marks of before the
 * network was told, and whatever somebody else's later change touches, are told nobody.
 */
export const leadTellingChange = ({ leadId, lead, network, isOn, known, now }: LeadAtNetwork): LeadTellingChange => {
  const stages = leadStages(lead).filter((stage) => stagesTold[network].includes(stage))
  const dropped = known.filter(
    ({ stage, state, toldWorth }) => state === "Waiting" && toldWorth === undefined && !stages.includes(stage),
  )
  if (!isOn) return { saved: [], dropped }
  const markedAt = leadMarkedAt(lead)
  const isFresh = markedAt !== undefined && markedAt >= now - leadTelling.freshMillis
  const isAllowed = leadConsent(lead).adUserData
  const added = stages
    .filter((stage) => isFresh && known.every((one) => one.stage !== stage))
    .map((stage): LeadSending => {
      const mark = { network, leadId, stage, markedAt: markedAt ?? now, attempts: 0 }
      return isAllowed
        ? { ...mark, state: "Waiting", at: now + leadTelling.waitMillis }
        : { ...mark, state: "Withheld", at: now }
    })
  const restated = known
    .filter((sending) => hasOtherWorth(sending, lead))
    .map((sending): LeadSending => ({ ...sending, state: "Waiting", at: now + leadTelling.waitMillis }))
  return { saved: [...added, ...restated], dropped }
}

/** Whether a network has something of a lead that its business has taken back since. */
export const isTakenBack = ({ stage, state, toldWorth }: LeadSending, lead: MarkedLead): boolean =>
  (state === "Sent" || toldWorth !== undefined) && !markedStages(lead).includes(stage)

/** A sending that has come to its end, with the worth that the network now has. */
export const settledLeadSending = <S extends LeadSending>(
  sending: S,
  {
    state,
    now,
    reason,
    worth,
  }: {
    readonly state: "Sent" | "Refused" | "Withheld"
    readonly now: number
    readonly reason?: string | undefined
    readonly worth?: number | undefined
  },
): S => {
  const { reason: _before, ...rest } = sending
  return {
    ...(rest as S),
    state,
    at: now,
    attempts: sending.attempts + (state === "Withheld" ? 0 : 1),
    ...(state === "Sent" && sending.stage === "Won" && { toldWorth: worth ?? 0 }),
    ...(reason !== undefined && { reason: reason.slice(0, 300) }),
  }
}
