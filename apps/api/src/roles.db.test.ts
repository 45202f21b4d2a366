import { type Endpoint, endpoints } from "@adapters/http-api"
import { type PermissionRow, permissions, roles } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { inApi, type Send, signIn } from "./testing/in-api.ts"

const profile = BusinessProfileId.make(7)

const rowOf = ({ contract: { access } }: Endpoint): PermissionRow | undefined =>
  access === "system" ? undefined : permissions[access]

/** An invitation names its profile in the body, which is read later; its own test asks for its roles. */
const ofProfile = endpoints.filter((row) => rowOf(row)?.scope === "profile" && row.path.includes(":businessProfileId"))
const ofSelf = endpoints.filter((row) => rowOf(row)?.scope === "self")
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const answersTo = async (send: Send, rows: ReadonlyArray<Endpoint>, token?: string) => {
  const statuses: Array<readonly [string, number | undefined]> = []
  for (const row of rows) {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const address = row.path.replace(":businessProfileId", String(profile)).replaceAll(/:\w+/g, "2")
    const answer = await send(row.method, address, headers, row.method === "GET" ? undefined : {})
    const { errorCode }: { readonly errorCode?: number } = answer.ok ? {} : await answer.json()
    statuses.push([nameOf(row), [401, 113, 1028].find((code) => code === errorCode)])
  }
  return statuses
}

test("every call over http refuses by the matrix, and another role counts at once", async () => {
  const [anonymous, stranger, ...byRole] = await inApi(endpoints, async (send, join) => {
    const { token } = await signIn(send)
    const statuses = [await answersTo(send, ofProfile), await answersTo(send, ofProfile, token)]
    for (const roleId of roles) {
      await join({ businessProfileId: profile, roleId })
      statuses.push(await answersTo(send, ofProfile, token))
    }
    return statuses
  })
  expect(ofProfile.length).toBeGreaterThan(10)
  expect(anonymous).toEqual(ofProfile.map((row) => [nameOf(row), 401]))
  expect(stranger).toEqual(ofProfile.map((row) => [nameOf(row), 113]))
  for (const [index, role] of roles.entries()) {
    const mayCall = (row: PermissionRow | undefined) =>
      row !== undefined && "roles" in row && row.roles.includes(role) ? undefined : 1028
    expect(byRole[index], role).toEqual(ofProfile.map((row) => [nameOf(row), mayCall(rowOf(row))]))
  }
})

test("calls about oneself take a sign-in and no role", async () => {
  const [anonymous, user] = await inApi(endpoints, async (send) => [
    await answersTo(send, ofSelf),
    await answersTo(send, ofSelf, (await signIn(send)).token),
  ])
  expect(anonymous).toEqual(ofSelf.map((row) => [nameOf(row), 401]))
  expect(user).toEqual(ofSelf.map((row) => [nameOf(row), undefined]))
})

test("a session's call takes its secret id alone, and no call of the worker is served", async () => {
  const statuses = await inApi(endpoints, async (send) => {
    const started = await send("POST", "/LocalBusiness/businessDetails", {}, { region: "IN", name: "Bloom" })
    const { data }: { readonly data: { readonly sessionId: string } } = await started.json()
    return (await send("GET", `/LocalBusiness/businessDetails?sessionId=${data.sessionId}`)).status
  })
  expect(statuses).toBe(200)
  expect(endpoints.filter(({ contract }) => contract.access === "system")).toEqual([])
})
