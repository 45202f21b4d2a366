import { apiBase, type Endpoint } from "@adapters/http-api"
import { integratorNotes } from "./integrator-notes.ts"
import type { Access } from "@application/kernel"
import { permissions, type PermissionScope, roles, rolesFor } from "@domain/identity"

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const scopes: Readonly<Record<PermissionScope, string>> = {
  anyone: "anyone",
  session: "who holds the session",
  self: "signed in",
  profile: "members of the profile",
  portal: "staff of the portal",
}

/** Who may call, with the roles where not every member may. */
const who = (access: Access): string => {
  if (access === "system") return "the system"
  const allowed = rolesFor(access)
  const { scope } = permissions[access]
  return allowed.length === roles.length || scope === "session" || allowed.length === 0
    ? scopes[scope]
    : `${scopes[scope]}: ${allowed.join(", ")}`
}

const section = (
  context: string,
  rows: ReadonlyArray<Endpoint>,
): string => `<h2>${escape(context.slice(0, 1).toUpperCase() + context.slice(1))}</h2><table>
<thead><tr><th>Call</th><th>Use-case</th><th>Who</th></tr></thead>
<tbody>${rows
  .map(
    ({ method, path, contract }) =>
      `<tr><td><code><b>${method}</b> ${escape(path)}</code></td><td>${escape(contract.name.split("/")[1] ?? "")}</td><td>${who(contract.access)}</td></tr>`,
  )
  .join("")}</tbody></table>`

/** A page, for a portal's title, that a person can read beside the OpenAPI document: every call, its use-case and who may make it. */
export const openApiPage = (endpoints: ReadonlyArray<Endpoint>): ((title: string) => string) => {
  const contexts = Map.groupBy(endpoints, ({ contract }) => contract.name.split("/")[0] ?? "")
  const sections = [...contexts].map(([context, rows]) => section(context, rows)).join("\n")
  return (
    title,
  ) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} | API v1.0</title><style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-inline-size:70rem;margin:2rem auto;padding-inline:1rem}
table{inline-size:100%;border-collapse:collapse}th,td{text-align:start;padding:.4rem .6rem;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}
code{overflow-wrap:anywhere}dt{font-weight:600;margin-block-start:.6rem}dd{margin-inline-start:0;max-inline-size:65ch}h2{margin-block:2rem .5rem}
@media(max-width:40rem){tr{display:flex;flex-wrap:wrap;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}
th,td{border:0;padding:.3rem .6rem .3rem 0}th:first-child,td:first-child{flex:1 0 100%;padding-block-end:0}}</style></head><body>
<h1>${escape(title)} API v1.0</h1><p>Success is <code>{ data }</code>, failure <code>{ errorCode, message, requestId, details }</code>. The whole document: <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
${integratorNotes}
${sections}
</body></html>`
}
