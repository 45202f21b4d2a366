import { SchemaAST } from "effect"
import { type MessageRule, type MessageTopic, topicRules } from "@domain/messaging"

const top = `# Messages

Written by \`node tools/specification/src/write-messages.ts\` from the kinds' declarations
(\`domain/messaging/src/message-kinds.ts\`), from which the schema of what is queued and stored, the channels that sending
allows, the topics of the preferences and the check of texts in every language follow as well. Texts are those of
\`ui/i18n/locales/<language>/messages.json\`.

A message about a topic is told to a user: it is listed in the product and leaves by the channels that they chose; without a
choice by mail and push. A message about none goes to an address, is listed nowhere and nobody's to turn off. Facts in brackets
may be absent.

## Topics

| topic | channels | stay on |
| --- | --- | --- |
`

const kindsTop = `
## Kinds

| kind | topic | channels | facts | texts | besides |
| --- | --- | --- | --- | --- | --- |
`

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

const topicRow = ([topic, { possible, essential }]: readonly [string, (typeof topicRules)[MessageTopic]]): string =>
  row([topic, possible.join(", "), essential.join(", ")])

const factsOf = ({ facts }: MessageRule): string =>
  Object.entries(facts)
    .map(([name, { ast }]) => (SchemaAST.isOptional(ast) ? `(${name})` : name))
    .join(", ")

const besides = ({ verifiedOnly, hasNotice, isPushAlone, isAwaited, code, lines }: MessageRule): string =>
  [
    verifiedOnly === true ? "mailed to a verified address alone" : "",
    hasNotice === true ? "the list has words of its own" : "",
    isPushAlone === true ? "pushed and listed alone" : "",
    isAwaited === true ? "has a queue of its own" : "",
    code === undefined ? "" : `${code} is a code to type in`,
    lines === undefined ? "" : `lists ${lines.join(", ")}`,
  ]
    .filter((part) => part !== "")
    .join("; ")

/** The page of all messages: whom each is for, by which channels, what it tells and in which texts. */
export const messagesPage = (kinds: Readonly<Record<string, MessageRule>>): string => {
  const rows = Object.entries(kinds).map(([kind, rule]) => {
    const { topic = "", channels, texts } = rule
    const ways = topic === "" ? channels : [...channels, "Push"]
    return row([
      `\`${kind}\``,
      topic,
      ways.join(", "),
      factsOf(rule),
      (texts?.names ?? [kind]).join(", "),
      besides(rule),
    ])
  })
  return `${top}${Object.entries(topicRules)
    .map((entry) => topicRow(entry))
    .join("\n")}\n${kindsTop}${rows.join("\n")}\n`
}
