import { type CallDocumentation, campaign } from "./call-documentation.ts"

const { businessProfileId } = campaign
const agency = { businessProfileId, portalId: 1 }

/** Business profiles, their configuration, and the clients of agencies. */
export const profileCalls = {
  "businesses/CreateBusinessProfile": {
    summary: "Create a further business profile",
    description:
      "Currency and time zone default to those of the region. Not offered in brand portals and to owners of a small-business profile.",
    example: { name: "Rye Bakery", currencyId: 17, timeZoneId: 142, IsRoimatic: true, storeDomain: "rye.example" },
  },
  "businesses/GetBusinessProfile": { summary: "Get a business profile", example: { businessProfileId } },
  "businesses/EditBusinessProfile": {
    summary: "Change fields of a business profile",
    description:
      "data is a list of Name and Value pairs; null removes a field. With the revision it was made from, a change that would overwrite a newer value is refused with 409 and the profile as it is.",
    example: { businessProfileId, revision: 3, data: [{ Name: "name", Value: "Rye Bakery" }] },
  },
  "businesses/ListReferralCodes": {
    summary: "List your referral codes and what they brought, newest first",
    description:
      "Those of the signed-in user at this portal. signUps are businesses that signed up with the code, campaigns those of theirs that are paid, and paid what these cost in minor units, per currency.",
    example: { page: 1, limit: 10 },
  },
  "businesses/CreateReferralCode": {
    summary: "Create a referral code",
    description:
      "3 to 40 letters, digits, hyphens or underscores, kept in capitals. A portal gives a name once, also after its end (101). Sign-ups whose address has refcode are attributed to it, but none of your own. At most 20 a day.",
    example: { code: "DANA-2026" },
  },
  "businesses/EndReferralCode": {
    summary: "End a referral code",
    description:
      "Later sign-ups are not attributed to it any more; what it brought stays. Repeating it changes nothing.",
    example: { referralCodeId: 7 },
  },
  "creatives/UploadLogo": {
    summary: "Upload a business profile's logo",
    description:
      "A form with the file as logoFile, or JSON with its name and its bytes as base64. PNG or JPEG of at least 150 by 150 pixels.",
    example: { businessProfileId, logoFile: { name: "logo.png", content: "iVBORw0KGgo=" } },
  },
  "creatives/TakeShopLogo": {
    summary: "Take a business profile's logo from its store or website",
    description:
      "Copies the logo that the linked store names, else the one on the store's website; source says which. Empty where neither has a PNG or JPEG of at least 150 by 150 pixels. Send an empty object.",
    example: { businessProfileId },
  },
  "businesses/JoinPortal": {
    summary: "Join a business profile to a further portal",
    description: "For the portal's staff. Send an empty object.",
    example: agency,
  },
  "businesses/GetProfileCurrency": {
    summary: "Get a currency by its id",
    example: { businessProfileId, currencyId: 17 },
  },
  "businesses/SetUpLocalBusiness": {
    summary: "Set a business profile up as a local business",
    description:
      "outlet is where it stands, category the slug of its trade, flavour the product's or a journey's name.",
    example: {
      businessProfileId,
      businessName: "Smile Dental",
      outlet: "Indiranagar, Bengaluru",
      category: "dentist",
      flavour: "smallBusiness",
    },
  },
  "businesses/GetDefaultPortal": {
    summary: "Get a business profile's default portal and those it was joined to",
    example: { businessProfileId, type: "default" },
  },
  "businesses/ListClients": {
    summary: "List an agency's clients in a portal, newest first",
    example: { ...agency, search: "rye", limit: 20 },
  },
  "businesses/GetClient": { summary: "Get a client of an agency", example: { ...agency, clientId: 12 } },
  "businesses/AddClient": {
    summary: "Add a client of an agency",
    description: "The client gets a business profile of its own, which the caller runs as account manager.",
    example: { ...agency, name: "Rye Bakery", region: "IN", emailAddress: "hello@rye.example", phone: "+919876543210" },
  },
  "businesses/GetConfiguration": {
    summary: "Get a business profile's configuration",
    example: { businessProfileId },
  },
  "businesses/EditConfiguration": {
    summary: "Change a business profile's configuration",
    description:
      "data is the difference as Name and Value pairs. A stale one is refused with 409 and the configuration as it is. category, flavor and isSelfFunded are changed by staff alone; onboardingState only grows.",
    example: { businessProfileId, revision: 1, data: [{ Name: "onboardingState", Value: 3 }] },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
