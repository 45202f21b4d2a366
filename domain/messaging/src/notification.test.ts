import { expect, test } from "vitest"
import * as fc from "fast-check"
import { BusinessProfileId, ReportId } from "@domain/kernel"
import { newLeadMessage, notificationAddress, storedContent } from "./index.ts"
import { anyToldContent } from "./testing/index.ts"

const businessProfileId = BusinessProfileId.make(7)
const lead = { template: "newLead", link: "https://x.example/leads", leadName: "Dev", campaignName: "Diwali" } as const

test("a notification leads to its topic's screen, one about the account nowhere", () => {
  const receipt = {
    template: "walletReceipt",
    link: "",
    receiptNumber: "1",
    amount: { amount: 1, currency: "INR" },
  } as const
  const exported = { template: "dataExported", link: "", firstName: "Asha" } as const
  const path = (content: Parameters<typeof notificationAddress>[0]["content"]) =>
    notificationAddress({ content, businessProfileId })
  expect([lead, receipt, exported].map(path)).toEqual(["/app/7/leads", "/app/7/wallet", undefined])
  expect(notificationAddress({ content: lead })).toBeUndefined()
})

test("a notification of a report leads to the report", () => {
  const content = {
    template: "reportReady",
    link: "",
    reportId: ReportId.make(3),
    reportName: "A",
    businessName: "B",
  } as const
  expect(notificationAddress({ content, businessProfileId })).toBe("/app/7/publishedReports?reportId=3")
})

test("whatever a message says, its link is not kept and the rest is", () => {
  fc.assert(
    fc.property(anyToldContent, (content) => {
      const stored = storedContent(content)
      expect({ ...stored, link: "" }).toEqual({ ...content, link: "" })
      expect("link" in stored ? stored.link : "").toBe("")
    }),
  )
})

test("the message of a lead leads to the leads of its business", () => {
  const message = newLeadMessage({ businessProfileId, name: "Diwali" }, "Dev")
  expect(message({ origin: "https://x.example" })).toEqual({ ...lead, link: "https://x.example/app/7/leads" })
})
