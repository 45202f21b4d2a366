import { allMessageKinds, type MessageKind, ruleOfMessage, textsOfMessage } from "@domain/messaging"
import { translatedLanguages } from "@domain/portals"
import { describe, expect, test } from "vitest"

interface Texts {
  readonly [key: string]: string | Texts
}

const files = import.meta.glob<Texts>("../locales/*/messages.json", { eager: true, import: "default" })

/** What every text may name, whatever it tells. */
const always = ["portal", "supportEmail"]

/** The parts that the texts of a kind have. */
const partsOf = (kind: MessageKind): ReadonlyArray<string> => {
  const { facts, lines } = ruleOfMessage(kind)
  const ways = [...("link" in facts ? ["action"] : []), ...("choicesLink" in facts ? ["end"] : [])]
  const parts = ["subject", "heading", "body", "short", ...ways]
  return lines === undefined ? parts : [...parts, "facts"]
}

/** The values that the texts of a kind may name; texts of campaign news may also name its channels. */
const valuesOf = (kind: MessageKind): ReadonlyArray<string> => [
  ...always,
  ...Object.keys(ruleOfMessage(kind).facts),
  ...(kind === "campaignNews" ? ["live", "refused"] : []),
]

const partsIn = (texts: Texts[string] | undefined): ReadonlyArray<string> =>
  typeof texts === "object" ? Object.keys(texts) : []

const placeholders = (texts: Texts[string] | undefined): ReadonlyArray<string> =>
  [...JSON.stringify(texts ?? {}).matchAll(/\{\{\s*(\w+)/gu)].map(([, name = ""]) => name)

describe.each(translatedLanguages)("messages in %s", (language) => {
  const texts = files[`../locales/${language}/messages.json`] ?? {}

  test.each(allMessageKinds)("%s has each of its texts, in all parts", (kind) => {
    const { hasNotice, lines = [] } = ruleOfMessage(kind)
    for (const name of textsOfMessage(kind)) {
      const own = hasNotice === true ? [...partsOf(kind), "notice"] : partsOf(kind)
      expect([name, partsIn(texts[name]).toSorted()]).toEqual([name, own.toSorted()])
      const { facts } = typeof texts[name] === "object" ? texts[name] : {}
      expect(partsIn(facts).toSorted()).toEqual(lines.toSorted())
    }
  })

  test.each(allMessageKinds)("%s names nothing that it is not told", (kind) => {
    const known = valuesOf(kind)
    const foreign = textsOfMessage(kind).flatMap((name) => placeholders(texts[name]))
    expect(foreign.filter((name) => !known.includes(name))).toEqual([])
  })

  test("every text of a mail belongs to a kind of message", () => {
    const named = new Set(allMessageKinds.flatMap(textsOfMessage))
    expect(Object.keys(texts).filter((name) => partsIn(texts[name]).includes("subject") && !named.has(name))).toEqual(
      [],
    )
  })
})
