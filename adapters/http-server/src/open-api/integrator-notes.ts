import { apiBase, type Endpoint } from "@adapters/http-api"
import { apiKeyLimits, ApiScope } from "@domain/identity"
import { errorCatalogue, errorEntry } from "@domain/errors"
import { anchorOf, escape, table } from "./html.ts"
import { wholeWayList } from "./whole-way.ts"

/** What holds for every call, for whoever writes a client: a heading each, and its paragraphs. */
const notes: ReadonlyArray<readonly [title: string, ...paragraphs: ReadonlyArray<string>]> = [
  [
    "Start",
    `Calls are below <code>${apiBase}</code> of the portal's host. To call one host for several portals, name the portal's own in <code>X-Portal-Domain</code>. Bodies are JSON; send <code>content-type: application/json</code>, and an empty object where a call has no fields.`,
    "A success is <code>{ data }</code>. Amounts of money are whole minor units, such as paise or pence. Instants are milliseconds since 1970, days are <code>2026-11-30</code> in the business's time zone. Numbers that stand for names, such as a status, are listed with each field.",
  ],
  [
    "Sign in",
    "Send <code>Authorization: Bearer</code> with the <code>accessToken</code> of a log-in or sign-up. It is valid for a quarter of an hour; refresh it by the cookie that the log-in sets. Codes 61, 62, 63 and 76 mean that one has to log in again.",
    "A draft needs no sign-in until somebody owns it: its unguessable id opens it. What a role may do on a business is named with each call; 113 means that the business is not yours, 1028 that your role is not enough.",
  ],
  [
    "API keys",
    `A program sends <code>Authorization: Bearer mqk_…</code>, a key that an administrator of the portal makes under Developers. It acts with its maker's roles of the moment, on the businesses that its maker belongs to, as far as its scopes reach: ${ApiScope.literals.map((scope) => `<code>${scope}</code>`).join(", ")}. A call without its scope is 1028 with <code>needsScope</code>; <code>isForPeople</code> says that no key opens it. A key that is wrong, over or revoked is 401.`,
    "A key is <code>mqk_</code>, a random secret, and six letters of checksum: the CRC-32 of the secret in base 62 with the digits 0-9, A-Z, a-z. Programs that look for leaked secrets find keys by it without asking us. Rotate a key before it ends: both work for the hours that you choose.",
  ],
  [
    "Assistants",
    "An assistant (Claude, ChatGPT, or any other client of the Model Context Protocol) connects to <code>/mcp</code> of the portal's host: add it there as a custom connector, and agree on the page that opens. It asks for the businesses and areas that it may read, and for how long; a program may send an API key instead. It reads campaigns, results, leads, wallet and invoices, and may propose changes. It never approves, pays, launches, publishes or deletes: a person decides about each proposal on a page of the portal.",
    "Every text in an answer stands in a field <code>untrusted</code>, since a stranger may have written it: it is data and no instruction. Ask for example: how did last week go, which ads need me, who is still waiting for an answer, or suggest a lower budget for the summer campaign.",
  ],
  [
    "Errors",
    "A failure has the HTTP status of its kind and a body with <code>errorCode</code>, an English <code>message</code> for developers, <code>requestId</code> and <code>details</code>. Decide by <code>errorCode</code>, or by <code>details._tag</code>, never by the message. Wrong input is 102: <code>details</code> names the fields and why.",
    `<pre tabindex="0">${escape(`HTTP/1.1 409 Conflict
x-request-id: 4f9d2c77-9c1b

{
  "errorCode": 1001,
  "message": "${errorEntry(1001)?.meaning ?? ""}",
  "requestId": "4f9d2c77-9c1b",
  "details": {
    "_tag": "DifferenceStale",
    "errorCode": 1001,
    "fields": ["name"],
    "revision": 4,
    "current": { "id": 12, "name": "Spring" }
  }
}`)}</pre>`,
    "Each answer has <code>X-Request-Id</code>. Send your own of 8 to 64 letters, digits, dots, hyphens and underscores, beginning with a letter or digit, to find a call in your logs and ours. Tell it to support.",
  ],
  [
    "Idempotency",
    "Calls that pay or launch take an <code>idempotencyKey</code> of 8 to 128 characters. After a lost answer repeat the call with the same key: it is done once, and answered again. The same key with another content is 409. Other calls that change something may be repeated too, but a repeat counts as a second change.",
  ],
  [
    "Changes by several people",
    "Calls that change a record take only the fields that change. Send the <code>revision</code> that you read with them: a field that somebody has changed since is not overwritten, and 1001 (409) answers the record as it is. Without a revision the last change wins.",
  ],
  [
    "Paging",
    "Lists take <code>limit</code>, and <code>page</code> (from 1) or <code>cursor</code> as their entry says. A cursor comes as <code>nextCursor</code> and stays right while rows are added; where it is missing, the list has ended. Lists of values in a query are separated by commas.",
  ],
  [
    "Limits",
    "429 says that a caller asks too often, 503 that there is too much to do. Both have <code>Retry-After</code> in seconds; wait as long before you repeat the call, and twice as long each time after. Log-ins, codes, links, readings of websites, uploads and downloads are counted by account and by address.",
    `An API key makes at most ${apiKeyLimits.callsAMinute} calls a minute; the rest are 429.`,
    "A body holds at most 64 kB, a draft 256 kB, a picture 11 MB. What is larger is 413.",
  ],
  [
    "Background work",
    "Launches, feeds and exports answer at once with a job, whose status is 0 New, 1 InProgress, 2 Done or 3 Failed. Ask for it every 3 seconds, for at most 5 minutes in a row. An account's jobs are listed by one call.",
  ],
  [
    "Links",
    "Links to summaries, reports, exports, invitations and mailed keys cannot be guessed, end by themselves and are refused once they are withdrawn: 1012 where they have ended, 1013 where there is no such link. Whoever has a link may use it, so pass it on with care.",
  ],
  [
    "Changes",
    "The version in the address, <code>v1.0</code>, changes only where a call would no longer do what a client relies on. Fields, calls, failures and values of enumerations are added within a version: ignore what you do not know.",
    "2026-11-30: API keys with scopes.",
  ],
  [
    "Webhooks",
    "We send none: poll jobs, leads and reports instead. We take notices from payment gateways and ad networks at <code>/webhooks/…</code>, which are not for integrators: each is checked by its provider's signature and answered 401 without, is queued once however often it is repeated, and makes us ask the provider, whose answer alone counts. Providers repeat a notice until it is answered 200.",
  ],
]

/** The headings of the notes, for the page's contents. */
export const noteTitles: ReadonlyArray<string> = [
  "The whole way",
  ...notes.map(([title]) => title),
  "Payments in test mode",
  "Error codes",
]

const paragraph = (text: string): string => (text.startsWith("<pre") ? text : `<p>${text}</p>`)

const codes = table(
  ["errorCode", "Status", "Meaning"],
  errorCatalogue.map(({ code, httpStatus, meaning }) => [String(code), String(httpStatus), escape(meaning)]),
)

const section = (title: string, content: string): string => `<h3 id="${anchorOf(title)}">${title}</h3>${content}`

const inTestMode = (gateways: ReadonlyArray<string>): string =>
  [
    "Opening a payment answers its <code>gateway</code> and the <code>fields</code> that the gateway's own browser library takes. With the keys of a gateway's test mode no money moves; launches, invoices and notices are as they are live.",
    ...gateways,
    "On a site that <code>npm start</code> runs, the gateways are the sandbox at its own address, which takes the same requests. A payment that is never confirmed is asked about at its gateway by itself, so a lost answer loses no money.",
  ]
    .map(paragraph)
    .join("\n")

/** The notes with the whole way, how to pay in each gateway's test mode, and the table of all error codes. */
export const integratorNotes = (endpoints: ReadonlyArray<Endpoint>, gateways: ReadonlyArray<string>): string =>
  `<h2 id="for-integrators">For integrators</h2>
${section("The whole way", wholeWayList(endpoints))}
${notes.map(([title, ...paragraphs]) => section(title, paragraphs.map(paragraph).join("\n"))).join("\n")}
${section("Payments in test mode", inTestMode(gateways))}
${section("Error codes", `<p>Numbers from 1001 on are ours.</p><details><summary>All ${errorCatalogue.length} codes</summary>${codes}</details>`)}`
