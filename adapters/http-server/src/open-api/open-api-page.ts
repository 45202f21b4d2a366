import { apiBase, type Endpoint } from "@adapters/http-api"
import { groupOf } from "@adapters/http-api/documentation"
import { callEntry } from "./call-entry.ts"
import { anchorOf, escape } from "./html.ts"
import { integratorNotes, noteTitles } from "./integrator-notes.ts"
import { pageStyle } from "./page-style.ts"

const contents = (titles: ReadonlyArray<string>): string =>
  `<ul>${titles.map((title) => `<li><a href="#${anchorOf(title)}">${escape(title)}</a></li>`).join("")}</ul>`

/** A page, for a portal's title, that a person can read beside the OpenAPI document: what holds for all calls, and each call by its group. */
export const openApiPage = (endpoints: ReadonlyArray<Endpoint>): ((title: string) => string) => {
  const groups = Map.groupBy(endpoints, ({ contract }) => groupOf(contract))
  let calls: string | undefined
  // Made for the first reader, since a start shall not wait for it.
  const allCalls = () =>
    (calls ??= [...groups]
      .map(([group, rows]) => `<h2 id="${anchorOf(group)}">${escape(group)}</h2>\n${rows.map(callEntry).join("\n")}`)
      .join("\n"))
  return (
    title,
  ) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} | API v1.0</title><style>${pageStyle}</style></head><body>
<h1>${escape(title)} API v1.0</h1><p>${endpoints.length} calls, each with its fields, an example and its errors. For generators of clients: <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
<nav aria-label="Contents"><h3>For integrators</h3>${contents(noteTitles)}<h3>Calls</h3>${contents([...groups.keys()])}</nav>
${integratorNotes}
${allCalls()}
</body></html>`
}
