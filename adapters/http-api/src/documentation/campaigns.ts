import { type CallDocumentation, campaign, sessionId } from "./call-documentation.ts"

const { businessProfileId } = campaign
const range = { from: "2026-11-01", to: "2026-11-30" }

/** Paying, launching, running and reading campaigns. */
export const campaignCalls = {
  "wallet/GetPaymentGateway": {
    summary: "Get the payment gateway of a draft's region, or of another",
    example: { sessionId },
  },
  "wallet/GetSessionFunds": {
    summary: "Get what the wallet can give to a draft's price",
    example: { sessionId },
  },
  "wallet/StartPayment": {
    summary: "Start the payment of a draft",
    description:
      "total is the quoted price and due what is left of it after the wallet's share, both in minor units as the buyer was shown them. The same idempotencyKey never pays twice. paymentOptionId is a kept card of the business to pay with, for those who may add to its wallet. Answers with what the gateway's window needs, or that the wallet has paid it all. fields are the gateway's own: clientSecret and publishableKey of Stripe, keyId and orderId of Razorpay.",
    example: { sessionId, total: 289_100, due: 289_100, idempotencyKey: "pay:draft-1:289100" },
  },
  "wallet/ConfirmPayment": {
    summary: "Confirm a payment after the gateway's window",
    description:
      "returned holds what the gateway's window handed back: orderId, paymentId and signature of Razorpay, nothing of Stripe. The server asks the gateway itself, so a lost answer is no lost payment.",
    example: { sessionId, paymentId: 31 },
  },
  "wallet/ListSessionPayments": {
    summary: "List the payments of a draft",
    example: { sessionId },
  },
  "wallet/GetSummaryPayment": {
    group: "Summary approvals",
    summary: "Get how the campaign behind a shared summary is paid",
    description:
      "Needs no sign-in, only the link's key. refusal says why this link pays nothing: Own, NotAsked, NotApproved, Changed, Objected, NotReady or Received. payments are those that were begun by this link; paidBy is who paid by one.",
    example: { encodedId: "q7Jm2VxT9aLk4RbN" },
  },
  "wallet/StartSummaryPayment": {
    group: "Summary approvals",
    summary: "Start the payment of a campaign by its summary's link",
    description:
      "Needs no sign-in, only the link's key of somebody who approved the version that is shown. total is the summary's price in minor units, shownHash its version. All of it is paid at the gateway: a link gives nothing of a wallet. 1034 (409) says why the link pays nothing, 1001 (409) that the summary has changed. The same idempotencyKey never pays twice, and approvers who pay at once pay once. At most 40 a day on a draft.",
    example: {
      encodedId: "q7Jm2VxT9aLk4RbN",
      shownHash: "k1:9f2c",
      total: 289_100,
      idempotencyKey: "pay:link:289100:0",
    },
  },
  "wallet/ConfirmSummaryPayment": {
    group: "Summary approvals",
    summary: "Confirm a payment by a summary's link, after the gateway's window",
    description: "As of a draft's payment. It is answered to the end, also once the link is closed or has expired.",
    example: { encodedId: "q7Jm2VxT9aLk4RbN", paymentId: 31 },
  },
  "wallet/GetWalletGateway": {
    summary: "Get the payment gateway of a business profile's region, or of another",
    example: { businessProfileId },
  },
  "wallet/GetTopUpTerms": {
    summary: "Get the least that a wallet takes, and the amounts to offer",
    description:
      "Amounts are in minor units of currency. With missing, suggested is the amount to add that brings it. tax is what campaigns paid from the wallet include; nothing of it is charged when money is added.",
    example: { businessProfileId, missing: 120_000 },
  },
  "wallet/StartTopUp": {
    summary: "Start a payment that fills the wallet",
    description:
      "amount is in minor units. The same idempotencyKey answers the same payment and never takes money twice; with another amount it is refused. fields are what the gateway's window needs: clientSecret and publishableKey of Stripe, keyId and orderId of Razorpay.",
    example: { businessProfileId, amount: 500_000, idempotencyKey: "top-up:12:500000:1" },
  },
  "wallet/ConfirmTopUp": {
    summary: "Confirm a payment that fills the wallet",
    description:
      "returned holds what the gateway's window handed back: orderId, paymentId and signature of Razorpay, nothing of Stripe. The server asks the gateway itself, so a lost answer is no lost payment.",
    example: { businessProfileId, paymentId: 31 },
  },
  "wallet/ListTopUps": {
    summary: "List the latest payments that filled the wallet",
    example: { businessProfileId },
  },
  "wallet/OpenTopUpIntent": {
    summary: "Open a payment intent that fills the wallet",
    description:
      "Of profiles whose region pays through Stripe. amount is in minor units. id is the intent's, clientSecret what Stripe's script goes on with, paymentId our own number. The same idempotencyKey answers the same intent; paymentOptionId is a kept card to pay with.",
    example: { businessProfileId, amount: 500_000, idempotencyKey: "intent:7:500000:1" },
  },
  "wallet/OpenTopUpOrder": {
    summary: "Open a Razorpay order that fills the wallet",
    description:
      "Of profiles whose region pays through Razorpay, in its currency. amount is in minor units. The same receipt answers the same order. partialPayment is always false, and isLiveMode must be the mode of the server's keys. id is the order's, fields hold the keyId for the window.",
    example: {
      businessProfileId,
      amount: 500_000,
      currency: "INR",
      receipt: "order:7:500000:1",
      partialPayment: false,
      isLiveMode: false,
    },
  },
  "wallet/VerifyTopUpOrder": {
    summary: "Confirm an order that fills the wallet, by what its window returned",
    description:
      "orderId, paymentId and signature are the window's razorpay_order_id, razorpay_payment_id and razorpay_signature. The server asks the gateway itself as well, so that a repeat is safe.",
    example: { businessProfileId, orderId: "order_IEIaMR65cu6nz3", paymentId: "pay_IH4NVgf4Dreq1l", signature: "0d4e" },
  },
  "wallet/OpenSessionOrder": {
    summary: "Open the Razorpay order of a draft",
    description:
      "total is the quoted price and due what is left of it after the wallet's share, both in minor units as the buyer was shown them. Answers as the order of a top-up does, or that the wallet has paid it all. region must be one that pays by orders.",
    example: { sessionId, region: "IN", total: 289_100, due: 289_100, idempotencyKey: "pay:draft-1:289100" },
  },
  "wallet/VerifySessionOrder": {
    summary: "Confirm a draft's order, by what its window returned",
    description:
      "orderId, paymentId and signature are the window's razorpay_order_id, razorpay_payment_id and razorpay_signature. The server asks the gateway itself as well, so that a repeat is safe.",
    example: {
      sessionId,
      region: "IN",
      orderId: "order_IEIaMR65cu6nz3",
      paymentId: "pay_IH4NVgf4Dreq1l",
      signature: "0d4e",
    },
  },
  "wallet/OpenSessionIntent": {
    summary: "Open the payment intent of a draft",
    description:
      "total is the quoted price and due what is left of it after the wallet's share, both in minor units as the buyer was shown them. Answers as the intent of a top-up does, or that the wallet has paid it all. region must be one that pays by intents.",
    example: { sessionId, region: "GB", total: 24_000, due: 24_000, idempotencyKey: "pay:draft-1:24000" },
  },
  "wallet/ListPaymentOptions": {
    summary: "List the cards that are kept for a business profile",
    description: "Oldest first, as the gateway of the profile's region keeps them. One of them is the default.",
    example: { businessProfileId },
  },
  "wallet/PreparePaymentOption": {
    summary: "Begin adding a card",
    description:
      "clientSecret is a setup intent's, with which Stripe's script confirms the card that is typed; the card is in the list after that. Where the gateway keeps cards only while they pay, the call is refused. isLiveMode, where it is sent, must be the mode of the server's keys.",
    example: { businessProfileId, isLiveMode: false, region: "GB" },
  },
  "wallet/RemovePaymentOption": {
    summary: "Remove a card",
    description: "Answers the cards left. When the default is removed, the newest of them becomes it.",
    example: { businessProfileId, id: "pm_1OqKq2LkdIwHu7ix" },
  },
  "wallet/MakeDefaultPaymentOption": {
    summary: "Make a card the default",
    description: "Answers all cards.",
    example: { businessProfileId, id: "pm_1OqKq2LkdIwHu7ix" },
  },
  "wallet/ListSessionPaymentOptions": {
    summary: "List the cards that may pay for a draft",
    description:
      "Those of the draft's business; without sessionId those of every business whose wallet the caller may read. Before anybody has signed up there are none.",
    example: { isForSession: "true", sessionId },
  },
  "wallet/GetAutomaticTopUp": {
    summary: "Get whether a wallet is filled by itself",
    description:
      "Amounts are in minor units. Without agreed it is off. pausedFor says why it rests: a declined card, a bank that asks the card's holder, or no valid default card.",
    example: { businessProfileId },
  },
  "wallet/SetAutomaticTopUp": {
    summary: "Have a wallet filled by itself",
    description:
      "When less than threshold is available, the default card is charged amount, never more than monthlyCeiling in a month and one payment at a time. The region's limits (GetAutomaticTopUp tells them) bound what is charged at once, in a day and in a month, whatever was agreed. No other call switches this on; calling it again ends a rest.",
    example: { businessProfileId, threshold: 20_000, amount: 50_000, monthlyCeiling: 200_000 },
  },
  "wallet/StopAutomaticTopUp": {
    summary: "No longer have a wallet filled by itself",
    example: { businessProfileId },
  },
  "wallet/MoveFunds": {
    summary: "Add a paid amount to the wallet, or refund from it",
    description:
      "walletAction 1 adds the money of a payment intent that has succeeded and needs paymentIntentId, or pays with a kept card and needs paymentOptionId and idempotencyKey: where its bank asks the holder, CardAuthenticationNeeded carries the secret with which the browser goes on, and the intent's id for this call after that. 2 gives money back to the payments that brought it, newest first, with paymentOptionId only to those that this card paid, and needs idempotencyKey. amount is in minor units. Either happens once, however often it is sent.",
    example: { businessProfileId, walletAction: 2, amount: 150_000, idempotencyKey: "refund:12:150000:1" },
  },
  "wallet/RefundWallet": {
    summary: "Refund money of the wallet to the payments that brought it",
    description:
      "Answers one refund for each payment that money goes back to. state is InProgress until the gateway has decided, then Successful or Failed; the money of a failed one is back in the wallet.",
    example: { businessProfileId, amount: 150_000, idempotencyKey: "refund:12:150000:1" },
  },
  "wallet/GetRefunds": {
    summary: "Get what may be refunded, and the latest refunds",
    description:
      "refundable is in minor units: no more than is available, nor than payments brought in. payments are those that money may go back to, or went back to.",
    example: { businessProfileId },
  },
  "wallet/GetAddOns": {
    summary: "Get the add-on packs on sale, and the bought ones",
    description:
      "A pack gives priority care for its days: requests to be called are answered within one working day, and where isCampaignReviewed says that the portal reviews campaigns, it reviews the business's first, within one working day. price is what this buyer pays in minor units; endsAt is when the care of a pack that is bought now would end. runsUntil is absent while none runs. purchases are the latest, newest first, each with its invoice.",
    example: { businessProfileId },
  },
  "wallet/BuyAddOn": {
    summary: "Buy an add-on pack from the wallet",
    description:
      "priceListId and total (minor units) are those of the price that was shown; another price is refused with PriceChanged. The same idempotencyKey buys one pack; with other content it is refused. While a pack runs, the days of the next one follow its own.",
    example: {
      businessProfileId,
      tierName: "Starter",
      priceListId: 1,
      total: 117_882,
      idempotencyKey: "add-on:12:Starter:1",
    },
  },
  "wallet/GetWallet": {
    summary: "Get a business profile's wallet",
    example: { businessProfileId },
  },
  "campaigns/GetSpendForecast": {
    summary: "Get how long the wallet's money lasts",
    description:
      "Amounts are in minor units of the wallet's currency. dailySpend is what running campaigns may spend a day, and daysLeft how many whole days available and held money pay it; missing is what they lack until their last days.",
    example: { businessProfileId },
  },
  "wallet/ListTransactions": {
    summary: "List a wallet's transactions, newest first",
    description:
      "cursor is the next one of the answer before; page counts from 1 and is another way to go on. topic, from, until (days of the profile's region, both included) and campaignId leave out other lines; balanceAfter stays that of the whole statement. document is the invoice, credit note, receipt or refund voucher of a line, addOn the pack that it bought.",
    example: { businessProfileId, topic: "spent", from: "2026-11-01", until: "2026-11-30", limit: 20 },
  },
  "campaigns/ListCampaigns": {
    summary: "List a business profile's campaigns",
    description:
      "statuses is a comma list of names or of numbers: 1 Draft, 2 Approved, 3 Archived, 4 Active, 5 Paused, 6 InReview, 7 Rejected, 8 Completed. Without it, all but archived ones.",
    example: { businessProfileId, statuses: ["4", "5"], limit: 20 },
  },
  "campaigns/ListMediaPlans": {
    summary: "List the campaigns of media plans, or the drafts",
    description: "A media plan has its campaign's id. With IsDraft only drafts, or only what is no draft.",
    example: { businessProfileId, mediapLanIds: [12, 14] },
  },
  "campaigns/CreateCampaign": {
    summary: "Start another campaign",
    description:
      "Answers with a draft filled from the profile's last campaign and from what is sent: name, objectiveId, and budget in minor units (a day's, or that of all days by budgetType) from startDate to endDate. Its sessionId opens the draft.",
    example: {
      businessProfileId,
      name: "Spring whitening",
      objectiveId: 2,
      budget: 350_000,
      budgetType: 2,
      schedulingMode: 1,
      startDate: "2026-12-01",
      endDate: "2026-12-10",
      isDraft: true,
    },
  },
  "campaigns/OpenCampaignSession": {
    summary: "Open the session of a further campaign",
    description: "The draft starts from the profile's last details. Send an empty object.",
    example: { businessProfileId },
  },
  "campaigns/EstimateCampaign": {
    summary: "Estimate the results of a campaign",
    description: "A day of its budget, or of the recommended one while it has none. No promise.",
    example: campaign,
  },
  "campaigns/GetCampaign": { summary: "Get a campaign", example: campaign },
  "campaigns/GetCampaignAds": {
    summary: "Get a campaign's ads and audience as launched",
    description: "One entry per channel. Empty before the launch.",
    example: campaign,
  },
  "campaigns/DeleteDraftCampaign": {
    summary: "Delete a campaign that was never launched",
    description: "Send an empty object.",
    example: campaign,
  },
  "signup/LinkCampaignSession": {
    summary: "Launch a draft campaign from another session",
    description:
      "The session becomes the profile's. A paid draft keeps its own; a session of another campaign, profile or region is refused with 409.",
    example: { ...campaign, sessionId },
  },
  "signup/ChangeCampaignDetails": {
    summary: "Change what is filled in for a campaign",
    description:
      "data is the difference as Name and Value pairs, by the names of a draft's fields; null removes one. A stale difference is refused with 409 and the details as they are, and so is a field of a campaign in review or live.",
    example: { ...campaign, revision: 3, data: [{ Name: "objective", Value: 2 }] },
  },
  "campaigns/ReopenBudget": {
    summary: "Change the budget of a paid draft",
    description: "What was paid goes back to the wallet, and the draft is paid anew. Send an empty object.",
    example: campaign,
  },
  "campaigns/PauseCampaign": { summary: "Pause a campaign", description: "Send an empty object.", example: campaign },
  "campaigns/ResumeCampaign": {
    summary: "Resume a paused campaign",
    description: "Send an empty object.",
    example: campaign,
  },
  "campaigns/EndCampaign": {
    summary: "End a launched campaign for good",
    description:
      "What was not spent goes back to the wallet with its tax; all of it where nothing was spent. Send an empty object.",
    example: campaign,
  },
  "campaigns/ArchiveCampaign": {
    summary: "Cancel a campaign in review, or put an ended one away",
    description: "What was not spent goes back to the wallet. Send an empty object.",
    example: campaign,
  },
  "campaigns/QuoteChange": {
    summary: "Quote another end or daily budget of a running campaign",
    example: { ...campaign, dailyBudget: 40_000 },
  },
  "campaigns/EstimateCampaignBudget": {
    summary: "Get what a campaign's budget costs and brings a day",
    description:
      "The campaign's own budget, its draft's, or the recommended one. With another region, the recommended one there at the prices of there.",
    example: { ...campaign, region: "IN" },
  },
  "campaigns/EstimateCampaignConversion": {
    summary: "Get the results to expect of a daily amount",
    description: "amount is in minor units.",
    example: { ...campaign, amount: 40_000 },
  },
  "campaigns/EditAdditionalConfiguration": {
    summary: "Change a campaign's further configuration",
    description:
      "data is the difference as Name and Value pairs; null removes a field. A stale difference is refused with 409 and the configuration as it is.",
    example: { ...campaign, revision: 1, data: [{ Name: "tag", Value: "spring" }] },
  },
  "signup/ListAssignedPricingBands": {
    summary: "List the pricing bands that a business was offered since it joined",
    description: "Each from the day that its price list came into force. The last one is active.",
    example: { businessProfileId, isActive: true },
  },
  "signup/ListOwnBandLevels": {
    summary: "List the levels of this portal's pricing band in a currency",
    example: { currencyCode: "INR", promoCode: "WELCOME10" },
  },
  "campaigns/ChangeCampaign": {
    summary: "Change the end or daily budget of a running campaign",
    description:
      "total is the quoted one. The same idempotencyKey never changes it twice. data says the same as a difference of Name and Value pairs, and name, which needs no total. revision is the campaign's revisions.revision that the change was made from, 0 without one: what was changed since is not overwritten but answered with 409 and the campaign as it is.",
    example: { ...campaign, dailyBudget: 40_000, total: 45_000, idempotencyKey: "change:12:40000", revision: 0 },
  },
  "campaigns/RenameCampaign": {
    summary: "Rename a campaign",
    description:
      "1 to 100 characters. Leads and transactions keep the name they came under. A name that was changed since revision is not overwritten (409).",
    example: { ...campaign, name: "Spring whitening", revision: 1 },
  },
  "campaigns/LaunchCampaign": {
    summary: "Launch a paid campaign",
    description:
      "Needs a whole draft with accepted ad texts. Locks the campaign's money and works in the background (isAsync): get the launch until its status is 2 Done or 3 Failed. The same idempotencyKey never launches twice; without one each attempt is launched once. The page of a business without a website is made from its draft; microSiteRequest says its name, tagline, services, phone and e-mail address instead, and is refused for a business that has a website. region is the draft's; a launch elsewhere is refused. An agent's campaign also needs its client's approval as it is now: 1032 says where that stands and what changed since.",
    example: { ...campaign, idempotencyKey: "launch:12", isAsync: true, region: "IN" },
  },
  "campaigns/GetLaunchJob": {
    summary: "Get the progress of a launch",
    description: "Ask every 3 seconds. Each channel has its own step.",
    example: campaign,
  },
  "insights/GetDashboard": {
    summary: "Get a business profile's results in a range of days",
    description: "Days are those of the business's time zone, both ends included. previous is the range before it.",
    example: { businessProfileId, ...range },
  },
  "insights/ListLeads": {
    summary: "List leads, newest first or sorted",
    description:
      "sort is by time, name, status (its progress) or campaign, order 1 upwards and 2 downwards; equal leads follow their ids, so that no page repeats or leaves out one. A cursor is of one order. consents says what each was asked to agree to, in which words, and whether they did.",
    example: { businessProfileId, status: "New", sort: "Name", order: 1, limit: 20 },
  },
  "insights/GetPerformanceReport": {
    summary: "Report what campaigns brought",
    description:
      "Rows are days, weeks (from Monday), months, channels or campaigns. from and to together name the days (at most 3,660), else preset does; ThisMonth by default, in the business's time zone. compare adds the totals of as many days before or of the same days a year ago, and to each channel or campaign its own. The numbers are those of the dashboard and of the list of campaigns.",
    example: {
      businessProfileId,
      preset: "Last30Days",
      groupBy: "Campaign",
      compare: "PreviousPeriod",
      sort: "Results",
      order: 2,
      page: 1,
      limit: 20,
    },
  },
  "insights/ExportLeads": {
    summary: "Download leads as a file",
    description:
      "All leads that match, newest first, without the envelope: CSV in UTF-8 with a byte-order mark, or an Excel workbook. The file is made while it is read; a connection that ends early means that it is not whole. Heads and statuses are in language (en by default), moments by the business's own clock. No cell runs as a formula: in CSV an apostrophe stands before what would. At most 60 an hour.",
    example: { businessProfileId, format: "csv", status: "New", language: "en" },
  },
  "insights/GetLead": { summary: "Get a lead", example: { businessProfileId, leadId: 5 } },
  "insights/AddLeadNote": {
    summary: "Add a note to a lead",
    description: "1 to 2,000 characters, in the caller's name; a lead has at most 100. Downloads hold the notes too.",
    example: { businessProfileId, leadId: 5, text: "Calls back on Monday" },
  },
  "insights/UpdateLeadStatus": {
    summary: "Change a lead's status",
    example: { businessProfileId, leadId: 5, status: "Contacted" },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
