import type { PlanEdit } from "@domain/campaigns"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test"
import { EditorStory, story } from "./testing/editor-story.tsx"
import { body, openStep, press, saved, texts, withHeadline, words } from "./testing/story-steps.ts"

const meta = {
  title: "Screens/Campaign editor/Second version",
  component: EditorStory,
  args: { means: { dailyBudget: 400_000, days: 10 } },
} satisfies Meta<typeof EditorStory>
export default meta
type Story = StoryObj<typeof meta>

const other = { headline: "Bread like grandmother's", question: "Freshness or memory?" }
const withVersion = ({ ads, audience }: PlanEdit): PlanEdit => ({ ads: { ...ads, variant: other }, audience })

const seen = async (key: string) => {
  await texts(key)
  return body.findByText(words(key))
}

const headlineOfB = () =>
  body.findByRole("textbox", {
    name: new RegExp(`${words("creatives:field.headline")} \\(${words("launch:versions.B")}\\)`, "u"),
  })

/** A second version beside an ad that runs: typed, shown beside it, and told in the review before it is sent. */
export const Added: Story = {
  play: async () => {
    await texts("launch:versions.form.open")
    await fireEvent.click(await body.findByText(words("launch:versions.form.open")))
    await body.findByText(words("launch:versions.form.learned"))
    await userEvent.type(await headlineOfB(), "Bread like grandmother's")
    await waitFor(() => expect(story.desk?.desk.draft?.edit.ads.variant?.headline).toBe("Bread like grandmother's"))
    await body.findByText(words("launch:versions.bothAdded"))
    await saved()
    await openStep("review")
    await body.findByText(words("editor:field.secondVersion"))
    await body.findByText(words("editor:effectShort.secondAd"))
    await expect(body.queryByText(words("failures:campaigns.edit.versionAlone"))).toBeNull()
  },
}

/** A version that is taken back leaves the ad as it runs. */
export const TakenBack: Story = {
  args: { changed: withVersion, step: "review" },
  play: async () => {
    await seen("editor:field.secondVersion")
    await press(words("editor:takeBackField", { field: words("editor:field.secondVersion") }))
    await waitFor(() => expect(story.desk?.desk.draft).toBeUndefined())
  },
}

/** Too little is left to tell two versions apart, and the form says what can be done. */
export const TooLittleLeft: Story = {
  args: { changed: withVersion, means: { dailyBudget: 30_000, days: 1 } },
  play: async () => {
    await seen("launch:versions.bothAdded")
    await openStep("review")
    await body.findByText(words("failures:campaigns.missing.versionResults"))
  },
}

/** The present ad's words change too, so that nobody knew what is compared. */
export const WordsChangeToo: Story = {
  args: { changed: (running: PlanEdit) => withHeadline("Warm bread every morning")(withVersion(running)) },
  play: async () => {
    await seen("launch:versions.form.alone")
    await openStep("review")
    await body.findByText(words("failures:campaigns.edit.versionAlone"))
  },
}

/** Facebook reviews the version while the present ad goes on. */
export const Waiting: Story = {
  args: { variant: other, sent: [{ channel: "Social", status: "InReview", addsVersion: true }] },
  play: async () => {
    await seen("launch:versions.waiting.title")
    await body.findByText(words("editor:versionSent.InReview.title", { network: words("editor:network.Facebook") }))
    await expect(body.queryByText(words("launch:versions.form.open"))).toBeNull()
  },
}

/** A refused version is in the draft, to be changed and sent again or removed. */
export const Refused: Story = {
  args: {
    changed: withVersion,
    sent: [{ channel: "Social", status: "Refused", addsVersion: true, reason: "Misleading claims" }],
  },
  play: async () => {
    await seen("launch:versions.bothAdded")
    await body.findByText(words("editor:versionSent.Refused.title", { network: words("editor:network.Facebook") }))
    await expect(await headlineOfB()).toHaveValue("Bread like grandmother's")
    await press(words("launch:versions.form.remove"))
    await waitFor(() => expect(story.desk?.desk.draft?.edit.ads.variant).toBeUndefined())
  },
}

/** A test that runs leaves no room for another. */
export const Tested: Story = {
  args: { variant: other },
  play: async () => {
    await seen("launch:versions.running.title")
    await expect(within(document.body).queryByText(words("launch:versions.form.open"))).toBeNull()
  },
}

export const Phone: Story = { args: { changed: withVersion }, globals: { viewport: { value: "mobile1" } } }
