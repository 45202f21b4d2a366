import { type CallDocumentation, campaign } from "./call-documentation.ts"

const { businessProfileId } = campaign

/** Linked stores, whose products fill a feed. */
export const storeCalls = {
  "businesses/GetStore": {
    summary: "Get a business profile's store with the state of its link",
    description:
      "state is notLinked, linking, linked, refused (refusal says why), accessLost or somebodyElses. feed is the store's product feed with its latest reading.",
    example: { businessProfileId },
  },
  "businesses/BeginStoreLink": {
    summary: "Begin to link a store",
    description:
      "Send the owner to the returned address, where they consent in their shop; a Shopify or WooCommerce shop sends them back to /linked/store. BigCommerce and Magento take the access token that the owner made there, and are linked at once: the answer then has no address. browserKey is a secret that the browser makes and sends again when it finishes, so that nobody else can. A refusal is failure 1033 with its cause.",
    example: {
      businessProfileId,
      platform: "Shopify",
      address: "rye-bakery.myshopify.com",
      browserKey: "0d0f7b1e-5c5e-4a35-9f0a-4f0d4c1b7a55",
      returnTo: "/app/7/storeSetup",
    },
  },
  "businesses/FinishStoreLink": {
    summary: "Finish the link with what the shop sent its owner back with",
    description:
      "By the user and in the browser that began it, within ten minutes. query holds the address's parameters as they came, which the shop has signed.",
    example: {
      businessProfileId,
      state: "7.sealed",
      browserKey: "0d0f7b1e-5c5e-4a35-9f0a-4f0d4c1b7a55",
      query: [
        { Name: "code", Value: "one-time-code" },
        { Name: "shop", Value: "rye-bakery.myshopify.com" },
      ],
    },
  },
  "businesses/UnlinkStore": {
    summary: "Give a store's access back and forget it",
    description: "The products stay as they were read last.",
    example: { businessProfileId },
  },
  "businesses/ImportStore": {
    summary: "Read a linked store's products again",
    description: "Works in the background like the processing of a feed; a reading under way is answered as it is.",
    example: { businessProfileId },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
