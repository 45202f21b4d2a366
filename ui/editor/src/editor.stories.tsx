import type { PlanEdit } from "@domain/campaigns"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n, setI18n } from "react-i18next"
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test"
import { EditorStory, story } from "./testing/editor-story.tsx"

const meta = {
  title: "Screens/Campaign editor",
  component: EditorStory,
} satisfies Meta<typeof EditorStory>
export default meta
type Story = StoryObj<typeof meta>

const body = within(document.body)
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
/** The page's texts come with its first drawing. */
const texts = (key = "editor:title") => waitFor(() => expect(getI18n()?.exists(key)).toBe(true))
const saved = () => waitFor(() => expect(body.getByText(words("editor:saving.saved"))).toBeInTheDocument())
const press = async (name: string) => fireEvent.click(await body.findByRole("button", { name }))
const openStep = async (step: string) => {
  await texts()
  await fireEvent.click(await body.findByRole("tab", { name: words(`editor:steps.${step}`) }))
}
const headline = () => body.findByRole("textbox", { name: words("creatives:field.headline") })
const withHeadline =
  (text: string) =>
  ({ ads, audience }: PlanEdit): PlanEdit => ({
    ads: { ...ads, adDetail: { ...ads.adDetail!, headline: text, accepted: false, origin: "edited" } },
    audience,
  })
const forWomen = ({ ads, audience }: PlanEdit): PlanEdit => ({
  ads,
  audience: {
    ...audience,
    targetGender: "Female",
    ageBands: ["25-34"],
    keywords: audience.keywords?.toSpliced(0, 1, "rye") ?? [],
  },
})
const bothChanged = (running: PlanEdit) => forWomen(withHeadline("Warm bread every morning")(running))

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

const meet = async (choice: "mine" | "theirs") => {
  await texts()
  const first = await headline()
  const { desk } = story
  if (desk === undefined) throw new Error("No desk")
  desk.saveAs("Asha Rao", withHeadline("Bread from six in the morning")(desk.running))
  await userEvent.clear(first)
  await userEvent.type(first, "Warm bread")
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

/** A shop begins with budget and dates, whose change the campaign's page makes. */
export const Shop: Story = {
  args: { category: "Ecommerce" },
  play: async () => {
    await texts()
    const tabs = await body.findAllByRole("tab")
    await expect(tabs[0]).toHaveTextContent(words("editor:steps.budget"))
    await expect(body.getByRole("link", { name: words("app:campaigns.move.changeEndDate") })).toHaveAttribute(
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
    await waitFor(() => expect(body.getByRole("heading", { level: 1 })).toHaveTextContent("עריכת המודעות והקהל"))
    await expect(document.documentElement.dir).toBe("rtl")
  },
}
