/** Characters that XML has no place for, not even written as numbers. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const forbiddenNumber = /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]));/gi
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);)/gi
const bareLess = /<(?![!?/A-Za-z_:\u0080-\uFFFF])/g

/** What may have to be mended in a text; a text without it is as it should be, wherever its literal parts begin and end. */
const broken =
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|&(?!(?:amp|lt|gt|quot|apos|#3[2-9]|#[4-9]\d|#[1-9]\d{2,6});)|<(?![!?/A-Za-z_:\u0080-\uFFFF])/

/** Text outside of literal parts, with marks that were forgotten to be escaped taken as themselves. */
const mended = (text: string): string => {
  const allowed = text.replaceAll(forbidden, "")
  const escaped = allowed.includes("&")
    ? allowed.replaceAll(forbiddenNumber, "").replaceAll("&nbsp;", "&#160;").replaceAll(bareAmpersand, "&amp;")
    : allowed
  return escaped.replaceAll(bareLess, "&lt;")
}

const literals: Readonly<Record<string, string>> = { "<![CDATA[": "]]>", "<!--": "-->" }

/** The longest beginning of a mark or of a literal part that is waited for. */
const mostHeld = 12

/** Where the last mark begins that may have come by half. */
const heldFrom = (text: string): number => {
  const from = Math.max(text.lastIndexOf("&"), text.lastIndexOf("<"))
  return from >= text.length - mostHeld && from >= 0 ? from : text.length
}

/** What ends the literal part that a text stops in, with where that part begins; undefined where it stops in none. */
const literalAtEnd = (text: string): { readonly end: string; readonly from: number } | undefined => {
  for (let at = text.indexOf("<!"); at >= 0; at = text.indexOf("<!", at)) {
    const open = text.startsWith("<!--", at) ? "<!--" : "<![CDATA["
    if (text.startsWith(open, at)) {
      const end = literals[open] ?? ""
      const from = at + open.length
      const until = text.indexOf(end, from)
      if (until < 0) return { end, from }
      at = until + end.length
    } else at += 2
  }
  return undefined
}

/** An XML text as it comes, in which a bare mark or a control character costs nothing but itself. */
export async function* mendedXml(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ""
  let end: string | undefined
  for await (const text of texts) {
    rest += text
    if (end === undefined) {
      const held = heldFrom(rest)
      const whole = rest.slice(0, held)
      if (!broken.test(whole)) {
        const literal = literalAtEnd(whole)
        end = literal?.end
        // The literal part's own end may have come by half.
        const cut = literal === undefined ? held : Math.max(literal.from, held - literal.end.length + 1)
        if (cut > 0) yield rest.slice(0, cut)
        rest = rest.slice(cut)
        continue
      }
    }
    let ready = ""
    for (;;) {
      if (end !== undefined) {
        const at = rest.indexOf(end)
        // A part of the end may have come already.
        const cut = at < 0 ? Math.max(0, rest.length - end.length + 1) : at + end.length
        ready += rest.slice(0, cut).replaceAll(forbidden, "")
        rest = rest.slice(cut)
        if (at < 0) break
        end = undefined
      }
      const open = /<!\[CDATA\[|<!--/.exec(rest)
      const cut = open?.index ?? heldFrom(rest)
      ready += mended(rest.slice(0, cut)) + (open?.[0] ?? "")
      rest = rest.slice(cut + (open?.[0].length ?? 0))
      if (open === null) break
      end = literals[open[0]]
    }
    if (ready !== "") yield ready
  }
  if (rest !== "") yield end === undefined ? mended(rest) : rest.replaceAll(forbidden, "")
}
