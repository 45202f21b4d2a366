import type { PlanEdit } from "@domain/campaigns"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, userEvent, waitFor } from "storybook/test"
import { EditorStory, story } from "../testing/editor-story.tsx"
import { body, openStep, press, saved, texts, words } from "../testing/story-steps.ts"

const meta = {
  title: "Screens/Campaign editor, budget and dates",
  component: EditorStory,
  args: { step: "budget" },
} satisfies Meta<typeof EditorStory>
export default meta
type Story = StoryObj<typeof meta>

const terms =
  (changed: NonNullable<PlanEdit["terms"]>) =>
  (running: PlanEdit): PlanEdit => ({ ...running, terms: changed })

const amount = async () => {
  await texts("editor:budget.amount.Daily")
  return body.findByRole("textbox", { name: words("editor:budget.amount.Daily") })
}

/** A larger amount is typed, priced line by line, undone and redone. */
export const MoreTyped: Story = {
  play: async () => {
    const field = await amount()
    const before = field.getAttribute("value")
    await userEvent.clear(field)
    await userEvent.type(field, "800")
    await userEvent.tab()
    await waitFor(() => expect(story.desk?.desk.draft?.edit.terms).toEqual({ dailyBudget: 80_000 }))
    await saved()
    await body.findByRole("table", { name: words("app:campaigns.change.price") })
    await expect(body.getAllByText(words("editor:count", { count: 1 })).length).toBeGreaterThan(0)
    await press(words("editor:undo"))
    await waitFor(async () => expect((await amount()).getAttribute("value")).toBe(before))
    await waitFor(() => expect(story.desk?.desk.draft).toBeUndefined())
    await press(words("editor:redo"))
    await waitFor(() => expect(story.desk?.desk.draft?.edit.terms).toEqual({ dailyBudget: 80_000 }))
  },
}

/** A later last day and another amount before they go, with their price, and then sent at it. */
export const Reviewed: Story = {
  args: { step: "review", changed: terms({ dailyBudget: 80_000, endDate: "2026-12-10" }) },
  play: async () => {
    await texts("app:campaigns.change.price")
    await body.findByRole("heading", { name: words("editor:terms.endDate") })
    await body.findByRole("table", { name: words("app:campaigns.change.price") })
    await press(words("editor:terms.send"))
    await waitFor(() => expect(story.desk?.desk.sends.size).toBe(1))
    await body.findByText(words("editor:terms.done"))
  },
}

/** Less money comes back; the change is taken back before it goes. */
export const LessTakenBack: Story = {
  args: { step: "review", changed: terms({ dailyBudget: 40_000 }) },
  play: async () => {
    await texts("editor:terms.send")
    await body.findByRole("heading", { name: words("editor:terms.dailyBudget") })
    await press(words("editor:takeBackField", { field: words("editor:budget.title") }))
    await waitFor(() => expect(story.desk?.desk.draft).toBeUndefined())
    await body.findByText(words("editor:empty.text"))
  },
}

/** The wallet does not cover the change, which waits with the way to add money. */
export const WalletShort: Story = {
  args: { step: "review", available: 0, changed: terms({ endDate: "2026-12-20" }) },
  play: async () => {
    await texts("editor:terms.send")
    await expect(await body.findByRole("button", { name: words("editor:terms.send") })).toBeDisabled()
    await expect(body.getAllByText(words("failures:campaigns.edit.money")).length).toBe(1)
  },
}

/** An amount below the least and a day that has passed are said at their fields. */
export const Refused: Story = {
  args: { changed: terms({ dailyBudget: 100 }) },
  play: async () => {
    await amount()
    await texts("failures:campaigns.edit.budget")
    await body.findByText(words("failures:campaigns.edit.budget"))
  },
}

/** Somebody else has saved another amount meanwhile: the person chooses. */
export const TwoPeople: Story = {
  play: async () => {
    const field = await amount()
    const desk = story.desk!
    desk.saveAs("Asha", terms({ dailyBudget: 70_000 })(desk.running))
    await userEvent.clear(field)
    await userEvent.type(field, "800")
    await userEvent.tab()
    await body.findByRole("heading", { name: words("editor:terms.dailyBudget") })
    await press(words("editor:conflict.theirs"))
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull())
    await fireEvent.focus(await amount())
    await expect((await amount()).getAttribute("value")).toMatch(/700/u)
    await openStep("review")
    await body.findByRole("heading", { name: words("editor:terms.dailyBudget") })
  },
}
