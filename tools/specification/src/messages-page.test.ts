import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { messageKinds } from "@domain/messaging"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { messagesPage } from "./messages-page.ts"

test("docs/messages.md is what the kinds declare; write-messages.ts writes it", () => {
  const page = join(resolve(import.meta.dirname, "..", "..", ".."), "docs", "messages.md")
  expect(readFileSync(page, "utf8")).toBe(messagesPage(messageKinds))
})

test("a row says whom a message is for, by which channels, what it tells and how", () => {
  const facts = { link: Schema.String, agentName: Schema.optionalKey(Schema.String) }
  const page = messagesPage({
    rain: { topic: "lead", channels: ["Email"], facts, verifiedOnly: true },
    key: { channels: ["Sms"], facts, code: "link", texts: { names: ["one", "other"], of: () => "one" } },
  })
  expect(page).toContain(
    "| `rain` | lead | Email, Push | link, (agentName) | rain | mailed to a verified address alone |",
  )
  expect(page).toContain("| `key` |  | Sms | link, (agentName) | one, other | link is a code to type in |")
})
