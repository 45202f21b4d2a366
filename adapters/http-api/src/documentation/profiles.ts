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
  "creatives/UploadLogo": {
    summary: "Upload a business profile's logo",
    description:
      "A form with the file as logoFile, or JSON with its name and its bytes as base64. PNG or JPEG of at least 150 by 150 pixels.",
    example: { businessProfileId, logoFile: { name: "logo.png", content: "iVBORw0KGgo=" } },
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
