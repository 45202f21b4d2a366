import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test"
import { EditorStory, story } from "./testing/editor-story.tsx"
import {
  body,
  words,
  texts,
  saved,
  press,
  openStep,
  headline,
  withHeadline,
  bothChanged,
} from "./testing/story-steps.ts"

const meta = {
  title: "Screens/Campaign editor",
  component: EditorStory,
} satisfies Meta<typeof EditorStory>
export default meta
type Story = StoryObj<typeof meta>

/** A text is saved as it is typed, undone and redone. */
export const TextChanged: Story = {
  play: async () => {
    await texts()
    const field = await headline()
    const before = field.getAttribute("value")
    await userEvent.clear(field)
    await userEvent.type(field, "Warm bread")
    await waitFor(() => expect(story.desk?.desk.draft?.edit.ads.adDetail?.headline).toBe("Warm bread"))
    await saved()
    await expect(body.getAllByText(words("editor:count", { count: 1 })).length).toBeGreaterThan(0)
    await press(words("editor:undo"))
    await expect(field).toHaveValue(before)
    await waitFor(() => expect(story.desk?.desk.draft).toBeUndefined())
    await press(words("editor:redo"))
    await expect(field).toHaveValue("Warm bread")
    // Outside text fields the keys of the keyboard undo.
    await fireEvent.keyDown(document.body, { key: "z", ctrlKey: true })
    await expect(field).toHaveValue(before)
    await fireEvent.keyDown(document.body, { key: "Z", ctrlKey: true, shiftKey: true })
    await expect(field).toHaveValue("Warm bread")
    await saved()
  },
}

/** The audience changes on both channels, whose networks make different things of the change. */
export const AudienceChanged: Story = {
  args: { step: "audience" },
  play: async () => {
    await texts("launch:audience.genders.Female")
    await fireEvent.click(await body.findByRole("radio", { name: words("launch:audience.genders.Female") }))
    await openStep("review")
    await texts("app:campaigns.channel.Social")
    await body.findByRole("heading", { name: words("app:campaigns.channel.Social") })
    await body.findByRole("heading", { name: words("app:campaigns.channel.Search") })
    await expect(body.getAllByText(words("launch:audience.genders.Female")).length).toBeGreaterThan(1)
    await saved()
  },
}

/** A keyword that brings its own search alone, and searches that are left out, one of them by mistake. */
export const SearchesLeftOut: Story = {
  args: { step: "audience" },
  play: async () => {
    await texts("keywords:match.title")
    const own = await body.findByRole("textbox", { name: words("launch:keywords.own") })
    await userEvent.type(own, "[[gentle dentist]{Enter}")
    await waitFor(() =>
      expect(story.desk?.desk.draft?.edit.audience.keywordMatches).toEqual([
        { keyword: "gentle dentist", match: "Exact" },
      ]),
    )
    // A keyword that is removed by mistake comes back with its match.
    await press(words("kit:tags.remove", { tag: "gentle dentist" }))
    await waitFor(() => expect(story.desk?.desk.draft?.edit.audience.keywordMatches ?? []).toEqual([]))
    // The editor has an undo of its own.
    const undone = await body.findByText(words("kit:tags.removed", { tag: "gentle dentist" }))
    await fireEvent.click(within(undone.parentElement!).getByRole("button", { name: words("kit:tags.undo") }))
    await waitFor(() =>
      expect(story.desk?.desk.draft?.edit.audience.keywordMatches).toEqual([
        { keyword: "gentle dentist", match: "Exact" },
      ]),
    )
    await fireEvent.click(body.getByText(words("keywords:negative.title")))
    const left = body.getByRole("textbox", { name: words("keywords:negative.own") })
    await userEvent.type(left, "gentle{Enter}")
    const blocks = words("keywords:negative.blocks", { negative: "gentle", keyword: "gentle dentist" })
    await body.findByText(blocks)
    await press(words("keywords:negative.removeBlocking", { negative: "gentle" }))
    await waitFor(() => expect(body.queryByText(blocks)).toBeNull())
    await press(words("keywords:negative.add", { negative: "jobs" }))
    await userEvent.type(left, "50%{Enter}")
    await body.findByText(/50%/u)
    await waitFor(() =>
      expect(story.desk?.desk.draft?.edit.audience.negativeKeywords).toEqual([{ keyword: "jobs", match: "Broad" }]),
    )
    await openStep("review")
    await body.findByText(words("editor:field.negativeKeywords"))
    await saved()
  },
}

const meet = async (choice: "mine" | "theirs") => {
  await texts()
  const first = await headline()
  const { desk } = story
  if (desk === undefined) throw new Error("No desk")
  desk.saveAs("Asha Rao", withHeadline("Bread from six in the morning")(desk.running))
  // In one step: a machine that is slow to type would be asked about half a headline.
  await userEvent.tripleClick(first)
  await userEvent.paste("Warm bread")
  await userEvent.tab()
  const dialog = within(await body.findByRole("alertdialog"))
  await dialog.findByRole("heading", { name: words("editor:conflict.titleBy", { name: "Asha Rao" }) })
  await expect(dialog.getByText("Bread from six in the morning")).toBeInTheDocument()
  await expect(desk.desk.draft?.edit.ads.adDetail?.headline).toBe("Bread from six in the morning")
  await fireEvent.click(dialog.getByRole("button", { name: words(`editor:conflict.${choice}`) }))
  await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull())
  await saved()
  return headline()
}

/** Two people at once: nothing is overwritten before one of them chooses. */
export const ConflictKept: Story = {
  play: async () => {
    await expect(await meet("mine")).toHaveValue("Warm bread")
    await waitFor(() => expect(story.desk?.desk.draft?.edit.ads.adDetail?.headline).toBe("Warm bread"))
  },
}
export const ConflictTaken: Story = {
  play: async () => {
    await expect(await meet("theirs")).toHaveValue("Bread from six in the morning")
  },
}
export const Conflict: Story = {
  play: async () => {
    await texts()
    const field = await headline()
    story.desk?.saveAs("Asha Rao", bothChanged(story.desk.running))
    await userEvent.type(field, "!")
    await userEvent.tab()
    await body.findByRole("alertdialog")
  },
}

/** What was typed stays while saving fails, and leaving asks. */
export const NotSaved: Story = {
  play: async () => {
    await texts()
    const field = await headline()
    if (story.desk !== undefined) story.desk.desk.isBroken = true
    await userEvent.type(field, " today")
    await userEvent.tab()
    await waitFor(() => expect(body.getByText(words("editor:saving.failed"))).toBeVisible())
    await fireEvent.click(body.getByRole("link", { name: "Sunrise Bakery" }))
    const question = within(await body.findByRole("alertdialog"))
    await fireEvent.click(question.getByRole("button", { name: words("common:action.stay") }))
    if (story.desk !== undefined) story.desk.desk.isBroken = false
    await press(words("common:action.retry"))
    await saved()
    await fireEvent.click(body.getByRole("link", { name: "Sunrise Bakery" }))
    await body.findByRole("heading", { name: "Another page" })
  },
}

/** What is still unsaved when the page is left is saved on the way, without a question. */
export const LeftWhileTyping: Story = {
  play: async () => {
    await texts()
    const field = await headline()
    await userEvent.type(field, " now")
    await fireEvent.click(body.getByRole("link", { name: "Sunrise Bakery" }))
    await body.findByRole("heading", { name: "Another page" })
    await expect(story.desk?.desk.draft?.edit.ads.adDetail?.headline).toMatch(/ now$/)
  },
}

export const InReview: Story = {
  args: {
    sent: [
      { channel: "Social", status: "InReview" },
      { channel: "Search", status: "Waiting" },
    ],
  },
  play: async () => {
    await texts()
    await body.findByText(words("editor:sent.InReview.title", { network: words("editor:network.Facebook") }))
    await body.findByText(words("editor:sent.Waiting.title", { network: words("editor:network.Google") }))
  },
}

/** A shop begins with budget and dates, whose change the campaign's page makes. */
export const Shop: Story = {
  args: { category: "Ecommerce" },
  play: async () => {
    await texts()
    const tabs = await body.findAllByRole("tab")
    await expect(tabs[0]).toHaveTextContent(words("editor:steps.budget"))
    await expect(await body.findByRole("link", { name: words("app:campaigns.move.changeEndDate") })).toHaveAttribute(
      "href",
      expect.stringContaining("/app/7/campaigns/12?endDate=2026-12-03"),
    )
  },
}

export const HoursFixed: Story = {
  args: { step: "budget", mayChangeHours: false },
  play: async () => {
    await texts()
    await body.findByText(words("editor:budget.fixedHours"))
  },
}

/** On phones the summary is a bar below the steps. */
export const Phone: Story = {
  args: { changed: bothChanged },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await texts()
    await body.findAllByText(words("editor:count", { count: 6 }))
  },
}
