import {
  arrived,
  type Arrival,
  attributedTo,
  clickText,
  type Conversion,
  type ConversionClick,
  type ConversionDetails,
  type ConversionSource,
  type DayChange,
  isTellable,
  permittedDetails,
  type ToldOutcome,
  type VisitorConsent,
} from "@domain/conversions"
import { hashed } from "@domain/audiences"
import { localDateAt, type TimeZoneName } from "@domain/kernel"
import { Clock, Effect, Result } from "effect"
import { ConversionCampaigns } from "../services/conversion-campaigns.ts"
import {
  ConversionActions,
  ConversionConnections,
  ConversionDays,
  Conversions,
  ConversionSendings,
  ConversionTotals,
} from "../stores/conversions.ts"
import { sealedDetails } from "./sealed-details.ts"
import { sendLater } from "./stored-connection.ts"
import type { StoredAction } from "./stored-site.ts"

/** A conversion of an action as it was told, before anything is known of it. */
export interface ToldConversion {
  readonly eventId: string
  readonly source: ConversionSource
  readonly at: number
  readonly timeZone: TimeZoneName
  /** The told worth, in minor units. */
  readonly value?: number
  /** Host and path. */
  readonly page?: string
  readonly consent: VisitorConsent
  /** Everything that was told of the visitor; what they did not agree to is left out here. */
  readonly details: ConversionDetails
}

/** Letters of a hash that tell clicks apart. */
const clickKeyLetters = 32

const clickKeyOf = Effect.fnUntraced(function* (
  { counting }: Pick<StoredAction, "counting">,
  click: ConversionClick | undefined,
) {
  const text = counting === "OncePerClick" ? clickText(click) : undefined
  return text === undefined ? undefined : (yield* Effect.promise(() => hashed(text))).slice(0, clickKeyLetters)
})

/** A told conversion as it would be kept, and which campaign it counts for or why for none. */
const readConversion = Effect.fnUntraced(function* (action: StoredAction, told: ToldConversion) {
  const { eventId, source, at, timeZone, page, consent } = told
  const { click } = permittedDetails(consent, told.details)
  const asked = click?.mark === undefined ? [] : [click.mark.campaignId]
  const own = yield* (yield* ConversionCampaigns).named(action.businessProfileId, asked)
  const isOwn = (campaignId: number) => own.some(({ id }) => id === campaignId)
  const mark = attributedTo({ click, consent, at, days: action.days, isOwn })
  const clickKey = yield* clickKeyOf(action, click)
  const value = told.value ?? action.value
  const conversion: Conversion = {
    actionId: action.id,
    eventId,
    source,
    at,
    date: localDateAt(at, timeZone),
    ...(value !== undefined && { value }),
    ...(told.value !== undefined && { isToldValue: true }),
    ...(page !== undefined && { page }),
    consent,
    ...(Result.isSuccess(mark) && mark.success),
    ...(clickKey !== undefined && { clickKey }),
  }
  return { conversion, noCampaign: Result.isFailure(mark) ? mark.failure : undefined }
})

/** The known conversion of an event, and all of its clicks. */
const knownOf = Effect.fnUntraced(function* ({ businessProfileId }: StoredAction, told: Conversion) {
  const conversions = yield* Conversions
  const { actionId, eventId } = told
  const before = yield* conversions.find({ businessProfileId, actionId, eventId })
  const clickKeys = new Set([told.clickKey, before?.clickKey].filter((key) => key !== undefined))
  const ofClicks = yield* Effect.forEach([...clickKeys], (clickKey) =>
    conversions.list("ofClick", { businessProfileId, actionId, clickKey }),
  )
  const rows = [...(before === undefined ? [] : [before]), ...ofClicks.flatMap((page) => page.rows)]
  return [...new Map(rows.map(({ businessProfileId: _of, ...row }) => [row.eventId, row])).values()]
})

/** What would become of a conversion if it were told now. */
export const lookedAt = Effect.fnUntraced(function* (action: StoredAction, told: ToldConversion) {
  const { conversion, noCampaign } = yield* readConversion(action, told)
  return { ...arrived(yield* knownOf(action, conversion), conversion), noCampaign }
})

/** What became of a told conversion, as the teller or the owner reads it. */
export const outcomeOf = ({
  isNew,
  conversion: { actionId, campaignId, channel, value, isRepeat },
  noCampaign,
}: Arrival & { readonly noCampaign: ToldOutcome["noCampaign"] | undefined }): ToldOutcome => ({
  taken: !isNew ? "Duplicate" : isRepeat ? "Repeat" : "Counted",
  actionId,
  ...(campaignId !== undefined && { campaignId }),
  ...(channel !== undefined && { channel }),
  ...(campaignId === undefined && noCampaign !== undefined && { noCampaign }),
  ...(value !== undefined && { value }),
})

/** Adds to a day what a conversion changes. The action is locked, so that nobody else changes its days meanwhile. */
const countDay = Effect.fnUntraced(function* (action: StoredAction, change: DayChange) {
  const { businessProfileId, id: actionId, isResult } = action
  const { date, campaignId, channel } = change
  const totals = yield* ConversionTotals
  const total = yield* totals.find({ businessProfileId, actionId, date })
  const sum = (before: { readonly count: number; readonly value: number } | undefined) => ({
    count: (before?.count ?? 0) + change.count,
    value: (before?.value ?? 0) + change.value,
  })
  yield* totals.save({ businessProfileId, actionId, date, ...sum(total) })
  if (campaignId === undefined || channel === undefined) return
  const days = yield* ConversionDays
  const place = { businessProfileId, campaignId, channel, date, actionId }
  const day = yield* days.find(place)
  yield* days.save({ ...place, ...sum(day), isResult: day?.isResult ?? isResult })
})

/** Queues what networks are told, or notes that the visitor did not agree; what is told already is not told again. */
const tellNetworks = Effect.fnUntraced(function* (action: StoredAction, eventId: string, told: ToldConversion) {
  const { businessProfileId, id: actionId } = action
  const { rows } = yield* (yield* ConversionConnections).list("ofBusiness", { businessProfileId })
  const sendings = yield* ConversionSendings
  const now = yield* Clock.currentTimeMillis
  const isPermitted = isTellable(told.consent, told.details)
  for (const { network, state } of rows) {
    if (state !== "On") continue
    const place = { businessProfileId, network, actionId, eventId }
    const before = yield* sendings.find(place)
    if (before !== undefined && (before.state !== "Withheld" || !isPermitted)) continue
    if (!isPermitted) {
      yield* sendings.save({ ...place, state: "Withheld", at: now, attempts: 0 })
      continue
    }
    const sealed = yield* sealedDetails(place, permittedDetails(told.consent, told.details))
    yield* sendings.save({ ...place, state: "Waiting", at: now, attempts: 0, sealed })
    yield* sendLater({ businessProfileId, network })
  }
})

/**
 * Writes down a told conversion once, with its day and what networks are told; run in a transaction. Whoever tells it again
 * adds what was unknown, and counts nothing twice.
 */
export const recordedConversion = Effect.fnUntraced(function* (found: StoredAction, told: ToldConversion) {
  const actions = yield* ConversionActions
  const action = yield* actions.forChange(found)
  if (action?.state !== "On") return undefined
  const { businessProfileId } = action
  const arrival = yield* lookedAt(action, told)
  const conversions = yield* Conversions
  yield* Effect.forEach(arrival.changed, (row) => conversions.save({ businessProfileId, ...row }), { discard: true })
  yield* Effect.forEach(arrival.days, (change) => countDay(action, change), { discard: true })
  if (arrival.conversion.isRepeat !== true) yield* tellNetworks(action, arrival.conversion.eventId, told)
  if (arrival.isNew) yield* actions.save({ ...action, lastAt: Math.max(action.lastAt ?? 0, told.at) })
  return outcomeOf(arrival)
})
