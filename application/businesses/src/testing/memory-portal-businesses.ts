import { riskSignsOf, standingOf } from "@domain/businesses"
import { isStaff } from "@domain/identity"
import { type BusinessProfileId, holdsDay } from "@domain/kernel"
import { StatementKind } from "@domain/wallet"
import { Effect, Layer } from "effect"
import type { PortalBusiness } from "../contract/portal-businesses.ts"
import type { BusinessProfile } from "../ports/business-profile-repository.ts"
import { type BusinessQuery, PortalBusinesses } from "../ports/portal-businesses.ts"
import { deskTables, type DeskTables } from "./desk-tables.ts"

const running = ["Approved", "Active"]

/** A business as the list shows it, and all of its signs. */
const shownIn =
  (tables: DeskTables, now: number) =>
  (profile: BusinessProfile): PortalBusiness => {
    const { id, name, region, createdAt, thumbnailLogo, storeDomain: website } = profile
    const own = tables.campaigns().filter(({ businessProfileId }) => businessProfileId === id)
    const issues = tables.openIssues().filter(({ businessProfileId }) => businessProfileId === id)
    const disputes = issues.filter(({ kind }) => kind === "disputeOpened")
    const wallet = tables.wallets().find(({ businessProfileId }) => businessProfileId === id)
    const owed = tables.owedBy(id)
    const category = tables.categoryOf(id)
    const counts = {
      isFrozen: tables.isFrozen(id),
      running: own.filter(({ status }) => running.includes(status)).length,
      waiting: own.filter(({ status }) => status === "InReview").length,
      refused: own.filter(({ status }) => status === "Rejected").length,
      owed,
      disputes: disputes.length,
      disputed: disputes.reduce((sum, { amount }) => sum + amount, 0),
      paymentIssues: issues.length - disputes.length,
    }
    return {
      id,
      name,
      region,
      createdAt,
      ...(category !== undefined && { category }),
      ...(thumbnailLogo !== undefined && { thumbnailLogo }),
      ...(website !== undefined && { website }),
      standing: standingOf(counts),
      running: counts.running,
      isPriority: tables
        .packs()
        .some((pack) => pack.businessProfileId === id && pack.startsAt <= now && pack.endsAt > now),
      ...(wallet !== undefined && {
        wallet: {
          currency: wallet.currency,
          available: wallet.availableBalance,
          held: wallet.promisedBalance + wallet.lockedBalance,
          owed,
        },
      }),
      risks: riskSignsOf(counts),
    }
  }

const isFound = (tables: DeskTables, profile: BusinessProfile, { words, id }: BusinessQuery): boolean => {
  if (words === "") return true
  const whole = words.toLowerCase()
  const digits = words.replaceAll(/\D/gu, "")
  const holds = (text: string | undefined) => text?.toLowerCase().includes(whole) === true
  return (
    holds(profile.name) ||
    holds(profile.storeDomain) ||
    profile.email?.toLowerCase() === whole ||
    profile.id === id ||
    tables
      .peopleOf(profile.id)
      .some(
        ({ user }) =>
          user.emailAddress.toLowerCase() === whole ||
          (digits.length >= 6 && user.phoneNumber?.replaceAll(/\D/gu, "").endsWith(digits) === true),
      ) ||
    tables.papers().some((paper) => paper.businessProfileId === profile.id && paper.number.toLowerCase() === whole) ||
    tables.campaigns().some((campaign) => campaign.businessProfileId === profile.id && holds(campaign.name))
  )
}

const did = (tables: DeskTables, { id, region, createdAt }: BusinessProfile, { activity }: BusinessQuery): boolean => {
  if (activity === undefined) return true
  if (activity.did === "joined")
    return activity.spans.some((span) => span.region === region && createdAt >= span.from && createdAt < span.until)
  return tables
    .days()
    .some((day) => day.businessProfileId === id && day.impressions > 0 && holdsDay(activity.days, day.date))
}

const fits = ({ risks, standing, isPriority, category, region }: PortalBusiness, query: BusinessQuery): boolean =>
  (query.standing === undefined || query.standing === standing) &&
  (query.region === undefined || query.region === region) &&
  (query.category === undefined || query.category === category) &&
  (query.priority === undefined || (query.priority === "has") === isPriority) &&
  (query.risk === undefined || risks.some(({ kind }) => query.risk === "some" || query.risk === kind))

type Place = Pick<BusinessProfile, "id" | "name">

const compared: Readonly<Record<BusinessQuery["order"], (one: Place, other: Place) => number>> = {
  newest: (one, other) => other.id - one.id,
  oldest: (one, other) => one.id - other.id,
  name: (one, other) => {
    const [first, second] = [one.name.toLowerCase(), other.name.toLowerCase()]
    return first < second ? -1 : first > second ? 1 : one.id - other.id
  },
}

/** The businesses of a portal over the in-memory tables of all contexts. */
export const memoryPortalBusinesses = Layer.effect(
  PortalBusinesses,
  Effect.map(deskTables, (tables) => ({
    page: (portalId, query) =>
      Effect.sync(() => {
        const order = compared[query.order]
        const last = query.after === undefined ? undefined : tables.profile(query.after)
        return tables
          .profilesOf(portalId)
          .filter((profile) => isFound(tables, profile, query) && did(tables, profile, query))
          .toSorted(order)
          .filter((profile) => last === undefined || order(last, profile) < 0)
          .map(shownIn(tables, query.now))
          .filter((business) => fits(business, query))
          .slice(0, query.limit)
      }),
    one: (portalId, id, now) =>
      Effect.sync(
        () =>
          tables
            .profilesOf(portalId)
            .filter((profile) => profile.id === id)
            .map(shownIn(tables, now))[0],
      ),
    details: (id: BusinessProfileId, most) =>
      Effect.sync(() => ({
        people: tables.peopleOf(id).map(({ user, roleId }) => ({
          userId: user.id,
          name: `${user.firstName} ${user.lastName}`.trim(),
          emailAddress: user.emailAddress,
          ...(user.phoneNumber !== undefined && { phone: user.phoneNumber }),
          roleId,
          isStaff: isStaff(user.roleIds),
        })),
        campaigns: tables
          .campaigns()
          .filter(({ businessProfileId }) => businessProfileId === id)
          .toSorted((one, other) => other.createdAt - one.createdAt || other.id - one.id)
          .slice(0, most)
          .map(({ id: campaignId, name, status, createdAt, spent }) => ({
            campaignId,
            name,
            status,
            createdAt,
            ...(spent !== undefined && { spent }),
          })),
        movements: tables
          .postings()
          .toSorted((one, other) => other.id - one.id)
          .flatMap(({ id: number, posting: { businessProfileId, kind, amount, currency, at, campaignName } }) => {
            const shown = StatementKind.literals.find((name) => name === kind)
            if (businessProfileId !== id || shown === undefined) return []
            const named = campaignName === undefined ? {} : { campaignName }
            return [{ id: number, kind: shown, amount, currency, at, ...named }]
          })
          .slice(0, most),
        papers: tables
          .papers()
          .filter(({ businessProfileId }) => businessProfileId === id)
          .toSorted((one, other) => other.id - one.id)
          .slice(0, most)
          .map(({ id: number, kind, number: name, total, currency, issuedOn }) => ({
            id: number,
            kind,
            number: name,
            total,
            currency,
            issuedOn,
          })),
        leads: tables
          .leads()
          .filter(({ businessProfileId, lead }) => businessProfileId === id && lead.merge === undefined).length,
      })),
  })),
)
