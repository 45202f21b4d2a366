import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { BannerPreview } from "./banner-preview.tsx"
import { SearchResultPreview } from "./search-result-preview.tsx"
import { SocialFeedPreview, type SocialFeedPreviewProps } from "./social-feed-preview.tsx"
import { StoryPreview } from "./story-preview.tsx"
import { bakerySquare, bakeryStory } from "../testing/pictures.ts"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Ads/Ad previews",
  component: SocialFeedPreview,
  subcomponents: { SearchResultPreview, StoryPreview, BannerPreview },
  tags: ["autodocs"],
} satisfies Meta<typeof SocialFeedPreview>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof SocialFeedPreview> = {
  args: {
    label: "The ad in a social feed",
    businessName: "Sunrise Bakery",
    sponsoredLabel: "Sponsored",
    primaryText: "Sourdough, buns and cakes from our own oven. Order before nine, eat at noon.",
    media: { src: bakerySquare, alt: "A loaf of bread" },
    domain: "sunrise-bakery.in",
    headline: "Fresh bread by seven",
    callToAction: "Call now",
  },
  argTypes: { description: { control: "text" }, language: { control: "text" } },
  parameters: inHebrew<SocialFeedPreviewProps>({
    label: "המודעה בפיד חברתי",
    businessName: "מאפיית הזריחה",
    sponsoredLabel: "ממומן",
    primaryText: "מחמצת, לחמניות ועוגות מהתנור שלנו. מזמינים לפני תשע, אוכלים בצהריים.",
    media: { src: bakerySquare, alt: "כיכר לחם" },
    headline: "לחם טרי עד שבע",
    callToAction: "חייגו עכשיו",
  }),
}

export const SocialFeed: Story = {
  render: show((t) => (
    <SocialFeedPreview
      label={t("The ad in a social feed", "המודעה בפיד חברתי")}
      businessName={t("Sunrise Bakery", "מאפיית הזריחה")}
      sponsoredLabel={t("Sponsored", "ממומן")}
      primaryText={t(
        "Sourdough, buns and cakes from our own oven. Order before nine, eat at noon.",
        "מחמצת, לחמניות ועוגות מהתנור שלנו. מזמינים לפני תשע, אוכלים בצהריים.",
      )}
      media={{ src: bakerySquare, alt: t("A loaf of bread", "כיכר לחם") }}
      domain="sunrise-bakery.in"
      headline={t("Fresh bread by seven", "לחם טרי עד שבע")}
      callToAction={t("Call now", "חייגו עכשיו")}
    />
  )),
}

export const InAnotherLanguage: Story = {
  render: show((t) => (
    <>
      <SocialFeedPreview
        label={t("The ad in a social feed", "המודעה בפיד חברתי")}
        businessName="Boulangerie du Port"
        sponsoredLabel={t("Sponsored", "ממומן")}
        primaryText="Pain au levain et brioches."
        media={{ src: bakerySquare, alt: t("A loaf of bread", "כיכר לחם") }}
        headline="Du pain frais"
        callToAction="Appeler"
        language="fr"
      />
      <SearchResultPreview
        label={t("The ad among search results", "המודעה בתוצאות החיפוש")}
        businessName="Boulangerie du Port"
        sponsoredLabel={t("Sponsored", "ממומן")}
        displayUrl="port.example"
        headlines={["Ouvert dès sept heures"]}
        descriptions={["Commandez avant neuf heures."]}
        language="fr"
      />
    </>
  )),
  play: async ({ canvas }) => {
    await canvas.findByText("Du pain frais")
    const texts = [
      "Pain au levain et brioches.",
      "Du pain frais",
      "Appeler",
      "Ouvert dès sept heures",
      "Commandez avant neuf heures.",
    ]
    for (const text of texts) await expect(canvas.getByText(text).closest("[lang]")).toHaveAttribute("lang", "fr")
    const [sponsored] = canvas.getAllByText(/Sponsored|ממומן/)
    await expect(sponsored?.closest("[lang='fr']") ?? null).toBeNull()
  },
}

export const StoryAd: Story = {
  render: show((t) => (
    <StoryPreview
      label={t("The ad as a story", "המודעה כסטורי")}
      businessName={t("Sunrise Bakery", "מאפיית הזריחה")}
      sponsoredLabel={t("Sponsored", "ממומן")}
      media={{ src: bakeryStory, alt: t("A loaf of bread", "כיכר לחם") }}
      callToAction={t("Call now", "חייגו עכשיו")}
      safeArea={{ top: 0.14, bottom: 0.2 }}
    />
  )),
}

export const SearchResult: Story = {
  render: show(
    (t) => (
      <SearchResultPreview
        label={t("The ad among search results", "המודעה בתוצאות החיפוש")}
        businessName={t("Sunrise Bakery", "מאפיית הזריחה")}
        sponsoredLabel={t("Sponsored", "ממומן")}
        displayUrl="sunrise-bakery.in/order"
        headlines={[t("Fresh bread by seven", "לחם טרי עד שבע"), t("Bakery in Bandra West", "מאפייה בבנדרה")]}
        descriptions={[
          t(
            "Sourdough, buns and cakes from our own oven. Order before nine.",
            "מחמצת, לחמניות ועוגות מהתנור שלנו. מזמינים לפני תשע.",
          ),
        ]}
        phone="+91 98200 12345"
        links={[{ text: t("Menu", "תפריט") }, { text: t("Find us", "איך מגיעים") }]}
      />
    ),
    "44rem",
  ),
}

/** Links, facts and a list beside the ad: one below the other on a phone, in columns on a computer. */
export const SearchResultWithAssets: Story = {
  render: show(
    (t) => (
      <>
        {(["phone", "computer"] as const).map((device) => (
          <SearchResultPreview
            key={device}
            device={device}
            label={t(`The ad on a ${device}`, `המודעה ב${device === "phone" ? "טלפון" : "מחשב"}`)}
            businessName={t("Sunrise Bakery", "מאפיית הזריחה")}
            sponsoredLabel={t("Sponsored", "ממומן")}
            displayUrl="sunrise-bakery.in/order"
            headlines={[t("Fresh bread by seven", "לחם טרי עד שבע")]}
            descriptions={[t("Sourdough, buns and cakes from our own oven.", "מחמצת, לחמניות ועוגות מהתנור שלנו.")]}
            facts={[t("Free delivery", "משלוח חינם"), t("Since 1985", "מאז 1985")]}
            list={{ header: "Service catalog", values: [t("Bread", "לחם"), t("Cakes", "עוגות"), t("Buns", "לחמניות")] }}
            phone="+91 98200 12345"
            links={[
              {
                text: t("Menu", "תפריט"),
                description1: t("Breads and cakes", "לחמים ועוגות"),
                description2: t("All prices", "כל המחירים"),
              },
              { text: t("Find us", "איך מגיעים") },
              { text: t("Order a cake", "הזמנת עוגה") },
            ]}
          />
        ))}
      </>
    ),
    "44rem",
  ),
}

const banners = ["rectangle", "leaderboard", "skyscraper", "mobile", "native"] as const

export const Banners: Story = {
  render: show(
    (t) =>
      banners.map((place) => (
        <BannerPreview
          key={place}
          label={t("The ad as a banner", "המודעה כבאנר")}
          caption={place}
          place={place}
          businessName={t("Sunrise Bakery", "מאפיית הזריחה")}
          sponsoredLabel={t("Sponsored", "ממומן")}
          headline={t("Fresh bread by seven", "לחם טרי עד שבע")}
          description={t("Sourdough, buns and cakes from our own oven.", "מחמצת, לחמניות ועוגות מהתנור שלנו.")}
          callToAction={t("Visit website", "לאתר")}
          media={{ src: bakerySquare, alt: t("A loaf of bread", "כיכר לחם") }}
          colours={{ ground: "#8a3b12", ink: "#ffffff" }}
        />
      )),
    "46rem",
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("figure")).toHaveLength(banners.length)
  },
}
