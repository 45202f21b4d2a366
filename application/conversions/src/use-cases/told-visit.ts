import { BrowserName, isFindable, isVisit, mayTellVisit, type Visit } from "@domain/audiences"
import { consentOf, pageAddressOf, type ToldOutcome, type TriedEvent } from "@domain/conversions"
import { pathForm } from "@domain/kernel"
import { Effect, Schema } from "effect"
import { SiteVisitors } from "../services/site-visitors.ts"
import type { StoredSite } from "./stored-site.ts"
import type { ToldEvent } from "./told-event.ts"

const longest = { page: 300, address: 2_000, userAgent: 500, ipAddress: 45 } as const
const isBrowserName = Schema.is(BrowserName)

/** The page of a visit, and the audiences that it belongs to. */
const readVisit = Effect.fnUntraced(function* (site: StoredSite, event: ToldEvent) {
  const address = pageAddressOf(event.page ?? "")
  const path = address?.path ?? ""
  const audiences = yield* (yield* SiteVisitors).audiencesOf(site.businessProfileId)
  return {
    address,
    path,
    consent: consentOf(site.consent, event.consent, event.hasOptedOut),
    audiences: audiences.filter(({ rule }) => isVisit(rule, path)),
  }
})

/** A visit as networks are told of it. The device's address needs the consent to tell of the visitor's details. */
const visitOf = (event: ToldEvent, page: string, mayTellAddress: boolean): Visit => {
  const { id, at, click, fbp, userAgent, ipAddress } = event
  return {
    id,
    at,
    pageUrl: page.slice(0, longest.address),
    ...(fbp !== undefined && isBrowserName(fbp) && { fbp }),
    ...(click?.fbc !== undefined && { fbc: click.fbc }),
    ...(userAgent && { userAgent: userAgent.slice(0, longest.userAgent) }),
    ...(mayTellAddress && ipAddress && { ipAddress: ipAddress.slice(0, longest.ipAddress) }),
  }
}

/** Hands a visit on, if an audience takes it and the visitor agreed; nothing of it is kept here. */
export const toldVisit = Effect.fnUntraced(function* (site: StoredSite, event: ToldEvent) {
  const { address, path, consent, audiences } = yield* readVisit(site, event)
  if (address === undefined || audiences.length === 0 || !mayTellVisit(consent)) return
  // Networks compare addresses as they are written, so that they are told in one form.
  const visit = visitOf(event, `${address.origin}${pathForm(path)}`, consent.adUserData)
  if (isFindable(visit)) yield* (yield* SiteVisitors).take(site.businessProfileId, visit)
})

/** What a visit would be taken as, without telling it. */
export const triedVisit = Effect.fnUntraced(function* (site: StoredSite, event: ToldEvent) {
  const { address, path, consent, audiences } = yield* readVisit(site, event)
  const taken = mayTellVisit(consent) ? "Visit" : "NotAgreed"
  const outcomes: ReadonlyArray<ToldOutcome> =
    audiences.length === 0 ? [{ taken: "Unknown" }] : audiences.map(({ name }) => ({ taken, audience: name }))
  const tried: TriedEvent = {
    at: event.at,
    eventId: event.id,
    seen: event.seen,
    ...(address !== undefined && { page: `${address.host}${path}`.slice(0, longest.page) }),
    consent,
    outcomes,
  }
  return tried
})
