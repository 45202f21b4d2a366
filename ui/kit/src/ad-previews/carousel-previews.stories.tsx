import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { CarouselFeedPreview, type CarouselFeedPreviewProps } from "./carousel-feed-preview.tsx"
import type { CarouselLabels, CarouselPage } from "./carousel-page.ts"
import { CarouselStoryPreview } from "./carousel-story-preview.tsx"
import { bakerySquare } from "../testing/pictures.ts"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Ads/Carousel previews",
  component: CarouselFeedPreview,
  subcomponents: { CarouselStoryPreview },
  tags: ["autodocs"],
} satisfies Meta<typeof CarouselFeedPreview>
export default meta
type Story = StoryObj

const cardsOf = (alt: string, ...headlines: ReadonlyArray<readonly [string, string?]>): ReadonlyArray<CarouselPage> =>
  headlines.map(([headline, description], index) => ({
    id: String(index),
    media: { src: bakerySquare, alt },
    headline,
    ...(description !== undefined && { description }),
  }))

const english = cardsOf(
  "A loaf of bread",
  ["Rye bread", "₹120"],
  ["Challah for Friday", "From ₹150"],
  ["Cinnamon buns"],
)
const hebrew = cardsOf("כיכר לחם", ["לחם שיפון", "₪18"], ["חלה לשבת", "החל מ־₪22"], ["לחמניות קינמון"])

const labels: CarouselLabels = {
  previous: "Previous card",
  next: "Next card",
  position: (number, count) => `Card ${number} of ${count}`,
}
const hebrewLabels: CarouselLabels = {
  previous: "הכרטיס הקודם",
  next: "הכרטיס הבא",
  position: (number, count) => `כרטיס ${number} מתוך ${count}`,
}

export const Playground: StoryObj<typeof CarouselFeedPreview> = {
  args: {
    label: "The carousel in a social feed",
    businessName: "Sunrise Bakery",
    sponsoredLabel: "Sponsored",
    primaryText: "Sourdough, buns and cakes from our own oven.",
    callToAction: "Order now",
    network: "facebook",
    cards: english,
    labels,
  },
  argTypes: { endCard: { control: "text" }, language: { control: "text" } },
  parameters: inHebrew<CarouselFeedPreviewProps>({
    label: "הקרוסלה בפיד חברתי",
    businessName: "מאפיית הזריחה",
    sponsoredLabel: "ממומן",
    primaryText: "מחמצת, לחמניות ועוגות מהתנור שלנו.",
    callToAction: "להזמנה",
    cards: hebrew,
    labels: hebrewLabels,
  }),
}

const feed = (network: "facebook" | "instagram", hasEnd = false) =>
  show((t) => (
    <CarouselFeedPreview
      label={t("The carousel in a social feed", "הקרוסלה בפיד חברתי")}
      businessName={t("Sunrise Bakery", "מאפיית הזריחה")}
      sponsoredLabel={t("Sponsored", "ממומן")}
      primaryText={t("Sourdough, buns and cakes from our own oven.", "מחמצת, לחמניות ועוגות מהתנור שלנו.")}
      callToAction={t("Order now", "להזמנה")}
      network={network}
      cards={t("en", "he") === "he" ? hebrew : english}
      labels={t("en", "he") === "he" ? hebrewLabels : labels}
      {...(hasEnd && { endCard: t("See more at Sunrise Bakery", "עוד במאפיית הזריחה") })}
    />
  ))

const next = /Next card|הכרטיס הבא/
const previous = /Previous card|הכרטיס הקודם/

export const InFacebooksFeed: Story = {
  render: feed("facebook", true),
  play: async ({ canvas }) => {
    const track = canvas.getByRole("group")
    await expect(track).toHaveAccessibleName(/^(?:Card|כרטיס) 1 /)
    await expect(canvas.queryByRole("button", { name: previous })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: next }))
    await waitFor(() => expect(track).toHaveAccessibleName(/^(?:Card|כרטיס) 2 /))
    const isRtl = getComputedStyle(track).direction === "rtl"
    await waitFor(() => expect(Math.sign(track.scrollLeft)).toBe(isRtl ? -1 : 1))
    await userEvent.click(canvas.getByRole("button", { name: next }))
    await userEvent.click(canvas.getByRole("button", { name: next }))
    await waitFor(() => expect(canvas.queryByRole("button", { name: next })).toBeNull())
  },
}

export const InInstagramsFeed: Story = {
  render: feed("instagram"),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(?:Rye bread|לחם שיפון)$/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: next }))
    await expect(await canvas.findByText(/^(?:Challah for Friday|חלה לשבת)$/)).toBeVisible()
  },
}

export const AsStories: Story = {
  render: show((t) => (
    <CarouselStoryPreview
      label={t("The carousel as stories", "הקרוסלה כסטוריז")}
      businessName={t("Sunrise Bakery", "מאפיית הזריחה")}
      sponsoredLabel={t("Sponsored", "ממומן")}
      callToAction={t("Order now", "להזמנה")}
      safeArea={{ top: 0.14, bottom: 0.2 }}
      cards={t("en", "he") === "he" ? hebrew : english}
      labels={t("en", "he") === "he" ? hebrewLabels : labels}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: previous })).toBeDisabled()
    await userEvent.click(canvas.getByRole("button", { name: next }))
    await userEvent.click(canvas.getByRole("button", { name: next }))
    await expect(canvas.getByText(/^(?:Cinnamon buns|לחמניות קינמון)$/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: next })).toBeDisabled()
  },
}
