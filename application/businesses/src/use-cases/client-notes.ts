import { handler, UserNames } from "@application/kernel"
import { ClientNoteNotFound, readsNote } from "@domain/businesses"
import { InvalidFields } from "@domain/identity"
import { type BusinessProfileId, localDateAt, type PortalId, type UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import {
  AddClientNote,
  EditClientNote,
  GetClientNotes,
  RemoveClientNote,
  type ShownNote,
} from "../contract/client-notes.ts"
import { ClientNotes, ClientRenewals } from "../stores/client-notes.ts"
import { clientOf, ownKeeper } from "./client-keeper.ts"
import { shownRenewal } from "./client-renewals.ts"
import { namedBusinesses } from "./hand-over-facts.ts"

const pageSize = 50

type StoredNote = Effect.Success<ReturnType<Effect.Success<typeof ClientNotes>["add"]>>

const shownNotes = Effect.fnUntraced(function* (portalId: PortalId, reader: UserId, rows: ReadonlyArray<StoredNote>) {
  const names = yield* (yield* UserNames).of(portalId, [...new Set(rows.map(({ userId }) => userId))])
  return rows.map(({ id, text, reach, notedAt, editedAt, userId }): ShownNote => {
    const author = names.get(userId)
    return {
      id,
      text,
      reach,
      notedAt,
      ...(editedAt !== undefined && { editedAt }),
      ...(author !== undefined && { author }),
      isOwn: userId === reader,
    }
  })
})

const shownNote = Effect.fnUntraced(function* (note: StoredNote) {
  const [shown] = yield* shownNotes(note.portalId, note.userId, [note])
  return shown ?? (yield* Effect.die(new Error("A note is shown as nothing")))
})

const wordsOf = Effect.fnUntraced(function* (text: string) {
  const words = text.trim()
  return words === "" ? yield* new InvalidFields({ fields: { text: ["validation.required"] } }) : words
})

export const getClientNotes = handler(
  GetClientNotes,
  Effect.fnUntraced(function* ({ businessProfileId, limit = pageSize, cursor }) {
    const { portalId, keeper, userId, agencyId } = yield* ownKeeper(businessProfileId)
    const { name, timeZone } = yield* clientOf(businessProfileId)
    const today = localDateAt(yield* Clock.currentTimeMillis, timeZone)
    const ofClient = { portalId, businessProfileId, keeper }
    const { rows, nextCursor } = yield* (yield* ClientNotes).list("ofClient", ofClient, { limit, cursor })
    const readable = rows.filter(({ userId: authorId, reach }) => readsNote({ authorId, reach }, userId))
    const renewal = yield* (yield* ClientRenewals).find(ofClient)
    return {
      client: { id: businessProfileId, name, today },
      ...(agencyId !== undefined && { agency: (yield* namedBusinesses([agencyId]))(agencyId) }),
      notes: yield* shownNotes(portalId, userId, readable),
      ...(nextCursor !== undefined && { nextCursor }),
      ...(renewal !== undefined && { renewal: shownRenewal(renewal, today) }),
    }
  }),
)

export const addClientNote = handler(
  AddClientNote,
  Effect.fnUntraced(function* ({ businessProfileId, text, reach, notedAt }) {
    const words = yield* wordsOf(text)
    const { portalId, keeper, userId } = yield* ownKeeper(businessProfileId)
    const now = yield* Clock.currentTimeMillis
    const note = {
      portalId,
      businessProfileId,
      keeper,
      userId,
      text: words,
      reach,
      notedAt: Math.min(notedAt ?? now, now),
    }
    return yield* shownNote(yield* (yield* ClientNotes).add(note))
  }),
)

/** The caller's own note on a client for a change; a note of somebody else or of another keeper is unknown. */
const ownNote = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, id: number) {
  const { portalId, keeper, userId } = yield* ownKeeper(businessProfileId)
  const note = yield* (yield* ClientNotes).forChange({ businessProfileId, id })
  const isOwn = note !== undefined && note.portalId === portalId && note.keeper === keeper && note.userId === userId
  return isOwn ? note : yield* new ClientNoteNotFound({})
})

export const editClientNote = handler(
  EditClientNote,
  Effect.fnUntraced(function* ({ businessProfileId, noteId, text, reach }) {
    const words = yield* wordsOf(text)
    const note = yield* ownNote(businessProfileId, noteId)
    const edited = { ...note, text: words, reach, editedAt: yield* Clock.currentTimeMillis }
    return yield* shownNote(yield* (yield* ClientNotes).save(edited))
  }),
)

export const removeClientNote = handler(
  RemoveClientNote,
  Effect.fnUntraced(function* ({ businessProfileId, noteId }) {
    const { id } = yield* ownNote(businessProfileId, noteId)
    yield* (yield* ClientNotes).remove({ businessProfileId, id })
    return {}
  }),
)
