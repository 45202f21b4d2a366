import type { Context } from "../core/context.ts"
import { escapeHtml } from "../core/html.ts"
import { RECEIVER_BEHAVIOURS } from "./receiver-state.ts"

const shown = 12

/** A CRM to send leads to: its address, how it answers, and what came. */
export const receiverPanel = (context: Context): string => {
  const { behaviour, secret, messages } = context.state.receiver
  const address = `${context.origin()}/receiver/leads`
  const switches = RECEIVER_BEHAVIOURS.map(
    (one) =>
      `<button${one === behaviour ? ' class="main" aria-pressed="true"' : ' aria-pressed="false"'} data-post="/control/api/receiver" data-body='{"behaviour":"${one}"}'>${one}</button>`,
  ).join("")
  const rows = messages
    .slice(0, shown)
    .map(({ id, type, isTest, lead, came, isMarked, isProved }) => {
      const proof = isProved === null ? "not checked" : isProved ? "proved" : "not proved"
      const times = came === 1 ? "came once" : `came ${came} times`
      return `<li><span class="badge">${isMarked ? "marked" : "not taken"}</span> <strong>${escapeHtml(lead)}</strong> ${escapeHtml(type)}${isTest ? " (test)" : ""} <span class="note"><code>${escapeHtml(id)}</code> ${times}, signature ${proof}</span></li>`
    })
    .join("")
  return `<p>Address <code>${escapeHtml(address)}</code> <button data-copy="${escapeHtml(address)}" aria-label="Copy the receiver's address">Copy</button></p>
<p class="actions">${switches}</p>
<form class="actions" data-post="/control/api/receiver"><label>Secret <input name="secret" placeholder="${secret === "" ? "whsec_…" : "set; none forgets it"}" autocomplete="off"></label><button>Check signatures</button></form>
${messages.length === 0 ? '<p class="empty">No leads yet. Add this address under Leads, Send to your systems.</p>' : `<ul class="plain">${rows}</ul>`}`
}
