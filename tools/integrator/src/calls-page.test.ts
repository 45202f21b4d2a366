import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { endpoints } from "@adapters/http-api"
import { expect, test } from "vitest"
import { callsPage } from "./calls-page.ts"

const page = callsPage(endpoints)

test("docs/calls.md is what the contracts declare; write-calls.ts writes it", () => {
  expect(readFileSync(join(resolve(import.meta.dirname, "..", "..", ".."), "docs", "calls.md"), "utf8")).toBe(page)
})

test("each call is one row with its address, kind, right and specified call", () => {
  expect(page.match(/^\| `\w+` \|/gm)).toHaveLength(endpoints.length)
  expect(page).toContain(
    "| `MoveFunds` | Add a paid amount to the wallet, or refund from it | `POST /businessProfiles/:businessProfileId/payment/wallet` | workflow | addFunds | P5, P6 |",
  )
})
