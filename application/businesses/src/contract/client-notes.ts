import { contract, exampleProfile, textOf } from "@application/kernel"
import { ClientNote, ClientNoteNotFound, ClientRenewal, mostNoteLetters, NoteReach } from "@domain/businesses"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, LocalDate } from "@domain/kernel"
import { Schema, Struct } from "effect"

const optional = Schema.optionalKey
const group = "Clients of agencies"
const access = "keepClientNotes"
const instant = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8_640_000_000_000_000 }))
const ofClient = { businessProfileId: BusinessProfileId }
const noteId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))
const typed = { text: textOf(mostNoteLetters), reach: NoteReach }
const exampleNote = { ...exampleProfile, text: "Wants two ads for Diwali, decides by phone.", reach: "agency" } as const

/** A note as its reader sees it; without a name the author is gone. Ours. */
export const ShownNote = Schema.Struct({
  id: Schema.Int,
  ...Struct.omit(ClientNote.fields, ["authorId"]),
  author: optional(Schema.String),
  /** Whether the caller wrote it, and so may edit and remove it. */
  isOwn: Schema.Boolean,
})
export type ShownNote = typeof ShownNote.Type

/** A renewal date with its next day, where the client is. Ours. */
export const ShownRenewal = Schema.Struct({
  ...ClientRenewal.fields,
  nextOn: LocalDate,
  isDue: Schema.Boolean,
})
export type ShownRenewal = typeof ShownRenewal.Type

/** What is kept on a client: notes, newest first, and the renewal date. Ours. */
export const GetClientNotes = contract("businesses/GetClientNotes", {
  kind: "query",
  access,
  route: "GET /businessProfiles/:businessProfileId/clientNotes",
  group,
  summary: "Get your notes on a client and its renewal date",
  description:
    "Members of the agency that runs the client read each other's notes with reach agency, and the same renewal date; anybody else reads what they noted themselves. The client, other agencies and the portal read none of it, and a hand-over carries none of it along. The next page begins at the cursor that the answer names.",
  example: { ...exampleProfile, limit: 50 },
  input: Schema.Struct({
    ...ofClient,
    cursor: optional(textOf(200)),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({
    client: Schema.Struct({ id: BusinessProfileId, name: Schema.String, today: LocalDate }),
    /** The agency that shares notes and renewal date; absent where the caller keeps them alone. */
    agency: optional(Schema.Struct({ id: BusinessProfileId, name: Schema.String })),
    notes: Schema.Array(ShownNote),
    nextCursor: optional(Schema.String),
    renewal: optional(ShownRenewal),
  }),
})

/** Adds a note on a client. Ours. */
export const AddClientNote = contract("businesses/AddClientNote", {
  kind: "command",
  access,
  route: "POST /businessProfiles/:businessProfileId/clientNotes",
  group,
  summary: "Note something on a client",
  description: "notedAt dates a note back, as one that was removed by mistake; a time to come is the present.",
  example: exampleNote,
  input: Schema.Struct({ ...ofClient, ...typed, notedAt: optional(instant) }),
  output: ShownNote,
  failures: [InvalidFields],
})

/** Changes a note of the caller's own. Ours. */
export const EditClientNote = contract("businesses/EditClientNote", {
  kind: "command",
  access,
  route: "PUT /businessProfiles/:businessProfileId/clientNotes/:noteId",
  group,
  summary: "Change a note of your own",
  example: { ...exampleNote, noteId: 3 },
  input: Schema.Struct({ ...ofClient, noteId, ...typed }),
  output: ShownNote,
  failures: [ClientNoteNotFound, InvalidFields],
})

/** Removes a note of the caller's own. Ours. */
export const RemoveClientNote = contract("businesses/RemoveClientNote", {
  kind: "command",
  access,
  route: "DELETE /businessProfiles/:businessProfileId/clientNotes/:noteId",
  group,
  summary: "Remove a note of your own",
  example: { ...exampleProfile, noteId: 3 },
  input: Schema.Struct({ ...ofClient, noteId }),
  output: Schema.Struct({}),
  failures: [ClientNoteNotFound],
})

/** Saves the day on which the contract with a client ends. Ours. */
export const SaveClientRenewal = contract("businesses/SaveClientRenewal", {
  kind: "command",
  access,
  route: "PUT /businessProfiles/:businessProfileId/clientRenewal",
  group,
  summary: "Save when the contract with a client ends",
  description:
    "everyMonths repeats it, on the last day of a month that has no such day. The agency's people on the client are reminded remindDays days before, once for each end.",
  example: { ...exampleProfile, firstOn: "2027-01-31", everyMonths: 12, remindDays: 14 },
  input: Schema.Struct({ ...ofClient, ...ClientRenewal.fields }),
  output: ShownRenewal,
})

/** Removes the renewal date of a client; without one nothing changes. Ours. */
export const RemoveClientRenewal = contract("businesses/RemoveClientRenewal", {
  kind: "command",
  access,
  route: "DELETE /businessProfiles/:businessProfileId/clientRenewal",
  group,
  summary: "Remove a client's renewal date",
  example: exampleProfile,
  input: Schema.Struct(ofClient),
  output: Schema.Struct({}),
})

/** Reminds people of contracts that end soon; runs on a schedule. Ours. */
export const RemindOfRenewals = contract("businesses/RemindOfRenewals", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
