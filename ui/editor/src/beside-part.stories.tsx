import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { EditorStory, story } from "./testing/editor-story.tsx"
import { body, openStep, press, saved, texts, words } from "./testing/story-steps.ts"

const meta = { title: "Screens/Campaign editor, beside the search ad", component: EditorStory } satisfies Meta<
  typeof EditorStory
>
export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  await texts("creatives:assets.open")
  await press(`${words("creatives:assets.open")}: ${words("creatives:assets.title")}`)
}
const searchDraft = () => story.desk?.desk.draft?.edit.ads.searchAd

/** What is proposed is added by one press, reviewed as a change of its own, and taken back. */
export const ProposalsAdded: Story = {
  play: async () => {
    await open()
    await press(words("creatives:assets.propose"))
    await waitFor(() => expect(searchDraft()?.showsPhone).toBe(true))
    await saved()
    await openStep("review")
    await texts("app:campaigns.channel.Search")
    await press(words("editor:takeBackField", { field: words("editor:field.phone") }))
    await waitFor(() => expect(story.desk?.desk.draft).toBeUndefined())
  },
}

/** Two links to pages of the website are typed, saved and listed as a change. */
export const LinksAdded: Story = {
  play: async () => {
    await open()
    for (const [number, text, page] of [
      ["1", "Menu", "menu"],
      ["2", "Find us", "find"],
    ] as const) {
      await press(words("creatives:assets.addLink"))
      const field = await body.findByRole("textbox", { name: words("creatives:assets.linkText", { number }) })
      await userEvent.click(field)
      await userEvent.paste(text)
      const url = body.getByRole("textbox", { name: words("creatives:assets.linkPage", { number }) })
      await userEvent.click(url)
      await userEvent.keyboard("{End}")
      await userEvent.paste(page)
    }
    await waitFor(() =>
      expect(searchDraft()?.sitelinks?.map(({ url }) => url)).toEqual([
        "https://sunrise.example/menu",
        "https://sunrise.example/find",
      ]),
    )
    await saved()
    await openStep("review")
    await body.findByText(words("editor:field.sitelinks"))
    await expect(body.queryByText(words("failures:campaigns.edit.texts"))).toBeNull()
  },
}

/** A link to another website is named at its field and keeps the change from being sent. */
export const OtherSite: Story = {
  args: {
    changed: ({ ads, audience }) => ({
      ads: {
        ...ads,
        searchAd: {
          ...ads.searchAd!,
          accepted: false,
          sitelinks: [
            { text: "Menu", url: "https://sunrise.example/menu", origin: "edited" },
            { text: "Book", url: "https://booking.example/sunrise", origin: "edited" },
          ],
        },
      },
      audience,
    }),
  },
  play: async () => {
    await texts("creatives:assets.otherSite")
    await body.findByText(words("creatives:assets.otherSite"))
    await openStep("review")
    await body.findByText(words("failures:campaigns.edit.texts"))
  },
}
