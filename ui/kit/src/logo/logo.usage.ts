import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "The portal's logo, 35 px high, once in the header. It takes the theme's colours.",
  instead: {
    avatar: "It is a customer's business or a person.",
  },
  dos: [
    "Give the name: it is spoken, and shown where there is no logo.",
    "Check both modes: an uploaded picture does not change its colours.",
  ],
  donts: [
    "Don't write Marquee where the portal is another's.",
    "Don't scale or tint it by hand.",
    "Don't mirror it in Hebrew.",
  ],
}
