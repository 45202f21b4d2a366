import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n, setI18n } from "react-i18next"
import { expect, fireEvent, waitFor, within } from "storybook/test"
import { EditorStory, story } from "./testing/editor-story.tsx"
import { body, words, texts, saved, press, withHeadline, bothChanged } from "./testing/story-steps.ts"

const meta = {
  title: "Screens/Review of an edit",
  component: EditorStory,
} satisfies Meta<typeof EditorStory>
export default meta
type Story = StoryObj<typeof meta>

/** The review of what is not changed says so, and leads to the ads. */
export const NothingChanged: Story = {
  args: { step: "review" },
  play: async () => {
    await texts()
    await body.findByRole("heading", { name: words("editor:empty.title") })
    await fireEvent.click(body.getByRole("link", { name: words("editor:empty.action") }))
    await body.findByRole("heading", { name: words("editor:ads.Search") })
  },
}

/** Sent once, with what happens now. */
export const Sent: Story = {
  args: { step: "review", changed: bothChanged },
  play: async () => {
    await texts()
    const networks = new Intl.ListFormat(getI18n().language, { type: "conjunction" }).format([
      words("editor:network.Facebook"),
      words("editor:network.Google"),
    ])
    await press(words("editor:send", { networks }))
    await body.findByRole("link", { name: words("editor:done.action") })
    await body.findByText(words("editor:sent.Waiting.title", { network: words("editor:network.Google") }))
    await body.findByRole("heading", { name: words("editor:empty.title") })
    await expect(story.desk?.desk.sends.size).toBe(1)
  },
}

/** One field returns to what runs, and the others stay changed. */
export const TakenBack: Story = {
  args: { step: "review", changed: bothChanged },
  play: async () => {
    await texts()
    const name = words("editor:takeBackField", { field: words("editor:field.headline") })
    await press(name)
    await waitFor(() => expect(body.queryByRole("button", { name })).toBeNull())
    await body.findByRole("heading", { name: words("app:campaigns.channel.Search") })
    await saved()
  },
}

/** Everything is discarded after a question, and comes back by one press. */
export const Discarded: Story = {
  args: { step: "review", changed: bothChanged },
  play: async () => {
    await texts()
    await press(words("editor:discard.action"))
    const question = within(await body.findByRole("alertdialog"))
    await fireEvent.click(question.getByRole("button", { name: words("editor:discard.action") }))
    await body.findByText(words("editor:discard.done"))
    await waitFor(() => expect(story.desk?.desk.draft).toBeUndefined())
    await press(words("editor:discard.undo"))
    await waitFor(() => expect(story.desk?.desk.draft?.edit.audience.targetGender).toBe("Female"))
    await saved()
  },
}

/** Sending waits for what is missing, which leads to its step. */
export const Lacks: Story = {
  args: {
    step: "review",
    changed: ({ ads, audience }) => ({
      ads,
      audience: { ...audience, keywords: audience.keywords?.slice(0, 2) ?? [] },
    }),
  },
  play: async () => {
    await texts()
    const google = words("editor:network.Google")
    await expect(await body.findByRole("button", { name: words("editor:send", { networks: google }) })).toBeDisabled()
    await fireEvent.click(body.getByRole("link", { name: words("editor:steps.audience") }))
    await waitFor(() => expect(body.getByRole("heading", { name: words("launch:title.googleKeywords") })).toBeVisible())
  },
}

export const Refused: Story = {
  args: {
    step: "review",
    changed: withHeadline("The best bread of all"),
    sent: [{ channel: "Social", status: "Refused", reason: "The ad makes a claim.", fields: ["headline"] }],
  },
  play: async () => {
    await texts()
    await body.findByText("The ad makes a claim.")
    await fireEvent.click(body.getByRole("link", { name: words("editor:sent.Refused.action") }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute("id", "edit-Social"))
  },
}

/** A client's approval comes before sending. */
export const NeedsApproval: Story = {
  args: { step: "review", changed: bothChanged, approval: "NotAsked" },
  play: async () => {
    await texts()
    await body.findByText(words("editor:approval.standing.NotAsked"))
    await expect(
      body.queryByRole("button", { name: new RegExp(words("editor:send", { networks: "" }).trim()) }),
    ).toBeNull()
    await press(words("editor:approval.show"))
    await body.findByText(words("editor:approval.standing.Sent"))
    await body.findByRole("link", { name: words("editor:approval.summary") })
  },
}

export const ApprovedByClient: Story = {
  args: { step: "review", changed: bothChanged, approval: "Approved" },
  play: async () => {
    await texts()
    await body.findByText(words("editor:approval.standing.Approved"))
    await expect(body.getByRole("button", { name: new RegExp(words("editor:network.Google")) })).toBeEnabled()
  },
}

/** Whoever may not launch prepares changes and does not send them. */
export const MayNotSend: Story = {
  args: { step: "review", changed: bothChanged, maySend: false },
  play: async () => {
    await texts()
    await body.findByText(words("editor:maySend"))
  },
}

export const Hebrew: Story = {
  args: { step: "review", changed: bothChanged },
  globals: { language: "he" },
  // The texts that were loaded last are those that stories look their words up in.
  beforeEach: () => {
    const before = getI18n()
    return () => {
      if (before !== undefined) setI18n(before)
    }
  },
  play: async () => {
    await waitFor(() => expect(body.getByRole("heading", { level: 1 })).toHaveTextContent("עריכת הקמפיין"))
    await expect(document.documentElement.dir).toBe("rtl")
  },
}
