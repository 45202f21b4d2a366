import { Effect } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { atDesk } from "../testing/desk-world.ts"
import { bakery } from "../testing/profile-world.ts"
import { addBusinessNote, getPortalBusiness, listPortalBusinesses, removeBusinessNote } from "./portal-businesses.ts"
import { getPortalOverview } from "./portal-overview.ts"

const portalId = PortalId.make(1)
const of = { portalId, businessProfileId: bakery.id }
type Asked = Omit<Parameters<typeof listPortalBusinesses.handle>[0], "portalId">
const names = (asked: Asked = {}) =>
  Effect.map(listPortalBusinesses.handle({ portalId, ...asked }), ({ businesses }) =>
    businesses.map(({ name }) => name),
  )

test("pages of each order follow each other without a gap or a repeat", () =>
  atDesk(
    Effect.gen(function* () {
      for (const [order, all] of [
        ["newest", ["Corner Café", "Ace Dental", "Bloom Bakery"]],
        ["oldest", ["Bloom Bakery", "Ace Dental", "Corner Café"]],
        ["name", ["Ace Dental", "Bloom Bakery", "Corner Café"]],
      ] as const) {
        const first = yield* listPortalBusinesses.handle({ portalId, order, limit: 2 })
        const rest = yield* listPortalBusinesses.handle({ portalId, order, limit: 2, after: first.next ?? bakery.id })
        expect([...first.businesses, ...rest.businesses].map(({ name }) => name)).toEqual(all)
        expect(rest.next).toBeUndefined()
      }
    }),
  ))

test("a search finds names, numbers, websites and people", () =>
  atDesk(
    Effect.gen(function* () {
      for (const search of ["bloom", "#700", "BLOOM.example", "Asha@Example.com", "98765 43210"])
        expect([search, yield* names({ search })]).toEqual([search, ["Bloom Bakery"]])
      expect(yield* names({ search: "Elsewhere" })).toEqual([])
    }),
  ))

test("filters narrow by region and by the days of joining", () =>
  atDesk(
    Effect.gen(function* () {
      expect(yield* names({ region: "GB" })).toEqual(["Ace Dental"])
      expect(yield* names({ standing: "Running" })).toEqual([])
      expect(yield* names({ activity: "joined", from: "2023-11-15", to: "2023-11-15" })).toEqual([
        "Corner Café",
        "Bloom Bakery",
      ])
      expect(yield* names({ activity: "joined", from: "2023-11-14", to: "2023-11-14" })).toEqual(["Ace Dental"])
    }),
  ))

test("notes name who wrote them, newest first, and are taken away once", () =>
  atDesk(
    Effect.gen(function* () {
      yield* addBusinessNote.handle({ ...of, note: " Wants paper invoices " })
      const { id } = yield* addBusinessNote.handle({ ...of, note: "Called twice" })
      const shown = Effect.map(getPortalBusiness.handle(of), ({ notes }) =>
        notes.map(({ note, notedBy }) => [note, notedBy]),
      )
      expect(yield* shown).toEqual([
        ["Called twice", "User 9"],
        ["Wants paper invoices", "User 9"],
      ])
      yield* removeBusinessNote.handle({ ...of, noteId: id })
      expect(yield* shown).toEqual([["Wants paper invoices", "User 9"]])
      expect(yield* Effect.flip(removeBusinessNote.handle({ ...of, noteId: id }))).toMatchObject({
        _tag: "BusinessNoteNotFound",
      })
      expect(yield* Effect.flip(addBusinessNote.handle({ ...of, note: "  " }))).toMatchObject({ _tag: "InvalidFields" })
    }),
  ))

test("a business of another portal is unknown to the desk", () =>
  atDesk(
    Effect.gen(function* () {
      const foreign = { portalId, businessProfileId: BusinessProfileId.make(900) }
      expect(yield* Effect.flip(getPortalBusiness.handle(foreign))).toMatchObject({ _tag: "BusinessProfileNotFound" })
    }),
  ))

test("an overview counts new businesses by the days of their region", () =>
  atDesk(
    Effect.gen(function* () {
      const { businesses, before } = yield* getPortalOverview.handle({
        portalId,
        from: "2023-11-15",
        to: "2023-11-16",
      })
      expect([businesses.all, businesses.joined, before]).toEqual([
        3,
        { now: 2, before: 1 },
        { from: "2023-11-13", to: "2023-11-14" },
      ])
      const backwards = getPortalOverview.handle({ portalId, from: "2023-11-16", to: "2023-11-15" })
      expect(yield* Effect.flip(backwards)).toMatchObject({ _tag: "InvalidFields" })
    }),
  ))
