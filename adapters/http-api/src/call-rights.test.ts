import { type Action, actions, type Permission, type PermissionRow, permissions } from "@domain/identity"
import { expect, test } from "vitest"
import { endpoints } from "./index.ts"

const rows = actions.map((action): readonly [Action, PermissionRow] => [action, permissions[action]])
const actionsOf = (call: string) => rows.filter(([, { calls }]) => calls.includes(call)).map(([action]) => action)
const rightOf = (action: Action): Permission => {
  const { calls: _, ...right }: PermissionRow = permissions[action]
  return right
}
const specified = endpoints.map(({ contract: { name, access, served } }) => ({
  name,
  access,
  calls: served?.specification ?? [],
}))

test.each(specified.filter(({ calls }) => calls.length > 0))(
  "$name takes the right of its specified call",
  ({ access, calls }) => {
    const taken = calls.flatMap(actionsOf)
    expect(taken).toContain(access)
    // Adding and refunding share a path; both rows list the same roles.
    for (const action of taken) expect(rightOf(action)).toEqual(rightOf(taken[0] ?? action))
  },
)

test("every call of the matrix of rights is answered by a contract", () => {
  const answered = new Set(specified.flatMap(({ calls }) => calls))
  // O1 stands for calls without a path; I4 is a picture at the creative's host.
  const others = ["O1", "I4"]
  const wanted = rows.flatMap(([, { calls }]) => calls).filter((call) => !others.includes(call))
  expect(wanted.filter((call) => !answered.has(call))).toEqual([])
})

test("a command is no GET, and a query changes nothing by its verb", () => {
  const strange = endpoints.filter(({ method, contract: { kind } }) =>
    kind === "command" ? method === "GET" : kind === "query" && method !== "GET" && method !== "POST",
  )
  expect(strange.map(({ contract }) => contract.name)).toEqual([])
})
