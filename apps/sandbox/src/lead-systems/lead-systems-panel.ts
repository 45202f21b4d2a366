import type { Context } from "../core/context.ts"
import { escapeHtml } from "../core/html.ts"
import { asText } from "../core/json.ts"
import { SHEET_ACCESS } from "../google-sheets/sheets-state.ts"
import { HUBSPOT_TOKENS } from "../hubspot/hubspot-state.ts"

const shown = 12

const copied = (text: string): string =>
  `<code>${escapeHtml(text)}</code> <button data-copy="${escapeHtml(text)}" aria-label="Copy ${escapeHtml(text)}">Copy</button>`

/** Contacts of the sandbox's HubSpot, with the tokens that reach it. */
export const hubSpotPanel = ({ state }: Context): string => {
  const tokens = Object.keys(HUBSPOT_TOKENS).map((token) => `<li>${copied(token)}</li>`)
  const contacts = state.hubSpot.contacts
    .slice(0, shown)
    .map(
      ({ id, properties }) =>
        `<li><span class="badge">${escapeHtml(id)}</span> <strong>${escapeHtml(`${properties["firstname"] ?? ""} ${properties["lastname"] ?? ""}`.trim())}</strong> <span class="note">${escapeHtml(JSON.stringify(properties))}</span></li>`,
    )
  return `<ul class="plain">${tokens.join("")}</ul>${contacts.length === 0 ? '<p class="empty">No contacts yet. Add HubSpot under Leads, Send to your systems.</p>' : `<ul class="plain">${contacts.join("")}</ul>`}`
}

/** Spreadsheets of the sandbox, each with its tabs, and with what the installation may do there. */
export const sheetsPanel = ({ state }: Context): string =>
  Object.entries(state.googleSheets.spreadsheets)
    .map(([id, { title, access, tabs }]) => {
      const switches = SHEET_ACCESS.map(
        (one) =>
          `<button${one === access ? ' class="main" aria-pressed="true"' : ' aria-pressed="false"'} data-post="/control/api/lead-systems/spreadsheets/${id}" data-body='{"access":"${one}"}'>${one}</button>`,
      ).join("")
      const tables = Object.entries(tabs).map(
        ([tab, rows]) =>
          `<li><strong>${escapeHtml(tab)}</strong> <span class="note">${rows
            .slice(0, shown)
            .map((row) => escapeHtml(row.map((cell) => asText(cell) ?? "").join(" | ")))
            .join("<br>")}</span></li>`,
      )
      return `<h3>${escapeHtml(title)}</h3><p>${copied(`https://docs.google.com/spreadsheets/d/${id}/edit`)}</p><p class="actions">${switches}</p>
<form class="actions" data-post="/control/api/lead-systems/spreadsheets/${id}"><label>New tab <input name="tab" placeholder="Leads 1" autocomplete="off"></label><button>Add</button></form>
<ul class="plain">${tables.join("")}</ul>`
    })
    .join("")
