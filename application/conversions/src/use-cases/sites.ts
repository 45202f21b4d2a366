import { CurrentRequest, currentUser, handler, Ids, JobQueue, Profiles } from "@application/kernel"
import { checkedHosts, consentStatementVersion, type ConversionTotal, siteAddress } from "@domain/conversions"
import { InvalidFields } from "@domain/identity"
import { addDays, type BusinessProfileId, type LocalDate, localDateAt } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { conversionPaths } from "../contract/addresses.ts"
import { DeleteConversionsOf } from "../contract/arrivals.ts"
import { type ConversionSum, GetConversions, RemoveConversions, SetUpConversionSite } from "../contract/sites.ts"
import { BusinessWebsites } from "../services/business-websites.ts"
import { SiteVisitors } from "../services/site-visitors.ts"
import {
  ConversionActions,
  ConversionConnections,
  ConversionServerKeys,
  ConversionSites,
  ConversionTotals,
} from "../stores/conversions.ts"
import { actionsOf, shownAction, shownSite, siteForChange } from "./stored-site.ts"

const month = 30

/** More rows than a month of any business has: its kinds of conversion, removed kinds included, by day. */
const mostTotals = 2_000

const sumSince = (totals: ReadonlyArray<ConversionTotal>, actionId: number, from: LocalDate): ConversionSum =>
  totals
    .filter((total) => total.actionId === actionId && total.date >= from)
    .reduce((sum, total) => ({ count: sum.count + total.count, value: sum.value + total.value }), {
      count: 0,
      value: 0,
    })

const countedActions = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, timeZone: string) {
  const today = localDateAt(yield* Clock.currentTimeMillis, timeZone)
  const { rows } = yield* (yield* ConversionTotals).list("ofBusiness", { businessProfileId }, { limit: mostTotals })
  return (yield* actionsOf(businessProfileId))
    .filter(({ state }) => state !== "Removed")
    .map((action) => ({
      ...shownAction(action),
      lastWeek: sumSince(rows, action.id, addDays(today, -6)),
      lastMonth: sumSince(rows, action.id, addDays(today, 1 - month)),
    }))
})

export const getConversions = handler(
  GetConversions,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { currency, timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const { origin } = yield* CurrentRequest
    const site = yield* (yield* ConversionSites).find({ businessProfileId })
    const website = yield* (yield* BusinessWebsites).of(businessProfileId)
    const keys = yield* (yield* ConversionServerKeys).list("ofBusiness", { businessProfileId })
    return {
      ...(site !== undefined && { site: yield* shownSite(site) }),
      ...(website !== undefined && { website }),
      actions: yield* countedActions(businessProfileId, timeZone),
      serverKeys: keys.rows.map(({ createdAt }) => ({ createdAt })),
      serverAddress: `${origin}${conversionPaths.serverEvents}`,
      currency,
      statement: consentStatementVersion,
    }
  }),
)

export const setUpConversionSite = handler(
  SetUpConversionSite,
  Effect.fnUntraced(function* ({ businessProfileId, hosts: typed, consent, statement }) {
    if (statement !== consentStatementVersion)
      return yield* new InvalidFields({ fields: { statement: ["conversions.statement"] } })
    const hosts = yield* Effect.fromResult(checkedHosts(typed))
    const { portalId } = yield* (yield* Profiles).of(businessProfileId)
    const { userId } = yield* currentUser
    const now = yield* Clock.currentTimeMillis
    const sites = yield* ConversionSites
    const before = yield* sites.forChange({ businessProfileId })
    const isSaidAgain = before?.consent === consent && before.stated.version === statement
    const siteKey = before?.siteKey ?? (yield* (yield* Ids).secret).replaceAll(/[^\w-]/g, "").slice(-22)
    const site = yield* sites.save({
      createdAt: now,
      ...before,
      businessProfileId,
      portalId,
      siteKey,
      hosts,
      address: siteAddress(typed) ?? "",
      consent,
      stated: isSaidAgain ? before.stated : { version: statement, at: now, by: userId },
    })
    return { site: yield* shownSite(site) }
  }),
)

export const removeConversions = handler(
  RemoveConversions,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    yield* siteForChange(businessProfileId)
    const keys = yield* ConversionServerKeys
    const actions = yield* ConversionActions
    const connections = yield* ConversionConnections
    const { rows: keyRows } = yield* keys.list("ofBusiness", { businessProfileId })
    const { rows: connectionRows } = yield* connections.list("ofBusiness", { businessProfileId })
    yield* Effect.forEach(keyRows, keys.remove, { discard: true })
    yield* Effect.forEach(connectionRows, connections.remove, { discard: true })
    const gone = yield* actionsOf(businessProfileId)
    yield* Effect.forEach(gone, actions.remove, { discard: true })
    yield* (yield* ConversionSites).remove({ businessProfileId })
    yield* (yield* SiteVisitors).end(businessProfileId)
    yield* (yield* JobQueue).later(DeleteConversionsOf, { businessProfileId, actionIds: gone.map(({ id }) => id) })
    return {}
  }),
)
