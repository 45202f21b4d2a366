/** Removes what XML 1.0 does not allow: control characters, lone surrogates, non-characters. */
const legal = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll("\uFFFD", "")
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, "")

const entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
} as const

/** Escapes a text for elements and attribute values. */
export const escapeXml = (text: string): string =>
  legal(text).replaceAll(/[&<>"']/gu, (character) => entities[character as keyof typeof entities])

type Value = string | number | undefined

const round = (value: number): string => String(Math.round(value * 100) / 100)

/** ` name="value"` for each defined value; numbers have two decimals. */
const attributes = (values: Readonly<Record<string, Value>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? round(value) : escapeXml(String(value))}"`)
    .join("")

/** One SVG element; `children` are markup. */
export const element = (
  name: string,
  values: Readonly<Record<string, Value>>,
  ...children: ReadonlyArray<string>
): string =>
  children.length === 0
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${children.join("")}</${name}>`
