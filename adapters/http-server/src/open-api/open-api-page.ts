import { apiBase, type Endpoint } from "@adapters/http-api"
import { groupOf } from "./group-of.ts"
import { callEntry } from "./call-entry.ts"
import { answerRows } from "./field-rows.ts"
import { fieldType, recordAnchor } from "./field-type.ts"
import { anchorOf, escape, table } from "./html.ts"
import { integratorNotes, noteTitles } from "./integrator-notes.ts"
import { isJson, type Json } from "./json-schema.ts"
import { namedSchemas } from "./named-schemas.ts"
import { pageStyle } from "./page-style.ts"

const contents = (titles: ReadonlyArray<string>): string =>
  `<ul>${titles.map((title) => `<li><a href="#${anchorOf(title)}">${escape(title)}</a></li>`).join("")}</ul>`

const wholeOf = (schema: unknown): string => {
  const rows = isJson(schema) ? answerRows(schema) : []
  return rows.length === 0
    ? `<p>${fieldType(schema)}</p>`
    : table(
        ["Field", "", "Is"],
        rows.map(({ path, isRequired, type }) => [
          `<code>${escape(path.replace(/^\./, ""))}</code>`,
          isRequired ? "" : "may be absent",
          type,
        ]),
      )
}

/** What several calls take or answer, each by its name. */
const records = (components: Json): string =>
  `\n<h2 id="records">Records</h2>\n${Object.entries(components)
    .map(
      ([name, schema]) =>
        `<details id="${recordAnchor(name)}"><summary>${escape(name)}</summary>${wholeOf(schema)}</details>`,
    )
    .join("\n")}`

/** A page, for a portal's title, that a person can read beside the OpenAPI document: what holds for all calls, how to pay in test mode, and
 * each call by its group. */
export const openApiPage = (
  endpoints: ReadonlyArray<Endpoint>,
  testPayments: ReadonlyArray<string> = [],
): ((title: string) => string) => {
  const groups = Map.groupBy(endpoints, ({ contract }) => groupOf(contract))
  let calls: string | undefined
  const { refer, components } = namedSchemas()
  // Made for the first reader, since a start shall not wait for it.
  const allCalls = () =>
    (calls ??=
      [...groups]
        .map(
          ([group, rows]) =>
            `<h2 id="${anchorOf(group)}">${escape(group)}</h2>\n${rows.map((row) => callEntry(row, refer)).join("\n")}`,
        )
        .join("\n") + records(components))
  return (
    title,
  ) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} | API v1.0</title><style>${pageStyle}</style></head><body>
<h1>${escape(title)} API v1.0</h1><p>${endpoints.length} calls, each with its fields, an example and its errors. For generators of clients: <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
<nav aria-label="Contents"><h3>For integrators</h3>${contents(noteTitles)}<h3>Calls</h3>${contents([...groups.keys(), "Records"])}</nav>
${integratorNotes(endpoints, testPayments)}
${allCalls()}
</body></html>`
}
