import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, userEvent, waitFor } from "storybook/test"
import { EditorStory, story } from "./testing/editor-story.tsx"
import { body, openStep, press, saved, texts, words } from "./testing/story-steps.ts"

const meta = {
  title: "Screens/Campaign editor, banner",
  component: EditorStory,
  args: { hasBanner: true },
} satisfies Meta<typeof EditorStory>
export default meta
type Story = StoryObj<typeof meta>

const longHeadline = async () => {
  await texts("creatives:banner.longHeadline")
  return body.findByRole("textbox", { name: words("creatives:banner.longHeadline") })
}
const bannerDraft = () => story.desk?.desk.draft?.edit.ads.bannerAd

/** The banner's words are changed, shown in every place, and taken back in the review. */
export const WordsChanged: Story = {
  play: async () => {
    const field = await longHeadline()
    await userEvent.clear(field)
    await userEvent.type(field, "Warm bread from six in the morning")
    await waitFor(() => expect(bannerDraft()?.longHeadline).toBe("Warm bread from six in the morning"))
    await expect(body.getAllByText("Warm bread from six in the morning", { selector: "strong" })).toHaveLength(2)
    await saved()
    await openStep("review")
    await texts("app:campaigns.channel.Banner")
    await body.findByRole("heading", { name: words("app:campaigns.channel.Banner") })
    await press(words("editor:takeBackField", { field: words("editor:field.longHeadline") }))
    await waitFor(() => expect(story.desk?.desk.draft).toBeUndefined())
  },
}

/** A text that is too long keeps the change from being sent. */
export const TooLong: Story = {
  play: async () => {
    const field = await longHeadline()
    await userEvent.clear(field)
    await userEvent.type(field, "Bread ".repeat(16))
    await body.findByText(words("creatives:text.tooLong", { actual: 96, limit: 90 }))
    await openStep("review")
    await body.findByText(words("failures:campaigns.edit.texts"))
  },
}

/** A website and an app are left out; what is neither is told. */
export const PlacementsLeftOut: Story = {
  args: { step: "audience" },
  play: async () => {
    await texts("launch:placements.own")
    const field = await body.findByRole("textbox", { name: words("launch:placements.own") })
    await userEvent.type(field, "https://www.News.example/sport?from=ad{Enter}")
    await userEvent.type(field, "https://play.google.com/store/apps/details?id=com.example.game{Enter}")
    await waitFor(() =>
      expect(story.desk?.desk.draft?.edit.audience.excludedPlacements).toEqual([
        "news.example/sport",
        "2-com.example.game",
      ]),
    )
    await userEvent.type(field, "nowhere{Enter}")
    await body.findByText(/\(nowhere\)/u)
    await openStep("review")
    await body.findByText(words("editor:field.excludedPlacements"))
    await fireEvent.click(body.getByRole("tab", { name: words("editor:steps.ads") }))
  },
}
