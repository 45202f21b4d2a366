import { Clock, Effect } from "effect"
import { currentUser, handler, mayOn, Profiles } from "@application/kernel"
import {
  AgencySchedule,
  type AgencyScheduleSettings,
  agencySummary,
  checkedAgencySchedule,
  nextAfterChange,
  previewedClients,
  rangeOfPeriod,
  scheduledClients,
} from "@domain/insights"
import { localDateAt, type PortalId, type UserId } from "@domain/kernel"
import {
  AskAgencyAddress,
  ListAgencySchedules,
  ListAgencySendings,
  PreviewAgencySchedule,
  RemoveAgencySchedule,
  ResendAgencyReport,
  SaveAgencySchedule,
  SetAgencyScheduleState,
  TestAgencySchedule,
} from "../contract/agency-schedules.ts"
import { AgencySchedules } from "../stores/agency-schedules.ts"
import { clientPage } from "./agency-making.ts"
import { ownReport } from "./agency-report.ts"
import { askUnknown, forgetQuestions } from "./regular/ask-addresses.ts"
import { makerHome, type StoredAgencySchedule } from "./regular/maker-home.ts"
import {
  checkedAt,
  listedSchedules,
  newestSendings,
  nextOfChanged,
  removeSchedule,
  roomFor,
  scheduleForChange,
  timesOfTried,
  withState,
} from "./regular/schedules.ts"
import { resent, startTest } from "./regular/sendings.ts"
import { askedAgain } from "./report-addresses.ts"
import { count } from "./report-limits.ts"

/** How many clients' figures a preview reads at once. */
const readTogether = 4

/** A schedule or a sending as calls answer it. */
const shown = <Row extends { readonly portalId: PortalId; readonly userId: UserId }>({
  portalId: _portal,
  userId: _user,
  ...row
}: Row) => row
const shownSchedule = (row: StoredAgencySchedule): AgencySchedule => shown(row)

const ownHome = Effect.flatMap(currentUser, makerHome)

/** The businesses on which the caller may report now. */
const mayReport = Effect.map(currentUser, (actor) =>
  actor.memberships
    .map(({ businessProfileId }) => businessProfileId)
    .filter((id) => mayOn(actor, "publishReports", id)),
)

export const listAgencySchedules = handler(
  ListAgencySchedules,
  Effect.fnUntraced(function* () {
    const home = yield* ownHome
    const { schedules, addresses } = yield* listedSchedules(home)
    const [first] = yield* (yield* Profiles).ofAll((yield* mayReport).slice(0, 1))
    return {
      schedules: schedules.map(({ schedule, last }) => ({
        schedule: shownSchedule(schedule),
        ...(last !== undefined && { last: shown(last) }),
      })),
      addresses,
      members: (yield* home.readers).map(({ userId, name, provedAddress }) => ({
        userId,
        name,
        isMailable: provedAddress !== undefined,
      })),
      timeZone: first?.timeZone ?? "UTC",
    }
  }),
)

/** Typed settings as they are kept, and the clients that a report would be over now. */
const checked = Effect.fnUntraced(function* (typed: AgencyScheduleSettings, ended: ReadonlyArray<string>) {
  const allowed = yield* mayReport
  const clients = yield* (yield* Profiles).ofAll(scheduledClients(typed.clients, allowed))
  const settings = yield* Effect.fromResult(
    checkedAgencySchedule(typed, {
      ...(yield* checkedAt(yield* ownHome, ended)),
      timeZones: [...new Set(clients.map(({ timeZone }) => timeZone))],
      mayReport: clients.map(({ id }) => id),
    }),
  )
  return { settings, clients }
})

export const saveAgencySchedule = handler(
  SaveAgencySchedule,
  Effect.fnUntraced(function* ({ scheduleId, ...typed }) {
    const { portalId, userId } = yield* currentUser
    const home = yield* ownHome
    yield* count("report-save", home.key)
    if (scheduleId === undefined) {
      const { settings } = yield* checked(typed, [])
      yield* roomFor(home)
      const nextAt = nextAfterChange(settings, yield* Clock.currentTimeMillis).at
      const made = { ...settings, portalId, userId, state: "Active", nextAt, ended: [] } as const
      const added = yield* (yield* AgencySchedules).add(made)
      yield* askUnknown(home, added)
      return shownSchedule(added)
    }
    const before = yield* scheduleForChange(home, scheduleId)
    const { settings } = yield* checked(typed, before.ended)
    const nextAt = yield* nextOfChanged(home, before, settings)
    const { state, ended } = before
    const saved = yield* home.schedules.save({ ...settings, portalId, userId, id: scheduleId, state, ended, nextAt })
    yield* askUnknown(home, saved)
    yield* forgetQuestions(home)
    return shownSchedule(saved)
  }),
)

export const setAgencyScheduleState = handler(
  SetAgencyScheduleState,
  Effect.fnUntraced(function* ({ scheduleId, state }) {
    const home = yield* ownHome
    return shownSchedule(yield* withState(home, yield* scheduleForChange(home, scheduleId), state))
  }),
)

export const removeAgencySchedule = handler(
  RemoveAgencySchedule,
  Effect.fnUntraced(function* ({ scheduleId }) {
    const home = yield* ownHome
    yield* scheduleForChange(home, scheduleId)
    yield* removeSchedule(home, scheduleId)
    return {}
  }),
)

export const previewAgencySchedule = handler(
  PreviewAgencySchedule,
  Effect.fnUntraced(function* ({ scheduleId, ...typed }) {
    const home = yield* ownHome
    yield* count("report-preview", home.key)
    const { settings, clients } = yield* checked(typed, [])
    const upcoming = yield* timesOfTried(home, scheduleId, settings)
    const days = rangeOfPeriod(settings.period, localDateAt(yield* Clock.currentTimeMillis, settings.timeZone))
    const pages = yield* Effect.forEach(
      clients.slice(0, previewedClients),
      ({ id }) =>
        Effect.map(Effect.orDie(clientPage(id, settings.name, days)), (report) => ({ businessProfileId: id, report })),
      { concurrency: readTogether },
    )
    return { upcoming, clients: clients.length, counted: pages.length, days, summary: agencySummary(pages) }
  }),
)

export const testAgencySchedule = handler(
  TestAgencySchedule,
  Effect.fnUntraced(function* ({ scheduleId }) {
    const { userId } = yield* currentUser
    const home = yield* ownHome
    yield* count("report-test", home.key)
    const schedule = yield* scheduleForChange(home, scheduleId)
    return shown(yield* startTest(home, schedule, yield* Clock.currentTimeMillis, userId))
  }),
)

export const listAgencySendings = handler(
  ListAgencySendings,
  Effect.fnUntraced(function* ({ scheduleId }) {
    return (yield* newestSendings(yield* ownHome, scheduleId)).map(shown)
  }),
)

export const resendAgencyReport = handler(
  ResendAgencyReport,
  Effect.fnUntraced(function* ({ sendingId, recipient }) {
    const home = yield* ownHome
    yield* count("report-resend", home.key)
    const sent = yield* resent(home, sendingId, recipient, ({ reportId }) =>
      reportId === undefined ? Effect.void : ownReport(reportId),
    )
    return shown(sent)
  }),
)

export const askAgencyAddress = handler(
  AskAgencyAddress,
  Effect.fnUntraced(function* ({ scheduleId, address }) {
    return yield* askedAgain(yield* ownHome, scheduleId, address)
  }),
)
