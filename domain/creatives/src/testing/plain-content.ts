import type { CreativeContent } from "../creative-content.ts"

/** The minimal content of a creative. */
export const plainContent: CreativeContent = {
  templateId: "spotlight",
  businessName: "Rye",
  headline: "Bread",
  description: "",
  callToActionLabel: "",
  palette: { primary: "#b4472c" },
  direction: "ltr",
  language: "en",
}
