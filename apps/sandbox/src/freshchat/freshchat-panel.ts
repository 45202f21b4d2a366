import type { Context } from "../core/context.ts"
import { escapeHtml } from "../core/html.ts"

const shown = 8

/** Talks with support in the sandbox's Freshchat, each with a way to answer. */
export const freshchatPanel = ({ state }: Context): string => {
  const talks = state.freshchat.users.slice(-shown).toReversed()
  if (talks.length === 0)
    return '<p class="empty">No talks yet. Give a portal a Freshchat token under Sign-up and features, then chat.</p>'
  return talks
    .map(({ alias, externalId, properties, messages }) => {
      const lines = messages
        .slice(-shown)
        .map(({ from, text }) => `<li><span class="badge">${from}</span> ${escapeHtml(text)}</li>`)
      return `<h3>${escapeHtml(externalId)}</h3><p class="note">${escapeHtml(JSON.stringify(properties))}</p><ul class="plain">${lines.join("")}</ul>
<form class="actions" data-post="/control/api/freshchat/${alias}/messages"><label>Answer <input name="text" autocomplete="off"></label><button>Send</button></form>`
    })
    .join("")
}
