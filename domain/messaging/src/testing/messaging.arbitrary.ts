import * as fc from "fast-check"
import { ChannelRemedy, ShownChannelStatus } from "@domain/campaigns"
import type { MessageContent } from "../message-content.ts"
import type { Subscription } from "../subscription.ts"

const text = fc.string({ maxLength: 30 })
const money = fc.record({ amount: fc.nat(1_000_000), currency: fc.constantFrom("INR" as const, "GBP" as const) })

/** Text that would break out of an unencoded link: separators, line breaks, many scripts, lone surrogates. */
export const anyLinkText = fc.string({
  unit: fc.oneof(
    fc.constantFrom("&", "?", "=", "#", "%", "+", "/", "\n", "\r\n", " ", '"', "<", "\ud800", "שלום", "नमस्ते", "👍🏽"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
})

/** A subscription of few devices and tokens, so that some are equal. */
export const anySubscription: fc.Arbitrary<Subscription> = fc.record({
  deviceType: fc.constantFrom("Android", "Ios"),
  clientCode: fc.constantFrom("web", "app"),
  subscriptionType: fc.constantFrom("Email", "Push", "Text", "WhatsApp"),
  token: fc.constantFrom("a", "b", "c"),
})

/** Any message of any kind. */
export const anyMessageContent: fc.Arbitrary<MessageContent> = fc.oneof(
  fc.record({ template: fc.constant("otp" as const), otp: fc.stringMatching(/^\d{6}$/), minutes: fc.nat(60) }),
  fc.record({
    template: fc.constantFrom(
      "resetPassword" as const,
      "dataExported" as const,
      "signUpTried" as const,
      "verifyEmail" as const,
      "welcome" as const,
    ),
    link: text,
    firstName: text,
  }),
  fc.record({
    template: fc.constant("secondFactor" as const),
    link: text,
    firstName: text,
    change: fc.constantFrom("on" as const, "off" as const, "codesRenewed" as const, "recoveryCodeUsed" as const),
  }),
  fc.record({ template: fc.constant("invitation" as const), link: text, inviterName: text, businessName: text }),
  fc.record({
    template: fc.constantFrom("accountErased" as const, "accountErasedTax" as const),
    firstName: text,
    year: fc.nat(3000),
  }),
  fc.record({
    template: fc.constant("embedKeySaved" as const),
    link: text,
    firstName: text,
    staffName: text,
    keyId: text,
    from: text,
  }),
  fc.record({
    template: fc.constant("accountWarning" as const),
    link: text,
    firstName: text,
    about: fc.constantFrom("signInsFailed" as const, "secondFactorFailed" as const, "rightsRefused" as const),
    times: fc.nat(1000),
  }),
  fc.record({
    template: fc.constant("administratorWarning" as const),
    link: text,
    firstName: text,
    staffName: text,
    times: fc.nat(1000),
  }),
  fc.record({ template: fc.constant("embedAsked" as const), link: text, firstName: text }),
  fc.record({
    template: fc.constant("supportActs" as const),
    link: text,
    firstName: text,
    staffName: text,
    reason: text,
    minutes: fc.nat(60),
  }),
  fc.record(
    {
      template: fc.constant("callbackAsked" as const),
      link: text,
      callerName: text,
      phone: text,
      businessName: text,
      isPriority: fc.boolean(),
    },
    { requiredKeys: ["template", "link", "callerName", "phone", "businessName"] },
  ),
  fc.record(
    { template: fc.constant("summary" as const), link: text, businessName: text, agentName: text },
    { requiredKeys: ["template", "link", "businessName"] },
  ),
  fc.record({
    template: fc.constant("campaignNews" as const),
    link: text,
    campaignName: text,
    channels: fc.array(
      fc.record(
        {
          channel: fc.constantFrom("Social" as const, "Search" as const),
          status: fc.constantFrom(...ShownChannelStatus.literals),
          reason: text,
          remedy: fc.constantFrom(...ChannelRemedy.literals),
        },
        { requiredKeys: ["channel", "status"] },
      ),
    ),
    isNewlyLive: fc.boolean(),
  }),
  fc.record({
    template: fc.constantFrom(
      "campaignCancelled" as const,
      "campaignUndecided" as const,
      "campaignOutOfMoney" as const,
      "pageAccessLost" as const,
    ),
    link: text,
    campaignName: text,
  }),
  fc.record({
    template: fc.constant("summaryDecided" as const),
    link: text,
    businessName: text,
    approverName: text,
    decision: fc.constantFrom("Approved" as const, "ChangeRequested" as const, "Declined" as const, "Paid" as const),
  }),
  fc.record({ template: fc.constant("lowBalance" as const), link: text, campaignName: text }),
  fc.record({ template: fc.constant("newLead" as const), link: text, leadName: text, campaignName: text }),
  fc.record({
    template: fc.constant("receipt" as const),
    link: text,
    receiptNumber: text,
    amount: money,
    campaignName: text,
    price: money,
    taxName: text,
    tax: money,
  }),
  fc.record({
    template: fc.constant("clientReceipt" as const),
    link: text,
    receiptNumber: text,
    amount: money,
    businessName: text,
  }),
  fc.record({
    template: fc.constantFrom("walletReceipt" as const, "surplusReceipt" as const, "refundReturned" as const),
    link: text,
    receiptNumber: text,
    amount: money,
  }),
  fc.record({ template: fc.constant("automaticTopUpPaused" as const), link: text, amount: money }),
  fc.record({
    template: fc.constantFrom(
      "paymentRefunded" as const,
      "paymentRefundedStopped" as const,
      "paymentDisputed" as const,
      "paymentDisputedStopped" as const,
      "disputeWon" as const,
      "disputeLost" as const,
    ),
    link: text,
    receiptNumber: text,
    amount: money,
    campaignName: text,
  }),
)
