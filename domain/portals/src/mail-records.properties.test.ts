import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { mailDomainOf, mailRecords, type MailSending } from "./mail-records.ts"

const domain = "bloom.example"
const sending: MailSending = { spf: "include:spf.mailer.example", dkim: { selector: "m1", publicKey: "MIIBkey" } }
const zoneOf = (zone: Readonly<Record<string, ReadonlyArray<string> | undefined>>) => (name: string) =>
  name in zone ? zone[name] : []
const stateOf = (zone: Parameters<typeof zoneOf>[0], how: MailSending = sending) =>
  mailRecords(domain, how, zoneOf(zone)).map(({ kind, state }) => `${kind} ${state}`)

const mechanism = fc.constantFrom("mx", "a", "ip4:203.0.113.7", "include:_spf.google.com", "?exists:%{i}.x.example")
const ending = fc.constantFrom("", "-all", "~all", "redirect=_spf.example")
const spfs = fc
  .tuple(fc.array(mechanism, { maxLength: 4 }), ending)
  .map(([terms, last]) => ["v=spf1", ...terms, last].filter((term) => term !== "").join(" "))

test("what is proposed for SPF is accepted once it is published, and keeps every term", () => {
  law(
    fc.property(spfs, (record) => {
      const [spf] = mailRecords(domain, sending, zoneOf({ [domain]: [record, "google-site-verification=x"] }))
      const proposed = spf?.publish ?? ""
      expect(stateOf({ [domain]: [proposed] })[0]).toBe("spf set")
      expect(proposed.split(" ")).toEqual(expect.arrayContaining(record.split(" ")))
      const last = proposed.split(" ").at(-1) ?? ""
      if (/all$|^redirect=/.test(record)) expect(record.endsWith(last)).toBe(true)
    }),
  )
})

test("every record that is asked for is accepted once it is published", () => {
  const asked = mailRecords(domain, sending, () => [])
  const zone = Object.fromEntries(asked.map(({ name, publish = "" }) => [name, [publish]]))
  expect(asked.map(({ state }) => state)).toEqual(["missing", "missing", "missing"])
  expect(stateOf(zone)).toEqual(["spf set", "dkim set", "dmarc set"])
  for (const { name, kind } of asked) expect(stateOf({ ...zone, [name]: undefined })).toContain(`${kind} notAnswered`)
})

test.each<readonly [string, Readonly<Record<string, ReadonlyArray<string>>>, string]>([
  ["two SPF records", { [domain]: ["v=spf1 -all", "v=spf1 include:spf.mailer.example ~all"] }, "spf several"],
  ["another SPF record", { [domain]: ["v=spf1 mx -all"] }, "spf other"],
  ["a text that only begins alike", { [domain]: ["v=spf10 include:spf.mailer.example"] }, "spf missing"],
  ["a mechanism in capitals and with a plus", { [domain]: ["V=SPF1 +INCLUDE:spf.mailer.example -all"] }, "spf set"],
  ["a mechanism that refuses the server", { [domain]: ["v=spf1 -include:spf.mailer.example ~all"] }, "spf other"],
  ["a key in parts with spaces", { [`m1._domainkey.${domain}`]: ["k=rsa; v=DKIM1 ; p = MIIB key"] }, "dkim set"],
  ["a withdrawn key", { [`m1._domainkey.${domain}`]: ["v=DKIM1; p="] }, "dkim other"],
  ["a policy", { [`_dmarc.${domain}`]: ["v=DMARC1; p=Reject; rua=mailto:a@b.example"] }, "dmarc set"],
  ["no policy", { [`_dmarc.${domain}`]: ["v=DMARC1; sp=none"] }, "dmarc other"],
])("%s is told", (_, zone, told) => {
  expect(stateOf(zone)).toContain(told)
})

test("an installation that does not say how it sends compares nothing", () => {
  const own = { [domain]: ["v=spf1 mx -all"], [`_dmarc.${domain}`]: ["v=DMARC1; p=none"] }
  expect(stateOf(own, {})).toEqual(["spf notSetUp", "dkim notSetUp", "dmarc set"])
})

test("a sender's domain is what follows the last at sign", () => {
  expect(mailDomainOf('"a@b"@Bloom.Example')).toBe("bloom.example")
})
