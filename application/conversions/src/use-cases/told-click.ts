import { adMarkOf, ConversionClick } from "@domain/conversions"
import { Schema } from "effect"
import type { ToldClick } from "../contract/arrivals.ts"

const networkIds = ["gclid", "gbraid", "wbraid", "fbp", "fbc"] as const
const isNetworkId = Schema.is(ConversionClick.fields.fbp)
const longestAge = 100 * 86_400_000

/**
 * A click as it is kept: its moment by our clock, given the teller's at `sentAt`. Meta's cookie names a click by the moment at
 * which the page saw it. What is no identifier is left out; undefined where nothing of a click is left.
 */
export const clickOf = (told: ToldClick | undefined, sentAt: number, now: number): ConversionClick | undefined => {
  if (told === undefined) return undefined
  const toldAge = Number.isFinite(sentAt - (told.at ?? sentAt)) ? sentAt - (told.at ?? sentAt) : 0
  const at = Math.round(now - Math.min(longestAge, Math.max(-longestAge, toldAge)))
  const mark = adMarkOf(told.mq_ad ?? "")
  const fbc = told.fbclid === undefined ? undefined : `fb.1.${at}.${told.fbclid}`
  const ids = { ...told, fbc }
  const named: Partial<Record<(typeof networkIds)[number], string>> = {}
  for (const name of networkIds) {
    const id = ids[name]
    if (id !== undefined && isNetworkId(id)) named[name] = id
  }
  if (mark === undefined && Object.keys(named).length === 0) return undefined
  return { at, ...(mark !== undefined && { mark }), ...named }
}
