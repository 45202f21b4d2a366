import type { Portal } from "./portal.ts"
import { themeToCssVariables } from "./theme-css.ts"

/** An item of a mail with lines below it. */
interface MailPoint {
  readonly title: string
  readonly lines: ReadonlyArray<{ readonly label: string; readonly text: string }>
}

/** The texts of a mail in one language. */
export interface MailWords {
  readonly language: string
  readonly direction: "ltr" | "rtl"
  readonly subject: string
  readonly heading: string
  readonly body: string
  /** Facts by name, as on a receipt; the last is the most important. */
  readonly facts: ReadonlyArray<{ readonly label: string; readonly text: string }>
  /** Items listed below the body. */
  readonly points: ReadonlyArray<MailPoint>
  readonly footer: string
  readonly code?: string
  /** Ends further mails of this kind. */
  readonly ending?: { readonly label: string; readonly link: string }
  readonly action?: { readonly label: string; readonly link: string }
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (character) => escapes[character] ?? character)

/** Only web addresses become links; anything else would be shown as text. */
const webAddress = (link: string): string | undefined => (/^https?:\/\//u.test(link) ? escaped(link) : undefined)

const fonts = "Arial,Helvetica,sans-serif"

/**
 * Renders a mail as one card in the portal's colours with one action. Styles are inline because mail programs drop
 * style sheets.
 */
export const mailHtml = (words: MailWords, portal: Pick<Portal, "title" | "theme">): string => {
  const variables = themeToCssVariables(portal.theme, "light")
  const colour = (name: string): string => escaped(variables[`--color-${name}`] ?? "#000000")
  const cell = (style: string, content: string): string =>
    `<tr><td style="padding:0 32px 20px;font-family:${fonts};${style}">${content}</td></tr>`
  const link = words.action === undefined ? undefined : webAddress(words.action.link)
  const button =
    words.action === undefined || link === undefined
      ? ""
      : cell(
          "",
          `<a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${colour("accent")};color:${colour("accent-ink")};font-size:16px;font-weight:700;text-decoration:none">${escaped(words.action.label)}</a>`,
        )
  const points = words.points.map(({ title, lines }) =>
    cell(
      `font-size:16px;line-height:1.6;color:${colour("ink")}`,
      [
        `<strong>${escaped(title)}</strong>`,
        ...lines.map(({ label, text }) => `${escaped(label)} <bdi>${escaped(text)}</bdi>`.trim()),
      ].join("<br>"),
    ),
  )
  const facts = words.facts.map(({ label, text }, index) => {
    const isLast = index === words.facts.length - 1
    const line = `padding:10px 0;border-top:1px solid ${colour("line")};font-size:${isLast ? 18 : 15}px;font-weight:${isLast ? 700 : 400}`
    return [
      `<tr><td style="${line};color:${colour(isLast ? "ink" : "ink-soft")};padding-inline-end:16px">${escaped(label)}</td>`,
      `<td style="${line};color:${colour("ink")};text-align:end;overflow-wrap:anywhere"><bdi>${escaped(text)}</bdi></td></tr>`,
    ].join("")
  })
  const receipt =
    facts.length === 0
      ? ""
      : cell(
          "",
          `<table width="100%" cellpadding="0" cellspacing="0" style="font-family:${fonts};line-height:1.5;text-align:start;border-collapse:collapse">${facts.join("")}</table>`,
        )
  const code =
    words.code === undefined
      ? ""
      : cell(
          `font-size:34px;font-weight:700;letter-spacing:8px;color:${colour("ink")}`,
          `<span dir="ltr">${escaped(words.code)}</span>`,
        )
  const endLink = words.ending === undefined ? undefined : webAddress(words.ending.link)
  const ending =
    words.ending === undefined || endLink === undefined
      ? ""
      : cell(
          "font-size:13px;line-height:1.5",
          `<a href="${endLink}" style="color:${colour("ink-soft")}">${escaped(words.ending.label)}</a>`,
        )
  return [
    `<!doctype html><html lang="${escaped(words.language)}" dir="${words.direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(words.subject)}</title></head>`,
    `<body style="margin:0;background:${colour("paper")}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${words.direction}"><tr><td align="center" style="padding:32px 16px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:start;background:${colour("surface")};border:1px solid ${colour("line")};border-top:4px solid ${colour("accent")};border-radius:16px">`,
    `<tr><td style="padding:28px 32px 20px;font-family:${fonts};font-size:20px;font-weight:700;color:${colour("accent-text")}">${escaped(portal.title)}</td></tr>`,
    cell(`font-size:24px;line-height:1.3;font-weight:700;color:${colour("ink")}`, escaped(words.heading)),
    cell(`font-size:16px;line-height:1.6;color:${colour("ink")}`, escaped(words.body)),
    receipt,
    ...points,
    code,
    button,
    cell(
      `font-size:13px;line-height:1.5;color:${colour("ink-soft")};border-top:1px solid ${colour("line")};padding-top:20px`,
      escaped(words.footer),
    ),
    ending,
    "</table></td></tr></table></body></html>",
  ].join("")
}

const pointText = ({ title, lines }: MailPoint): string =>
  [title, ...lines.map(({ label, text }) => `${label} ${text}`.trim())].join("\n")

/** Renders the same mail as plain text. */
export const mailText = ({ heading, body, facts, points, code, action, footer, ending }: MailWords): string =>
  [
    heading,
    body,
    facts.length === 0 ? undefined : facts.map(({ label, text }) => `${label}: ${text}`).join("\n"),
    ...points.map(pointText),
    code,
    action === undefined ? undefined : `${action.label}: ${action.link}`,
    `-- \n${footer}`,
    ending === undefined ? undefined : `${ending.label}: ${ending.link}`,
  ]
    .filter((part) => part !== undefined)
    .join("\n\n")
