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
      "Names the settings that change; flags are changed one by one, and null takes voice, mark or legal links away. A change made from an older revision is refused with the present settings (errorCode 1001, status 409). Text colours must be readable on their ground (contrast 4.5), drawings are plain SVG, and domain must be a verified host. Pages and calls show a change at once on all servers; only a change of embeddedBy takes up to a minute.",
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
      "It begins tomorrow or later in its region, after every other list of the portal there, and is never changed: other prices are a further list. Levels of the pricing band follow from the recommended and least daily budget.",
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
} as const satisfies Readonly<Record<string, CallDocumentation>>
