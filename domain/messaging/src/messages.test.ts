import { Result, Schema, SchemaAST } from "effect"
import { expect, test } from "vitest"
import { NotificationChannel, OtpChannel } from "./message.ts"
import {
  allMessageKinds,
  MessageContent,
  type MessageKind,
  ruleOfMessage,
  textOfMessage,
  textsOfMessage,
  topicOfMessage,
} from "./message-content.ts"
import { summaryAddress, summaryRecipient, summaryShareLink, summaryVariant } from "./summary-message.ts"
import { messagesOfEveryText } from "./testing/index.ts"

test("channels have the specified numbers, and an OTP goes by SMS or WhatsApp", () => {
  expect((["Email", "Sms", "WhatsApp"] as const).map((name) => Schema.encodeSync(NotificationChannel)(name))).toEqual([
    1, 2, 3,
  ])
  expect(OtpChannel.literals).toEqual(["Sms", "WhatsApp"])
})

test("a message needs each of its facts but those that its kind leaves open", () => {
  const isMessage = Schema.is(MessageContent)
  for (const content of messagesOfEveryText()) {
    expect(isMessage(content)).toBe(true)
    for (const [name, fact] of Object.entries(ruleOfMessage(content.template).facts)) {
      const without = Object.fromEntries(Object.entries(content).filter(([key]) => key !== name))
      expect([content.template, name, isMessage(without)]).toEqual([
        content.template,
        name,
        SchemaAST.isOptional(fact.ast),
      ])
    }
  }
})

const leavesBy = (kind: MessageKind) => ruleOfMessage(kind).channels

test("what opens an account leaves by mail alone, codes and summaries by any channel", () => {
  for (const kind of ["resetPassword", "signUpTried", "verifyEmail", "invitation", "dataExported"] as const)
    expect(leavesBy(kind)).toEqual(["Email"])
  for (const kind of ["otp", "summary"] as const) expect(leavesBy(kind)).toEqual(["Email", "Sms", "WhatsApp"])
})

test("every message may be mailed, and none about money or the account goes to a phone", () => {
  for (const kind of allMessageKinds) {
    expect(leavesBy(kind)).toContain("Email")
    const topic = topicOfMessage(kind)
    if (topic === "wallet" || topic === "account") expect(leavesBy(kind)).toEqual(["Email"])
  }
})

test("only messages about other people need a verified address", () => {
  for (const kind of allMessageKinds) {
    const { facts, verifiedOnly = false } = ruleOfMessage(kind)
    expect([kind, verifiedOnly]).toEqual([kind, "leadName" in facts])
  }
})

test("somebody waits for a code alone, which has a fact of its own to type in", () => {
  const awaited = allMessageKinds.filter((kind) => ruleOfMessage(kind).isAwaited)
  expect(awaited).toEqual(["otp"])
  expect(allMessageKinds.filter((kind) => ruleOfMessage(kind).code !== undefined)).toEqual(awaited)
})

test("no two kinds share a text", () => {
  const texts = allMessageKinds.flatMap(textsOfMessage)
  expect(texts.length).toBe(new Set(texts).size)
})

test.each([
  ["Approved", "summaryApproved"],
  ["ChangeRequested", "summaryChangeWanted"],
  ["Declined", "summaryDeclined"],
  ["Paid", "summaryPaid"],
] as const)("a client's decision %s has words of its own", (decision, words) => {
  const told = { template: "summaryDecided", link: "/s/a", businessName: "Sunrise", approverName: "Mira" } as const
  expect(textOfMessage({ ...told, decision })).toBe(words)
})

test("a call for a business with priority care is asked for in words of its own", () => {
  const asked = {
    template: "callbackAsked",
    link: "/app/5",
    callerName: "A",
    phone: "91-1",
    businessName: "B",
  } as const
  const texts = [asked, { ...asked, isPriority: false }, { ...asked, isPriority: true }].map(textOfMessage)
  expect(texts).toEqual(["callbackAsked", "callbackAsked", "priorityCallback"])
})

test("a summary that an agent shares names the agent", () => {
  const summary = { template: "summary", link: "/s/a", businessName: "Sunrise" } as const
  expect(textOfMessage({ ...summary, agentName: "Meera" })).toBe("agentSummary")
  expect(textOfMessage({ ...summary, agentName: "Meera", agentContact: "m@x.example" })).toBe("agentSummaryContact")
  expect(textOfMessage(summary)).toBe("summary")
  expect(textOfMessage({ ...summary, businessName: "" })).toBe("namelessSummary")
  expect(textOfMessage({ ...summary, isReminder: true })).toBe("summaryReminder")
  expect(textOfMessage({ ...summary, agentName: "Meera", isReminder: true })).toBe("agentSummaryReminder")
  expect(textOfMessage({ template: "otp", otp: "123456", minutes: 10 })).toBe("otp")
  expect(summaryVariant(" ")).toBe("summary")
})

const live = { channel: "Social", status: "Active" } as const
const reviewed = { channel: "Search", status: "InReview" } as const
const refused = { channel: "Search", status: "Rejected", remedy: "change" } as const
const failed = { channel: "Social", status: "Failed", remedy: "change" } as const

test.each([
  ["live on every channel", "campaignLive", [live], true],
  ["live on one while another is reviewed", "channelLive", [live, reviewed], true],
  ["live on one and refused on another", "partlyLive", [live, refused], true],
  ["refused on one while another goes on", "channelRefused", [live, refused], false],
  ["refused on one while another is reviewed", "channelRefused", [failed, reviewed], false],
  ["refused on every channel", "campaignRejected", [failed, refused], false],
] as const)("a campaign %s has the words %s", (_, words, channels, isNewlyLive) => {
  const news = { template: "campaignNews", link: "/", campaignName: "Diwali", channels, isNewlyLive } as const
  expect(textOfMessage(news)).toBe(words)
})

test("a summary's address is below /s of the portal's own host", () => {
  expect(summaryAddress("https://ads.example", "a/b")).toBe("https://ads.example/s/a%2Fb")
})

test("a summary is shared through the sender's own application", () => {
  const message = { text: "See https://ads.example/s/a", subject: "Summary" }
  expect(summaryShareLink("WhatsApp", message)).toBe("https://wa.me/?text=See%20https%3A%2F%2Fads.example%2Fs%2Fa")
  expect(summaryShareLink("Sms", message)).toBe("sms:?body=See%20https%3A%2F%2Fads.example%2Fs%2Fa")
  expect(summaryShareLink("Email", message)).toBe(
    "mailto:?subject=Summary&body=See%20https%3A%2F%2Fads.example%2Fs%2Fa",
  )
})

test("a summary goes to a mail address or to a number of the region", () => {
  expect(summaryRecipient("Email", "Asha@Example.com ", "IN")).toEqual(Result.succeed("asha@example.com"))
  expect(summaryRecipient("WhatsApp", "98765 43210", "IN")).toEqual(Result.succeed("+919876543210"))
  expect(Result.isFailure(summaryRecipient("Sms", "asha@example.com", "IN"))).toBe(true)
  expect(Result.isFailure(summaryRecipient("Email", "98765 43210", "IN"))).toBe(true)
})
