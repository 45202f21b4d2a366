import type { PageState } from "@application/channels/contract"
import { sampleDraft } from "@application/campaigns/testing"
import { adAccountSteps } from "@domain/channels"
import { withParts } from "@domain/signup"
import { expect, test } from "vitest"
import { accountTurns } from "./account-turns.ts"

const page = { id: "4001", name: "Rye" }
const ready = { ...sampleDraft, paid: true }
const own = withParts(ready, {
  accounts: { linkedAccounts: { usePortalPage: false, instagram: true, facebookPage: page } },
})
const stateOf = (parts: Partial<PageState>): PageState => ({
  page,
  status: "Approved",
  isChosen: true,
  steps: [...adAccountSteps({ facebookPage: page, usePortalPage: false, instagram: false })],
  ...parts,
})

test("a page that is set up leads straight to the launch of a whole campaign", () => {
  expect(accountTurns(own, [stateOf({})])).toEqual({ facebookPageLinked: true })
  const lacking = withParts(own, { targeting: { ageBands: [] } })
  expect(accountTurns(lacking, [stateOf({})])).toEqual({ facebookPageLinked: false })
})

test("an approved page that is not set up leads to its set-up", () => {
  expect(accountTurns(own, [stateOf({ steps: ["pageAccess"] })])).toEqual({ adAccountMissing: true })
})

test("a page without access, the portal's page and a search campaign turn nothing", () => {
  expect(accountTurns(own, [stateOf({ status: "Requested" })])).toEqual({})
  expect(accountTurns(own, [])).toEqual({})
  const portals = withParts(own, { accounts: { linkedAccounts: { usePortalPage: true, instagram: true } } })
  expect(accountTurns(portals, [stateOf({})])).toEqual({})
  expect(accountTurns(withParts(own, { targeting: { channels: ["Search"] } }), [stateOf({})])).toEqual({})
})
