import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { NotificationChannel, OtpChannel } from "./message.ts"
import {
  channelsOfMessage,
  needsVerifiedAddress,
  MessageContent,
  requiredFacts,
  textOfMessage,
} from "./message-content.ts"
import { summaryAddress, summaryRecipient, summaryShareLink, summaryVariant } from "./summary-message.ts"

test("channels have the specified numbers, and an OTP goes by SMS or WhatsApp", () => {
  expect((["Email", "Sms", "WhatsApp"] as const).map((name) => Schema.encodeSync(NotificationChannel)(name))).toEqual([
    1, 2, 3,
  ])
  expect(OtpChannel.literals).toEqual(["Sms", "WhatsApp"])
})

const facts = {
  approverName: "Mira",
  decision: "Approved",
  otp: "123456",
  minutes: 10,
  link: "/",
  firstName: "A",
  change: "on",
  inviterName: "G",
  staffName: "I",
  keyId: "site-2",
  from: "2026-11-28 10:00",
  year: 2034,
  about: "signInsFailed",
  times: 12,
  reason: "J",
  callerName: "H",
  phone: "91-9876543210",
  businessName: "B",
  campaignName: "C",
  channels: [{ channel: "Social", status: "Active" }],
  isNewlyLive: true,
  leadName: "E",
  receiptNumber: "F",
  amount: { amount: 500, currency: "GBP" },
  price: { amount: 500, currency: "GBP" },
  taxName: "VAT 0%",
  tax: { amount: 0, currency: "GBP" },
}

test("a message needs each of its required facts and no others", () => {
  const isMessage = Schema.is(MessageContent)
  for (const [kind, required] of Object.entries(requiredFacts)) {
    const only = Object.fromEntries(Object.entries(facts).filter(([name]) => required.includes(name)))
    expect(isMessage({ template: kind, ...only })).toBe(true)
    for (const name of required) {
      const { [name]: _gone, ...rest } = only
      expect(isMessage({ template: kind, ...rest })).toBe(false)
    }
  }
})

test("what opens an account leaves by mail alone, everything else by any channel", () => {
  const any = ["Email", "Sms", "WhatsApp"]
  expect(channelsOfMessage).toEqual({
    otp: any,
    resetPassword: ["Email"],
    signUpTried: ["Email"],
    verifyEmail: ["Email"],
    secondFactor: ["Email"],
    invitation: ["Email"],
    callbackAsked: ["Email"],
    dataExported: ["Email"],
    accountErased: ["Email"],
    accountErasedTax: ["Email"],
    supportActs: ["Email"],
    embedKeySaved: ["Email"],
    accountWarning: ["Email"],
    administratorWarning: ["Email"],
    embedAsked: ["Email"],
    welcome: ["Email"],
    summary: any,
    summaryDecided: any,
    campaignNews: any,
    campaignCancelled: any,
    campaignUndecided: any,
    campaignOutOfMoney: any,
    pageAccessLost: any,
    lowBalance: any,
    newLead: any,
    receipt: ["Email"],
    clientReceipt: ["Email"],
    walletReceipt: ["Email"],
    automaticTopUpPaused: ["Email"],
    surplusReceipt: ["Email"],
    paymentRefunded: ["Email"],
    paymentRefundedStopped: ["Email"],
    paymentDisputed: ["Email"],
    paymentDisputedStopped: ["Email"],
    disputeWon: ["Email"],
    disputeLost: ["Email"],
    refundReturned: ["Email"],
  })
  expect(Object.keys(requiredFacts)).toEqual(Object.keys(channelsOfMessage))
})

test("only messages about other people need a verified address", () => {
  const kinds = Object.keys(channelsOfMessage) as ReadonlyArray<keyof typeof channelsOfMessage>
  expect(kinds.filter(needsVerifiedAddress)).toEqual(["newLead"])
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
