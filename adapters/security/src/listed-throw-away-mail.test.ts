import { ThrowAwayMail } from "@application/insights/ports"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { listedThrowAwayMail } from "./listed-throw-away-mail.ts"

test.each([
  ["mailinator.com", true],
  ["MAILINATOR.com", true],
  ["team.mailinator.com", true],
  ["yopmail.com", true],
  ["guerrillamail.com", true],
  ["gmail.com", false],
  ["outlook.com", false],
  ["rediffmail.com", false],
  ["walla.co.il", false],
  ["btinternet.com", false],
  ["example.com", false],
  ["com", false],
  ["", false],
])("the domain %j hands out mailboxes to be thrown away: %s", (domain, expected) =>
  Effect.runPromise(
    Effect.gen(function* () {
      expect(yield* (yield* ThrowAwayMail).holds(domain)).toBe(expected)
    }).pipe(Effect.provide(listedThrowAwayMail)),
  ),
)
