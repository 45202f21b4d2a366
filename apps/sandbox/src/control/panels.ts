import type { Context } from "../core/context.ts"
import { FAILURE_KINDS, PROVIDERS } from "../core/failures.ts"
import { escapeHtml } from "../core/html.ts"
import { LISTINGS, mapsAddress } from "../google-places/places-data.ts"
import { pageReports, PEOPLE } from "../meta/meta-people.ts"
import { PAGE_ADDRESSES } from "../meta/meta-public-pages.ts"
import type { AdReport } from "../ad-network.ts"
import { adNetworks, adReports } from "../ad-networks.ts"
import { paymentReports } from "../gateways.ts"
import type { PaymentReport } from "../payment-report.ts"
import { shopReports } from "../shops/shop-control.ts"
import type { Site } from "../sites/site.ts"

const SHOWN = 12

const money = (minor: number, currency: string): string => {
  const digits =
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  return new Intl.NumberFormat(currency === "INR" ? "en-IN" : "en-GB", { style: "currency", currency }).format(
    minor / 10 ** digits,
  )
}

const time = (iso: string): string => `<time datetime="${iso}">${escapeHtml(iso.slice(0, 16).replace("T", " "))}</time>`

const empty = (text: string): string => `<p class="empty">${escapeHtml(text)}</p>`

const more = (all: readonly unknown[]): string =>
  all.length > SHOWN ? `<p class="note">and ${all.length - SHOWN} older</p>` : ""

const badge = (status: string): string =>
  `<span class="badge ${escapeHtml(status.toLowerCase())}">${escapeHtml(status.replaceAll("_", " ").toLowerCase())}</span>`

export const clockPanel = (context: Context): string => {
  const ahead = Math.round(context.clock.offsetMs() / 3_600_000)
  const button = (label: string, hours: number): string =>
    `<button data-post="/control/api/clock" data-body='{"advanceMs":${hours * 3_600_000}}'>${label}</button>`
  return `<p class="big">${escapeHtml(new Date(context.clock.now()).toUTCString())}</p><p class="note">${ahead === 0 ? "Real time" : `${ahead} hours ahead of real time`} · one day's budget takes ${context.marketSpeedMs / 1000} s</p>
<p class="actions">${button("+1 hour", 1)}${button("+1 day", 24)}${button("+7 days", 168)}<button class="quiet" data-post="/control/api/reset" data-confirm="Forget every order, campaign and message?">Reset all</button></p>`
}

const cardsOf = ({ cards = [] }: AdReport): string =>
  cards.length === 0
    ? ""
    : `<ol class="plain cards" aria-label="Cards">${cards.map(({ name, image, link }) => `<li>${image === null ? "" : `<img src="${escapeHtml(image)}" alt="" width="40" height="40" loading="lazy">`} ${escapeHtml(name)} <span class="note">${escapeHtml(link)}</span></li>`).join("")}</ol>`

const adCard = (
  ad: AdReport,
): string => `<article class="card ad" id="ad-${escapeHtml(ad.id)}">${ad.image === null ? "" : `<img src="${escapeHtml(ad.image)}" alt="" loading="lazy">`}
<div><p>${badge(ad.status)} <span class="note">${escapeHtml(ad.label ?? adNetworks[ad.network].label)} · ${escapeHtml(ad.campaign)}</span></p><h3>${escapeHtml(ad.headline || ad.name)}</h3><p>${escapeHtml(ad.text)}</p>${ad.link === "" ? "" : `<p><a class="link" href="${escapeHtml(ad.link)}" rel="noreferrer">${escapeHtml(ad.link)}</a></p>`}
${cardsOf(ad)}${ad.reason === null ? "" : `<p class="reason">${escapeHtml(ad.reason)}</p>`}
${ad.automation === undefined ? "" : `<p class="note">Left to the network: ${escapeHtml(ad.automation.join(", "))}</p>`}
${ad.impressions === 0 ? "" : `<p class="figures">${ad.impressions} impressions · ${ad.clicks} clicks · ${ad.results} results · ${escapeHtml(money(ad.spendMinor, ad.currency ?? "USD"))} spent</p>`}
${ad.status === "PENDING_REVIEW" ? `<p class="actions"><button class="main" data-post="/control/api/ads/${escapeHtml(ad.id)}/approve">Approve</button></p><form class="actions" data-post="/control/api/ads/${escapeHtml(ad.id)}/reject"><label>Reason <input name="reason" required value="Text in the image is hard to read: use less of it."></label><label>Field <select name="field"><option value="">not named</option><option>picture</option><option>primaryText</option><option>headline</option><option>description</option><option>landingPage</option></select></label><button>Reject</button></form>` : ""}</div></article>`

export const adsPanel = (context: Context): string => {
  const ads = adReports(context)
  if (ads.length === 0) return empty("No ads yet. Launch a campaign and it waits here for review.")
  const waiting = ads.filter((ad) => ad.status === "PENDING_REVIEW").length
  const sorted = ads.toSorted(
    (left, right) => Number(right.status === "PENDING_REVIEW") - Number(left.status === "PENDING_REVIEW"),
  )
  return `<p class="actions">${waiting === 0 ? `<span class="note">Nothing waits for review.</span>` : `<button class="main" data-post="/control/api/approve-all">Approve all ${waiting}</button>`}<button data-post="/control/api/leads" data-body="{}">Make a lead now</button></p>${sorted.slice(0, SHOWN).map(adCard).join("")}${more(ads)}`
}

export const messagesPanel = (context: Context): string => {
  const { messages } = context.state
  if (messages.length === 0) return empty("No messages yet. Mails, SMS and WhatsApp arrive here with their codes.")
  return (
    messages
      .slice(0, SHOWN)
      .map(
        (
          one,
        ) => `<article class="card message"><p><span class="badge ${one.channel}">${one.channel}</span> <strong>${escapeHtml(one.to.join(", "))}</strong> <span class="note">${time(one.at)}</span></p>
${one.otp === null ? "" : `<p class="otp"><output>${one.otp}</output><button data-copy="${one.otp}" aria-label="Copy code ${one.otp}">Copy</button></p>`}
${one.subject === "" ? "" : `<h3>${escapeHtml(one.subject)}</h3>`}<p class="text">${escapeHtml(one.text.slice(0, 280))}</p>${one.html === null ? "" : `<p><a href="/control/message/${one.id}" target="_blank" rel="noopener">Open the mail</a></p>`}${one.links
          .slice(0, 3)
          .map((link) => `<p><a class="link" href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a></p>`)
          .join("")}</article>`,
      )
      .join("") + more(messages)
  )
}

const takes = new Set(["succeeded", "captured"])

/** What a person at the gateway or the bank may do to a payment now. */
const paymentActs = ({ id, status, amount, refunded, dispute }: PaymentReport): string => {
  const button = (act: string, label: string): string =>
    `<button data-post="/control/api/payments/${escapeHtml(id)}/${act}" data-body="{}" aria-label="${label} ${escapeHtml(id)}">${label}</button>`
  if (dispute === "open" || dispute === "needs_response")
    return button("win", "Dispute won") + button("lose", "Dispute lost")
  const returns = refunded > 0 ? button("return", "Refund came back") : ""
  if (!takes.has(status) || refunded === amount || dispute !== null) return returns
  return returns + button("refund", "Refund") + button("dispute", "Dispute")
}

export const paymentsPanel = (context: Context): string => {
  const payments = paymentReports(context)
  if (payments.length === 0) return empty("No payments yet.")
  return `<div class="scroll" tabindex="0" role="region" aria-label="Table of payments"><table><thead><tr><th>When</th><th>Amount</th><th>Status</th><th>Card</th><th>Order</th><th>Do</th></tr></thead><tbody>${payments
    .slice(0, SHOWN)
    .map(
      (one) =>
        `<tr><td>${time(one.at)}</td><td class="amount">${escapeHtml(money(one.amount, one.currency))}${one.refunded > 0 ? `<br><span class="note">${escapeHtml(money(one.refunded, one.currency))} refunded</span>` : ""}</td><td>${badge(one.status)}</td><td>${escapeHtml(one.card)}</td><td><code>${escapeHtml(one.order)}</code><br><span class="note">${one.provider}${one.dispute === null ? "" : `, dispute ${escapeHtml(one.dispute.replaceAll("_", " "))}`}</span></td><td class="actions">${paymentActs(one)}</td></tr>`,
    )
    .join("")}</tbody></table></div>${more(payments)}`
}

const pageActs = {
  pending: ["approve", "refuse"],
  granted: ["withdraw"],
  refused: ["approve"],
  "never asked": [],
} as const

/** Pages whose administrators decide about the agency's access. */
export const pagesPanel = (context: Context): string =>
  `<ul class="plain">${pageReports(context)
    .map(
      ({ id, name, access }) =>
        `<li>${badge(access)} <strong>${escapeHtml(name)}</strong> ${pageActs[access].map((act) => `<button data-post="/control/api/pages/${id}/${act}" data-body="{}" aria-label="${act} ${escapeHtml(name)}">${act}</button>`).join("")}</li>`,
    )
    .join(
      "",
    )}</ul><h3>People</h3><p class="note">Who removes the app in Facebook's settings ends all of their logins.</p><ul class="plain">${PEOPLE.map(
    ({ id, name }) =>
      `<li>${escapeHtml(name)} <button data-post="/control/api/people/${id}/removeApp" data-body="{}" aria-label="remove the app, ${escapeHtml(name)}">remove the app</button></li>`,
  ).join("")}</ul>`

/** Shops to link, with what their owners can do. */
export const shopsPanel = (context: Context): string =>
  `<ul class="plain">${shopReports(context)
    .map(({ system, name, address, token, products, isWithdrawn }) => {
      const act = isWithdrawn ? "restore" : "withdraw"
      const copied = token === undefined ? "" : ` token <code>${escapeHtml(token)}</code>`
      return `<li>${badge(system)} <code>${escapeHtml(address)}</code>${copied} <span class="note">${products} products</span> <button data-post="/control/api/shops/${system}/${name}/${act}" data-body="{}" aria-label="${act} ${escapeHtml(address)}">${act}</button></li>`
    })
    .join("")}</ul>`

const options = (values: readonly string[]): string => values.map((value) => `<option>${value}</option>`).join("")

export const failuresPanel = (context: Context): string => {
  const list = context.failures.list()
  const rows = list
    .map(
      (one) =>
        `<li><strong>${one.provider}</strong> ${one.kind}${one.method === undefined ? "" : ` on ${escapeHtml(one.method)}`}${one.path === undefined ? "" : ` <code>${escapeHtml(one.path)}</code>`}${one.count === undefined ? "" : ` · ${one.count} left`} <button data-failure-remove="${escapeHtml(one.id)}">Switch off</button></li>`,
    )
    .join("")
  return `${list.length === 0 ? empty("Everything works. Switch something off to see how the product copes.") : `<ul class="plain">${rows}</ul>`}
<form class="grid" data-failure-add><label>Provider <select name="provider">${options(PROVIDERS)}</select></label><label>What goes wrong <select name="kind">${options(FAILURE_KINDS)}</select></label><label>Path or campaign contains <input name="path" placeholder="any"></label><label>Method <input name="method" placeholder="any"></label><label>Times <input name="count" type="number" min="1" value="1"></label><label>Slow by (ms) <input name="ms" type="number" min="0" placeholder="3000"></label><button class="main">Switch on</button></form>`
}

export const webhooksPanel = (context: Context): string => {
  const { webhooks } = context.state
  if (webhooks.length === 0) return empty("No webhooks yet.")
  return `<ul class="plain">${webhooks
    .slice(0, SHOWN)
    .map(
      (one) =>
        `<li>${one.nextAttemptMs === null ? badge("delivered") : badge("waiting")} <strong>${one.provider}</strong> ${escapeHtml(one.event)} <span class="note">${one.attempts} ${one.attempts === 1 ? "attempt" : "attempts"}${one.lastStatus === null ? "" : `, last: ${escapeHtml(one.lastStatus)}`}</span></li>`,
    )
    .join("")}</ul>${more(webhooks)}`
}

export const requestsPanel = (context: Context): string => {
  const list = context.log.list()
  if (list.length === 0) return empty("No calls yet.")
  const counts = Object.entries(context.log.counts().providers).map(
    ([name, count]) => `<span class="badge">${name} ${count}</span>`,
  )
  return `<p>${counts.join(" ")}</p><ul class="plain calls">${list
    .slice(0, SHOWN)
    .map(
      (one) =>
        `<li>${badge(String(one.status))} <code>${escapeHtml(`${one.method} ${one.path}`)}</code> <span class="note">${one.provider}${one.replayed ? ", replayed" : ""}</span></li>`,
    )
    .join("")}</ul>`
}

/** Addresses of pages and listings to paste where the product asks for one. */
const pagesToRead = (): string =>
  `<h3>Facebook pages and Google listings</h3><ul class="plain calls">${[...PAGE_ADDRESSES, ...LISTINGS.map(mapsAddress)].map((address) => `<li><code>${escapeHtml(address)}</code></li>`).join("")}</ul>`

export const sitesPanel = (sites: readonly Site[], tags: Readonly<Record<string, string>>): string =>
  `<ul class="plain sites">${sites.map((site) => `<li><img src="/sites/${site.name}/logo.svg" alt="" width="40" height="40"><div><a href="/sites/${site.name}/">${escapeHtml(site.title)}</a><br><span class="note">${escapeHtml(site.note)}${tags[site.name] === undefined ? "" : " · carries the tag"}</span></div></li>`).join("")}</ul><p class="note">Misbehaving pages: ${["slow", "huge", "redirect-private", "redirect-loop", "empty", "not-a-page"].map((name) => `<a href="/sites/${name}">${name}</a>`).join(", ")}</p>${pagesToRead()}`
