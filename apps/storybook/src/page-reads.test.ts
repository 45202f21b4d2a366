import { useCases } from "@adapters/runtime/use-cases"
import type { AnyContract } from "@application/kernel"
import { type Action, may, permissions, type PermissionRow, roles } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { frameReads, pageNames, pageRow } from "@domain/pages"
import { expect, test } from "vitest"

const contracts = new Map(useCases.map(({ contract }): [string, AnyContract] => [contract.name, contract]))
const businessProfileId = BusinessProfileId.make(7)

const callsOf = (name: (typeof pageNames)[number]) => {
  const { reads = [], extras = [], access } = pageRow(name)
  return [...reads, ...extras, ...(access === "member" ? frameReads : [])]
}

test.each(pageNames)("what the page %s reads are queries", (name) => {
  expect(callsOf(name).map((call) => [call, contracts.get(call)?.kind])).toEqual(
    callsOf(name).map((call) => [call, "query"]),
  )
})

const isAllowed = (access: string, allows: (action: Action) => boolean) =>
  !(access in permissions) || allows(access as Action)

/** Roles that somebody may have on a business. */
const profileRoles = roles.filter((role) => role !== "PortalAdministrator")

test("whoever may open a page of a business may make the calls that it waits for", () => {
  const refused = profileRoles.flatMap((roleId) => {
    const member = { kind: "user" as const, roleIds: [roleId], memberships: [{ businessProfileId, roleId }] }
    const allows = (action: Action) => may(member, action, businessProfileId) === "allowed"
    return pageNames
      .filter((name) => pageRow(name).access === "member" && (pageRow(name).needs ?? []).every(allows))
      .flatMap((name) =>
        [...(pageRow(name).reads ?? []), ...frameReads].filter(
          (call) => !isAllowed(contracts.get(call)?.access ?? "", allows),
        ),
      )
      .map((call) => `${roleId}: ${call}`)
  })
  expect(refused).toEqual([])
})

test("a page of a business needs rights on a business, another on the portal", () => {
  const scopesOf = (name: (typeof pageNames)[number]) =>
    (pageRow(name).needs ?? []).map((action): PermissionRow["scope"] => permissions[action].scope)
  for (const name of pageNames)
    for (const scope of scopesOf(name))
      expect([name, scope]).toEqual([name, pageRow(name).access === "member" ? "profile" : "portal"])
})
