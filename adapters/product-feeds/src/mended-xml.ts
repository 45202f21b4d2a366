/** Characters that XML has no place for, not even written as numbers. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const forbiddenNumber = /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]));/gi
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);)/gi
const bareLess = /<(?![!?/A-Za-z_:\u0080-\uFFFF])/g

/** Text outside of literal parts, with marks that were forgotten to be escaped taken as themselves. */
const mended = (text: string): string => {
  const allowed = text.replaceAll(forbidden, "")
  const escaped = allowed.includes("&")
    ? allowed.replaceAll(forbiddenNumber, "").replaceAll("&nbsp;", "&#160;").replaceAll(bareAmpersand, "&amp;")
    : allowed
  return escaped.replaceAll(bareLess, "&lt;")
}

const literals: Readonly<Record<string, string>> = { "<![CDATA[": "]]>", "<!--": "-->" }

/** An XML text as it comes, in which a bare mark or a control character costs nothing but itself. */
export async function* mendedXml(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ""
  let end: string | undefined
  for await (const text of texts) {
    rest += text
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
      const held = /[&<][^&<]{0,11}$/.exec(rest)?.index ?? rest.length
      const cut = open?.index ?? held
      ready += mended(rest.slice(0, cut)) + (open?.[0] ?? "")
      rest = rest.slice(cut + (open?.[0].length ?? 0))
      if (open === null) break
      end = literals[open[0]]
    }
    if (ready !== "") yield ready
  }
  if (rest !== "") yield end === undefined ? mended(rest) : rest.replaceAll(forbidden, "")
}
