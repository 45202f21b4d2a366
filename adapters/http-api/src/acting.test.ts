import { type Actor, denialOf } from "@application/kernel"
import { roles } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { expect, test } from "vitest"
import { endpoints } from "./endpoints.ts"

const businessProfileId = BusinessProfileId.make(5)

/** An employee who acts as a client that has every role there is, on the account and on the business. */
const acting: Actor = {
  kind: "user",
  userId: UserId.make(1),
  portalId: PortalId.make(1),
  actedBy: UserId.make(9),
  roleIds: roles,
  memberships: roles.map((roleId) => ({ businessProfileId, roleId })),
}

/** Calls that move money or what pays: everything of the wallet that does more than read. */
const ofMoney = endpoints.filter(({ contract: { name, kind } }) => name.startsWith("wallet/") && kind !== "query")

test("whoever acts as a client moves no money, whatever the roles of the client", () => {
  expect(ofMoney.length).toBeGreaterThan(15)
  expect(ofMoney.map(({ contract }) => contract.name)).toEqual(
    expect.arrayContaining(["wallet/MoveFunds", "wallet/RefundWallet", "wallet/BuyAddOn"]),
  )
  const allowed = ofMoney.filter(
    ({ contract }) => denialOf(acting, contract.access, { businessProfileId }) === undefined,
  )
  expect(allowed.map(({ contract: { name, access } }) => `${name} by ${access}`)).toEqual([])
})

test("whoever acts as a client freezes and releases no business and sees no other", () => {
  const ofDesk = endpoints.filter(
    ({ contract }) => contract.access === "administerPortal" || contract.access === "readBusinesses",
  )
  expect(ofDesk.length).toBeGreaterThan(10)
  expect(
    ofDesk.filter(({ contract }) => denialOf(acting, contract.access, { businessProfileId }) === undefined),
  ).toEqual([])
})
