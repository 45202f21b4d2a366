import { errorCode } from "@domain/errors"
import { type BusinessProfileId, UserId } from "@domain/kernel"
import { Schema } from "effect"

/** Who reads a note on a client: its author alone, or everybody of the agency who works on the client. */
export const NoteReach = Schema.Literals(["author", "agency"])
export type NoteReach = typeof NoteReach.Type

/** Letters of a note at most. */
export const mostNoteLetters = 2_000

/** What somebody of an agency notes on a client; times are epoch milliseconds. Ours. */
export const ClientNote = Schema.Struct({
  authorId: UserId,
  text: Schema.String,
  reach: NoteReach,
  notedAt: Schema.Int,
  editedAt: Schema.optionalKey(Schema.Int),
})
export type ClientNote = typeof ClientNote.Type

/** Whoever keeps notes and renewal dates of clients: an agency (`agency:12`), or a person whose client no agency of theirs runs (`user:7`). */
export const BookKeeper = Schema.String
export type BookKeeper = typeof BookKeeper.Type

/**
 * The keeper for whom a user notes: the agency that runs the client where the user belongs to it, else the user alone. The client
 * itself and any other agency have other keepers. Ours.
 */
export const keeperFor = (
  userId: UserId,
  agency: { readonly id: BusinessProfileId; readonly members: ReadonlyArray<UserId> } | undefined,
): BookKeeper => (agency?.members.includes(userId) === true ? `agency:${agency.id}` : `user:${userId}`)

/** Whether a user reads a note of their own keeper. */
export const readsNote = ({ authorId, reach }: Pick<ClientNote, "authorId" | "reach">, userId: UserId): boolean =>
  reach === "agency" || authorId === userId

/** No such note of the caller's. Ours. */
export class ClientNoteNotFound extends Schema.TaggedError<ClientNoteNotFound>()("ClientNoteNotFound", {
  errorCode: errorCode(104),
}) {}
