import { type CallDocumentation, campaign, sessionId } from "./call-documentation.ts"

const { businessProfileId } = campaign

/** The pictures and creatives of businesses. */
export const pictureCalls = {
  "creatives/ListImages": {
    summary: "List a business profile's pictures by age",
    description: "sortType is 1 for the oldest first and 2, the default, for the newest first.",
    example: { businessProfileId, sortType: 2 },
  },
  "creatives/ChooseShopPictures": {
    summary: "Choose the pictures of products that ads may show",
    description:
      "Names all of them, from 1 to 12: new ones are copied, those not named any more are given up. origin of a picture is the address it copies; refused lists the addresses that could not be copied.",
    example: { businessProfileId, pictures: [{ imageUrl: "https://rye.example/loaf.jpg", imageName: "Rye loaf" }] },
  },
  "creatives/AddImageByUrl": {
    summary: "Add a picture to a business profile by its address",
    description:
      "The address ends in jpg, jpeg, png or bmp. The picture is copied, so that it stays when its site changes.",
    example: { businessProfileId, imageUrl: "https://sunrise-dental.example/team.jpg", imageName: "Our team" },
  },
  "creatives/ListBusinessImages": {
    summary: "List the pictures of a draft or business profile",
    description: "A profile's are for its members.",
    example: { sessionId },
  },
  "signup/ListPromotions": {
    summary: "List what a business profile may run ads for",
    description:
      "Offers are those of the profile's drafts that may be advertised today; with a flavour, those of its journey. Promo codes are the portal's that the profile may still use, and take what discount says off a campaign's price.",
    example: { businessProfileId, flavour: "smallBusiness" },
  },
  "signup/ListPromotionCreatives": {
    summary: "List a business profile's ads for a promotion",
    description:
      "The latest draft's ad in each template, the best first: content has all that its drawing needs. Texts are suggestions until they are accepted in the draft. Empty before the profile has a draft.",
    example: { businessProfileId, promotionId: "code-WELCOME10" },
  },
  "signup/ListCategoryCreatives": {
    summary: "List a business profile's ads as those of a category",
    description: "category is the key or name of a category. Its usual services are advertised.",
    example: { businessProfileId, category: "dentist" },
  },
  "signup/ListSearchCreatives": {
    summary: "List a business profile's search ads",
    description:
      "The latest draft's own ad, and one for each service that it promotes; with a theme, one about it. Each has its keywords. Texts are suggestions until they are accepted in the draft.",
    example: { businessProfileId, theme: "Teeth whitening" },
  },
  "creatives/ScreenshotWebsite": {
    summary: "Take a picture of a website",
    description: "Its first screen in a browser, stored with us. It takes some seconds.",
    example: { website: "https://sunrise-dental.example" },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
