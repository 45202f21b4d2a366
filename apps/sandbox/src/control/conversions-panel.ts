import { adNetworks, conversionReports } from "../ad-networks.ts"
import type { Context } from "../core/context.ts"
import { escapeHtml } from "../core/html.ts"

const SHOWN = 12

/** What networks were told that visitors of websites did. */
export const conversionsPanel = (context: Context): string => {
  const all = conversionReports(context)
  if (all.length === 0)
    return '<p class="empty">No conversions yet. Connect a network under Conversions, and buy something on a demo site.</p>'
  const rows = all.slice(0, SHOWN).map(({ network, place, name, id, at, worth, notes }) => {
    const said = [place, worth, ...notes].filter((text) => text !== "").join(" · ")
    return `<li><span class="badge">${escapeHtml(adNetworks[network].label)}</span> <strong>${escapeHtml(name)}</strong> <code>${escapeHtml(id)}</code> <span class="note"><time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 16).replace("T", " "))}</time> · ${escapeHtml(said)}</span></li>`
  })
  const more = all.length > SHOWN ? `<p class="note">and ${all.length - SHOWN} older</p>` : ""
  return `<ul class="plain">${rows.join("")}</ul>${more}`
}
