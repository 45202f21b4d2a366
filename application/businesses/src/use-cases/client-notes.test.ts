import { Memberships } from "@application/identity/ports"
import { Effect, Struct } from "effect"
import { expect, test } from "vitest"
import {
  as,
  clientId as businessProfileId,
  handingOver,
  newAgency,
  newAgent,
  oldAgency,
  oldAgent,
  owner,
} from "../testing/hand-over-world.ts"
import { UserId } from "@domain/kernel"
import { makeAgencyCode } from "./agency-codes.ts"
import { addClientNote, editClientNote, getClientNotes, removeClientNote } from "./client-notes.ts"
import { saveClientRenewal } from "./client-renewals.ts"
import { consentToHandOver, startHandOverOf } from "./hand-overs.ts"

const colleague = UserId.make(52)
const withColleague = Effect.gen(function* () {
  const { join } = yield* Memberships
  yield* join(colleague, { businessProfileId: oldAgency, roleId: "AccountManager" })
  yield* join(colleague, { businessProfileId, roleId: "AccountManager" })
})

const note = (text: string, reach: "author" | "agency") => addClientNote.handle({ businessProfileId, text, reach })
const read = Effect.map(getClientNotes.handle({ businessProfileId }), ({ notes, renewal }) => ({
  notes: notes.map(({ text }) => text),
  hasRenewal: renewal !== undefined,
}))
const nothing = { notes: [], hasRenewal: false }

test("colleagues read what is for the agency, and the client reads nothing", () =>
  handingOver(
    Effect.gen(function* () {
      yield* withColleague
      yield* as(oldAgent, note("Decides by phone", "agency"))
      yield* as(oldAgent, note("Owes me a coffee", "author"))
      yield* as(oldAgent, saveClientRenewal.handle({ businessProfileId, firstOn: "2027-01-01", remindDays: 7 }))
      expect(yield* as(colleague, read)).toEqual({ notes: ["Decides by phone"], hasRenewal: true })
      expect((yield* as(oldAgent, read)).notes.toSorted()).toEqual(["Decides by phone", "Owes me a coffee"])
      expect(yield* as(owner, read)).toEqual(nothing)
      yield* as(owner, note("Our own", "agency"))
      expect((yield* as(colleague, read)).notes).toEqual(["Decides by phone"])
    }),
  ))

test("a hand-over carries neither notes nor the renewal date to the next agency", () =>
  handingOver(
    Effect.gen(function* () {
      yield* as(oldAgent, note("Decides by phone", "agency"))
      yield* as(oldAgent, saveClientRenewal.handle({ businessProfileId, firstOn: "2027-01-01", remindDays: 7 }))
      const { code } = yield* as(newAgent, makeAgencyCode.handle({ businessProfileId: newAgency }))
      const { id: handOverId } = yield* as(owner, startHandOverOf.handle({ businessProfileId, code }))
      yield* as(newAgent, consentToHandOver.handle({ businessProfileId: newAgency, handOverId }))
      expect(yield* as(newAgent, read)).toEqual(nothing)
      yield* as(newAgent, note("New here", "agency"))
      expect((yield* as(newAgent, read)).notes).toEqual(["New here"])
    }),
  ))

test("a note is edited and removed by its author alone, and comes back with its day", () =>
  handingOver(
    Effect.gen(function* () {
      yield* withColleague
      const made = yield* as(oldAgent, note("Decides by fone", "agency"))
      const edit = editClientNote.handle({
        businessProfileId,
        noteId: made.id,
        text: "Decides by phone",
        reach: "agency",
      })
      const remove = removeClientNote.handle({ businessProfileId, noteId: made.id })
      for (const stranger of [colleague, owner]) {
        expect(yield* Effect.flip(as(stranger, edit))).toMatchObject({ _tag: "ClientNoteNotFound" })
        expect(yield* Effect.flip(as(stranger, remove))).toMatchObject({ _tag: "ClientNoteNotFound" })
      }
      const edited = yield* as(oldAgent, edit)
      expect(edited).toMatchObject({ text: "Decides by phone", notedAt: made.notedAt, isOwn: true })
      expect(edited.editedAt).toBeDefined()
      yield* as(oldAgent, remove)
      expect(yield* as(oldAgent, read)).toEqual(nothing)
      const again = { businessProfileId, ...Struct.pick(edited, ["text", "reach", "notedAt"]) }
      expect((yield* as(oldAgent, addClientNote.handle(again))).notedAt).toBe(made.notedAt)
    }),
  ))

test("an empty note is refused", () =>
  handingOver(
    Effect.gen(function* () {
      expect(yield* Effect.flip(as(oldAgent, note("  ", "agency")))).toMatchObject({ _tag: "InvalidFields" })
    }),
  ))
