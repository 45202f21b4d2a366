import { identityField } from "@domain/integrations"
import { Effect, Schema } from "effect"
import type { ReceiverKind } from "../receiver-kind.ts"
import { aboutOf, answerOf, bodyOf } from "../reply-answer.ts"
import { leadRow } from "./lead-row.ts"
import { sheetsCalls, type SheetsOptions } from "./sheets-calls.ts"

const Spreadsheet = Schema.Struct({
  properties: Schema.Struct({ title: Schema.String }),
  sheets: Schema.Array(Schema.Struct({ properties: Schema.Struct({ title: Schema.String }) })),
})
const Ranges = Schema.Struct({
  valueRanges: Schema.Array(Schema.Struct({ values: Schema.optionalKey(Schema.Array(Schema.Array(Schema.Unknown))) })),
})

const mostTitle = 120

/** Rows of a spreadsheet that its owner shares with the installation's account, in the tab that is named for the business. */
export const sheetsKind = (options: SheetsOptions): ReceiverKind => {
  const calls = sheetsCalls(options)
  return {
    send: Effect.fnUntraced(function* (target, { leadId, message: { data } }, call) {
      const { tab, ask, failed, isGiven } = calls(target, call)
      const { kind, mapping } = target
      const read = yield* ask("/values:batchGet", [
        ["ranges", `'${tab}'!1:1`],
        ["ranges", `'${tab}'!A:A`],
        ["majorDimension", "ROWS"],
        ["valueRenderOption", "UNFORMATTED_VALUE"],
      ])
      if (!isGiven(read)) return failed(read)
      const [first, column] = bodyOf(Ranges, read.reply)?.valueRanges ?? []
      // A column that is longer than what is read would have a lead twice.
      if (first === undefined || column === undefined) return { ...answerOf(read.reply, ""), trouble: "PlaceFull" }
      const { headings, row, number } = leadRow(
        { headings: first.values?.[0] ?? [], firstColumn: (column.values ?? []).map(([cell]) => cell) },
        { idHeading: identityField(kind, mapping) ?? "", fields: mapping.map(({ to }) => to), leadId, data },
      )
      const changes = [
        ...(headings === undefined ? [] : [{ range: `'${tab}'!A1`, values: [headings] }]),
        ...(number === undefined ? [] : [{ range: `'${tab}'!A${number}`, values: [row] }]),
      ]
      // RAW keeps what looks like a formula a text.
      const valueInputOption = "RAW"
      const changed =
        changes.length === 0 ? read : yield* ask("/values:batchUpdate", [], { valueInputOption, data: changes })
      if (!isGiven(changed)) return failed(changed)
      if (number !== undefined) return answerOf(changed.reply, "")
      const appended = yield* ask(
        `/values/${encodeURIComponent(`'${tab}'!A1`)}:append`,
        [
          ["valueInputOption", valueInputOption],
          ["insertDataOption", "INSERT_ROWS"],
        ],
        { majorDimension: "ROWS", values: [row] },
      )
      return isGiven(appended) ? answerOf(appended.reply, "") : failed(appended)
    }),
    check: Effect.fnUntraced(function* (target, call) {
      const { tab, ask, failed, isGiven } = calls(target, call)
      const found = yield* ask("", [["fields", "properties.title,sheets.properties.title"]])
      if (!isGiven(found)) return failed(found)
      const known = bodyOf(Spreadsheet, found.reply)
      if (known === undefined) return { ...answerOf(found.reply, ""), trouble: "PlaceMissing" }
      if (!known.sheets.some(({ properties: { title } }) => title === tab))
        return { ...answerOf(found.reply, ""), trouble: "TabMissing", ...aboutOf([tab]) }
      // Nothing is written: who may only look is told so before the request is looked at.
      const probe = yield* ask("/values:batchUpdate", [], { valueInputOption: "RAW", data: [] })
      if (probe.reply.status === 403) return failed(probe)
      return { ...answerOf(found.reply, ""), connectedTo: known.properties.title.slice(0, mostTitle) }
    }),
  }
}
