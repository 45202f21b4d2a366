import { Profiles, UnitOfWork } from "@application/kernel"
import {
  actionsSeen,
  checkedValue,
  consentOf,
  type ConversionClick,
  type ConversionSource,
  pageAddressOf,
  type SeenSignal,
  type ToldOutcome,
  type TriedEvent,
  type VisitorConsent,
} from "@domain/conversions"
import { Effect, Result } from "effect"
import { hashedPeople, type ToldPerson } from "./hashed-people.ts"
import { lookedAt, outcomeOf, recordedConversion, type ToldConversion } from "./record-conversion.ts"
import { actionsOf, type StoredSite } from "./stored-site.ts"

/** One event that somebody tells of a website. */
export interface ToldEvent extends ToldPerson {
  readonly id: string
  readonly source: ConversionSource
  readonly seen: SeenSignal
  readonly at: number
  readonly value?: number
  readonly currency?: string
  /** The page's address. */
  readonly page?: string
  readonly consent: Partial<VisitorConsent> | undefined
  readonly hasOptedOut: boolean
  readonly click: ConversionClick | undefined
  readonly userAgent?: string
  readonly ipAddress?: string
  /** Meta's name of the browser, of a visit. */
  readonly fbp?: string
}

/** Longest page that a conversion is kept with, and longest address that networks are told. */
const longest = { page: 300, address: 2_000, userAgent: 500, ipAddress: 45 } as const

const cut = (text: string | undefined, most: number) => (text ? text.slice(0, most) : undefined)

/** The details of a visitor, hashed where they would say who it is. They are read only as far as consent goes. */
const detailsOf = Effect.fnUntraced(function* (site: StoredSite, event: ToldEvent, consent: VisitorConsent) {
  const { region } = yield* Effect.orDie((yield* Profiles).of(site.businessProfileId))
  const people = consent.adUserData ? yield* hashedPeople(event, region) : undefined
  const address = pageAddressOf(event.page ?? "")
  const userAgent = cut(event.userAgent, longest.userAgent)
  const ipAddress = cut(event.ipAddress, longest.ipAddress)
  return {
    ...(event.click !== undefined && { click: event.click }),
    ...(people !== undefined && { people }),
    ...(userAgent !== undefined && { userAgent }),
    ...(ipAddress !== undefined && { ipAddress }),
    ...(address !== undefined && { pageUrl: `${address.origin}${address.path}`.slice(0, longest.address) }),
  }
})

/** An event as the kinds of conversion that count it take it. */
const readEvent = Effect.fnUntraced(function* (site: StoredSite, event: ToldEvent) {
  const { businessProfileId } = site
  const { currency, timeZone } = yield* Effect.orDie((yield* Profiles).of(businessProfileId))
  const address = pageAddressOf(event.page ?? "")
  const consent = consentOf(site.consent, event.consent, event.hasOptedOut)
  const page = address === undefined ? undefined : `${address.host}${address.path}`.slice(0, longest.page)
  const actions = actionsSeen(yield* actionsOf(businessProfileId), event.seen, address?.path ?? "")
  const value = checkedValue(event, currency)
  const refused: ToldOutcome["taken"] | undefined =
    actions.length === 0 ? "Unknown" : Result.isFailure(value) ? value.failure : undefined
  const worth = Result.getOrUndefined(value)
  const told: ToldConversion = {
    eventId: event.id,
    source: event.source,
    at: event.at,
    timeZone,
    ...(worth !== undefined && { value: worth }),
    ...(page !== undefined && { page }),
    consent,
    details: yield* detailsOf(site, event, consent),
  }
  return { actions, told, refused, page, consent }
})

/** Counts an event, and says what each kind of conversion took it as. Each is a transaction of its own. */
export const countedEvent = Effect.fnUntraced(function* (site: StoredSite, event: ToldEvent) {
  const { transact } = yield* UnitOfWork
  const { actions, told, refused } = yield* readEvent(site, event)
  if (refused !== undefined) return [{ taken: refused }] satisfies ReadonlyArray<ToldOutcome>
  const outcomes = yield* Effect.forEach(actions, (action) => transact(recordedConversion(action, told)))
  return outcomes.map((outcome): ToldOutcome => outcome ?? { taken: "Unknown" })
})

/** What an event would be taken as, without counting it. */
export const triedEvent = Effect.fnUntraced(function* (site: StoredSite, event: ToldEvent) {
  const { actions, told, refused, page, consent } = yield* readEvent(site, event)
  const outcomes: ReadonlyArray<ToldOutcome> =
    refused !== undefined
      ? [{ taken: refused }]
      : yield* Effect.forEach(actions, (action) => Effect.map(lookedAt(action, told), outcomeOf))
  const tried: TriedEvent = {
    at: event.at,
    eventId: event.id,
    seen: event.seen,
    ...(page !== undefined && { page }),
    consent,
    outcomes,
  }
  return tried
})
