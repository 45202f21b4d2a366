import { type CallDocumentation, campaign, sessionId } from "./call-documentation.ts"

const { businessProfileId } = campaign

/** The pictures of businesses. */
export const pictureCalls = {
  "creatives/ListImages": {
    summary: "List a business profile's pictures by age",
    description: "sortType is 1 for the oldest first and 2, the default, for the newest first.",
    example: { businessProfileId, sortType: 2 },
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
  "creatives/ScreenshotWebsite": {
    summary: "Take a picture of a website",
    description: "Its first screen in a browser, stored with us. It takes some seconds.",
    example: { website: "https://sunrise-dental.example" },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
