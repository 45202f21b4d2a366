import { createHmac } from "node:crypto"
import { expect, test } from "vitest"
import { answerMetaChallenge, verifyMetaNotice } from "./meta-notice.ts"

const secret = "app secret"
const signed = (body: string) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`

const notice = (...values: ReadonlyArray<object>) =>
  JSON.stringify({
    object: "page",
    entry: [{ id: "1", time: 1, changes: values.map((value) => ({ field: "leadgen", value })) }],
  })

test("the published signature is accepted and a changed body is refused", () => {
  const vector = "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17"
  expect(verifyMetaNotice("Hello, World!", vector, "It's a Secret to Everybody")).toEqual([])
  expect(verifyMetaNotice("Hello, World?", vector, "It's a Secret to Everybody")).toBeUndefined()
})

test("every lead of a signed notice is read, whether the body is text or bytes", () => {
  const body = notice({ leadgen_id: "11", form_id: "21", page_id: "1" }, { leadgen_id: 12, form_id: 22 })
  const leads = [
    { externalLeadId: "11", externalFormId: "21" },
    { externalLeadId: "12", externalFormId: "22" },
  ]
  expect(verifyMetaNotice(body, signed(body), secret)).toEqual(leads)
  expect(verifyMetaNotice(new TextEncoder().encode(body), signed(body), secret)).toEqual(leads)
})

test("an absent, short, foreign or malformed signature is refused", () => {
  const body = notice({ leadgen_id: "11", form_id: "21" })
  for (const header of [undefined, "", "sha256=", "sha1=00", `${signed(body)}00`, signed(`${body} `)]) {
    expect(verifyMetaNotice(body, header, secret)).toBeUndefined()
  }
})

test("a notice under either of two secrets is taken while one is changed", () => {
  const body = notice({ leadgen_id: "11", form_id: "21" })
  expect(verifyMetaNotice(body, signed(body), `new secret, ${secret}`)).toHaveLength(1)
  expect(verifyMetaNotice(body, signed(body), `${secret}, former secret`)).toHaveLength(1)
  expect(verifyMetaNotice(body, signed(body), "new secret, former secret")).toBeUndefined()
})

test("signed notices of other kinds tell nothing", () => {
  for (const body of [
    "[]",
    "not json",
    notice({ leadgen_id: "11" }),
    JSON.stringify({ object: "user", entry: [{}] }),
  ]) {
    expect(verifyMetaNotice(body, signed(body), secret)).toEqual([])
  }
})

test("a subscription challenge is echoed only under our own token", () => {
  const query = new URLSearchParams({ "hub.mode": "subscribe", "hub.verify_token": "ours", "hub.challenge": "42" })
  expect(answerMetaChallenge(query, "ours")).toBe("42")
  expect(answerMetaChallenge(query, "theirs")).toBeUndefined()
})
