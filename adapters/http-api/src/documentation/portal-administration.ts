import type { CallDocumentation } from "./call-documentation.ts"

const group = "Portal administration"
const portalId = 101
const host = "ads.bloom.example"

/** What a portal's administrators change: its settings, hosts, prices, people and reviews. */
export const portalAdministrationCalls = {
  "portals/CreatePortal": {
    group,
    summary: "Create a portal",
    description:
      "For administrators of the operator's own portal. The portal answers at its host once the host is proved; list its domains for the TXT record. It begins in English, sells in India at the prices for every portal, and has no administrator: invite the first one.",
    example: { title: "Bloom Ads", domain: host },
  },
  "portals/ListPortals": {
    group,
    summary: "List the portals that the caller administers",
    description: "Administrators of the operator's own portal administer every portal, all others only theirs.",
    example: {},
  },
  "portals/GetPortalSettings": {
    group,
    summary: "Get a portal's settings",
    description: "The revision is named by the next change.",
    example: { portalId },
  },
  "portals/ChangePortal": {
    group,
    summary: "Change a portal's settings",
    description:
      "Names the settings that change; flags are changed one by one, and null takes voice, mark, legal links or tracking away. tracking says in which words the addresses of ads tell where a click came from (isOn, source, medium, campaign, content; {network}, {medium}, {campaign}, {business} and {ad} are filled in), unless a campaign has its own; running ads keep theirs. With the flag isNetworkAutomationDisabled no owner may let Facebook look beyond an audience or adjust an ad's look; running ads keep what was left to it. A change made from an older revision is refused with the present settings (errorCode 1001, status 409). Text colours must be readable on their ground (contrast 4.5), drawings are plain SVG, and domain must be a verified host. Pages and calls show a change at once on all servers; only a change of embeddedBy takes up to a minute.",
    example: {
      portalId,
      revision: 0,
      title: "Bloom Ads",
      languages: ["en", "fr"],
      theme: { name: "Bloom", colours: { paper: "#f6f7fb", ink: "#10122b", accent: "#4326ea" } },
      flags: { isSignupEnabled: true },
      regions: [{ region: "GB", supportNumber: "+442079460112" }],
    },
  },
  "portals/ListPortalDomains": {
    group,
    summary: "List a portal's host names",
    description:
      "Each with its state (pending, verified or failed) and the TXT record that proves it. A portal answers at verified hosts only.",
    example: { portalId },
  },
  "portals/AddPortalDomain": {
    group,
    summary: "Add a host name to a portal",
    description:
      "Answers the TXT record to publish. It is looked for after a minute, then less and less often for three days; after that the host has failed and can be added again. A host that another portal has proved is refused (errorCode 101).",
    example: { portalId, host },
  },
  "portals/CheckPortalDomain": {
    group,
    summary: "Look for a host name's TXT record now",
    description: "A server that turned the host away before may do so for another minute.",
    example: { portalId, host },
  },
  "portals/RemovePortalDomain": {
    group,
    summary: "Remove a host name from a portal",
    description:
      "The host that the portal's links begin with stays; change the portal's domain first. Servers answer at a removed host for at most another minute.",
    example: { portalId, host },
  },
  "identity/ListPortalUsers": {
    group,
    summary: "List the users of a portal",
    description:
      "In the order of their ids, at most limit of them; next is sent as after for the following page. Search matches names and addresses.",
    example: { portalId, search: "asha", after: 41, limit: 50 },
  },
  "identity/SetPortalRoles": {
    group,
    summary: "Give a user roles on the portal, or take them away",
    description:
      "Roles are AccountManager 4, BrandManager 16 and PortalAdministrator 90, and BizgainAdmin 44 in a partner brand's portal. They count from the next call on; roles on business profiles stay. Nobody takes their own administration away.",
    example: { portalId, userId: 41, roleIds: [90] },
  },
  "identity/InvitePortalUser": {
    group,
    summary: "Invite somebody to run the portal with a role",
    description:
      "The link is a page of the portal, to which the key is added. The invited person opens an account there and accepts. It works once, for one week, for the invited address. With sendEmail it is emailed and not answered; without it is answered to be shared, and takes an account with that address verified.",
    example: {
      portalId,
      emailAddress: "ravi@bloom.example",
      roleId: 90,
      link: "/inviteUser?to=portal",
      sendEmail: true,
    },
  },
  "identity/AcceptPortalInvitation": {
    group,
    summary: "Accept an invitation to run the portal",
    description: "The hash is the one in the link. Answers the user's roles.",
    example: { hash: "b1946ac92492d2347c6235b4d2611184" },
  },
  "signup/ListPriceLists": {
    group,
    summary: "List the portal's price lists",
    description:
      "Its own and those for every portal, with bands' budgets, fees, taxes and promo codes. The latest own list that has begun is in force, else the latest for every portal.",
    example: { portalId },
  },
  "signup/PublishPriceList": {
    group,
    summary: "Publish a price list of the portal from a later day on",
    description:
      "It begins tomorrow or later in its region, after every other list of the portal there (faults has overlap otherwise, also when two are published at once), and is never changed: other prices are a further list. Levels of the pricing band follow from the recommended and least daily budget.",
    example: {
      portalId,
      region: "GB",
      effectiveFrom: "2031-01-01",
      minimumDaily: 2000,
      recommendedDaily: 3500,
      maximumDaily: 200000,
      serviceFeePercent: 15,
      serviceFeeWaiverDays: 30,
      taxKind: "VAT",
      taxPercent: 20,
      minimumRechargeUsd: 500,
      minorPerUsd: 79,
      promoCodes: [],
      addOnPacks: [{ tierName: "Starter", currency: "GBP", price: 1500, taxPercent: 20, days: 30 }],
    },
  },
  "signup/ListPortalPricingBands": {
    group,
    summary: "List the portal's pricing bands with their levels",
    description:
      "Of each region of the portal or the one named: the band in force today and those to come, each with the day from which it holds and the price list that it follows from.",
    example: { portalId, region: "GB" },
  },
  "signup/PublishPricingBand": {
    group,
    summary: "Change the levels of a pricing band from a later day on",
    description:
      "Publishes a price list of the portal like the one that would be in force on that day, with these daily budgets in minor units: Starter, Growth, and from where to where Custom may be chosen. It is refused as price lists are (errorCode 102 with faults).",
    example: {
      portalId,
      region: "GB",
      effectiveFrom: "2031-01-01",
      starterDaily: 3500,
      growthDaily: 6000,
      customFrom: 2500,
      customUpTo: 200000,
    },
  },
  "wallet/ListPaymentIssues": {
    group,
    summary: "List payments that somebody has to look after",
    description:
      "What reconciliation with the gateways found and could not heal, the oldest first: another amount was taken than was asked for (otherAmountTaken), money was taken for no payment of the portal's (unknownPayment), a refund came back after its gateway had reported it as done and is in the wallet again (refundReturned), or a bank disputes a payment (disputeOpened, which leaves the list once it has decided) or took it back (disputeLost). gatewayReference finds it at the gateway.",
    example: { portalId, page: 1, limit: 20 },
  },
  "wallet/ListPriorityBusinesses": {
    group,
    summary: "List the businesses that have priority care",
    description:
      "Those whose add-on pack runs now, first the one whose care ends first. tierName is the running pack, until (epoch milliseconds) when the last of its packs ends.",
    example: { portalId, page: 1, limit: 20 },
  },
  "wallet/SettlePaymentIssue": {
    group,
    summary: "Note how a payment was settled by hand",
    description:
      "Moves no money: it says that somebody has settled the matter at the gateway or with the buyer. The issue leaves the list, and the note stands in the audit log.",
    example: { portalId, issueId: 12, note: "Refunded in full at the gateway, the buyer was told." },
  },
  "wallet/WriteOffPaymentIssue": {
    group,
    summary: "Write a payment off with a reason",
    description:
      "Books what the house lost by a dispute whose money the wallet no longer had (disputeLost), or money at a gateway that is nobody's (otherAmountTaken, unknownPayment), to the ledger's writeOffs account, once. writtenOff is in minor units: negative is a loss. The issue leaves the list; who wrote it off and why stand among the settled ones and in the audit log. The answer is errorCode 102 with reason while a bank still decides (bankDecides), when the money is in the wallet again (inWalletAgain), when the wallet paid for all of it (nothingLost), or while the gateway has not said what it kept of nobody's money, which goes to gatewayFees (feeUnknown). A gateway out of reach answers PaymentProviderRefused; trying again is safe.",
    example: { portalId, issueId: 12, reason: "The buyer cannot be reached, and the campaign has run." },
  },
  "wallet/ListSettledPaymentIssues": {
    group,
    summary: "List payments that somebody has settled or written off",
    description:
      "The latest first, each with what was done or why, when and by whom; writtenOff only of those that were written off.",
    example: { portalId, page: 1, limit: 20 },
  },
  "wallet/ListUnregisteredDocuments": {
    group,
    summary: "List invoices that the tax office has not registered",
    description:
      "Invoices and credit notes of Indian businesses that the invoice registration portal refused or did not answer about, the oldest first: reason is what it said at the latest try, triedAt (epoch milliseconds) when that was. A document leaves the list once it is registered.",
    example: { portalId, page: 1, limit: 20 },
  },
  "wallet/ListRegisteredDocuments": {
    group,
    summary: "List invoices that the tax office has registered",
    description:
      "The latest registration first. Until cancellableUntil (epoch milliseconds) its registration may be cancelled; cancellation says why and when it was.",
    example: { portalId, page: 1, limit: 20 },
  },
  "wallet/CancelRegistration": {
    group,
    summary: "Cancel the registration of an invoice",
    description:
      "Within 24 hours of the registration, at the invoice registration portal; its number is never used again. Later it is refused (RegistrationNotCancelled, tooLate), and a credit note corrects the invoice: one is issued when the campaign is shortened or ended. remark is at most 100 characters.",
    example: { portalId, documentId: 31, reason: "dataEntry", remark: "Wrong GSTIN of the buyer" },
  },
  "wallet/RegisterDocumentAgain": {
    group,
    summary: "Try at once to register an invoice",
    description:
      "For a document of the list, beside the tries that are made by themselves. isRegistered is false while the portal does not register it; the list says why. A document that is not in the list, or was registered meanwhile, is not found (errorCode 104).",
    example: { portalId, documentId: 31 },
  },
  "campaigns/ListCampaignReviews": {
    group,
    summary: "List the campaigns that wait for the portal's decision",
    description:
      "A portal with the flag isCampaignReviewed decides on each campaign before the networks get it. Those with priority care first (isPriority), then the longest waiting, unless sort is name or order desc; state is Late once reviewDueAt has passed: two working days after the submission, one where the business had priority care then.",
    example: { portalId, search: "dental", sort: "askedAt", order: "asc", page: 1, limit: 20 },
  },
  "campaigns/GetCampaignReview": {
    group,
    summary: "Get a campaign that waits for the portal's decision",
    description: "With its budget, dates and ads as the networks would get them.",
    example: { portalId, campaignId: 70 },
  },
  "campaigns/DecideCampaignReview": {
    group,
    summary: "Approve a campaign, or send it back with reasons",
    description:
      "An approved campaign goes to the networks, which review it too. A rejected one keeps its money, its owner is mailed the reasons and the comment, and can change its ads and submit them again. askedAt names the submission that was looked at; once it is decided or another was sent, the answer is errorCode 1006.",
    example: {
      portalId,
      campaignId: 70,
      askedAt: 1764000000000,
      review: {
        decision: "rejected",
        reasons: ["misleadingText"],
        comment: "Name the price that the offer starts at.",
      },
    },
  },
  "signup/CreatePromoCode": {
    group,
    summary: "Create a promo code of the portal",
    description:
      "It takes a percentage off the media cost, up to atMost minor units, or a flat amount in one currency, from its first day to its last in its region (in every region without one). usesAtMost limits the campaigns that have it, usesPerProfile those of one business (1). Its terms never change, and a name is never used again: one that the portal's codes or price lists have is refused (errorCode 101).",
    example: {
      portalId,
      code: "SPRING20",
      region: "GB",
      validFrom: "2031-03-01",
      validTo: "2031-05-31",
      discount: { kind: "percent", percent: 20, atMost: 5000 },
      usesAtMost: 100,
      usesPerProfile: 2,
    },
  },
  "signup/ListPromoCodes": {
    group,
    summary: "List the portal's promo codes",
    description:
      "The newest first, unless sort is code, createdAt, validTo or uses and order asc. Search is a part of the name; state is upcoming, current or over. Codes of price lists stand in those.",
    example: { portalId, search: "spring", state: "current", sort: "uses", order: "desc", page: 1, limit: 50 },
  },
  "businesses/ListPortalReferralCodes": {
    group,
    summary: "List the portal's referral codes and what they brought, newest first",
    description:
      "Everybody's, with who made each: their name, or their mail address where they gave none. signUps are businesses that signed up with the code, campaigns those of theirs that are paid, and paid what these cost in minor units, per currency.",
    example: { portalId, page: 1, limit: 10 },
  },
  "signup/GetPromoCode": {
    group,
    summary: "Get a promo code of the portal",
    description: "With its state today and how many campaigns were paid with it.",
    example: { portalId, promoCodeId: 101 },
  },
  "signup/EndPromoCode": {
    group,
    summary: "End a promo code at once",
    description:
      "Campaigns that were paid with it, or whose payment is under way, keep it. A repeat changes nothing, and an ended code does not begin again.",
    example: { portalId, promoCodeId: 101 },
  },
  "signup/ListPromoCodeUses": {
    group,
    summary: "List who paid a campaign with a promo code",
    description: "The latest first, with what the code took off in minor units.",
    example: { portalId, promoCodeId: 101, page: 1, limit: 50 },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
