import { DifferenceStale } from "@domain/errors"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { FeedRulesPart } from "@ui/feeds/rules"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Staged, type StagedProps } from "../staged.tsx"
import { feedFullOfRules, feedWithoutRules, feedWithRules, ruledFeed, unreadFeed } from "../world/feed-rules.ts"

const Part = () => <FeedRulesPart {...ruledFeed} />
const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`feedRules:${key}`, values)
const loaded = async () => {
  await waitFor(() => expect(getI18n()?.exists("feedRules:saved")).toBe(true), slow)
  await screen.findByText(words("rules.lead"), {}, slow)
}
const stageOf = (stage: StagedProps["stage"]): Story => ({ args: { ...(stage !== undefined && { stage }) } })
const add = () => screen.getByRole("button", { name: new RegExp(words("rules.add")) })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }))

const meta = {
  title: "Screens/Feed rules",
  component: Staged,
  args: { part: Part, stage: { seed: feedWithRules, isSignedIn: true } },
} satisfies Meta<typeof Staged>
export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {
  play: async () => {
    await loaded()
    await expect(screen.getAllByText(/Gluten-free almond cookies$/)[0]).toBeVisible()
    await expect(screen.getAllByText(words("preview.excluded"))[0]).toBeVisible()
    await expect(screen.getByText(words("allSaved"))).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoRules: Story = {
  ...stageOf({ seed: feedWithoutRules, isSignedIn: true }),
  play: async () => {
    await loaded()
    await expect(screen.getByText(words("rules.none"))).toBeVisible()
  },
}
export const NeverRead: Story = stageOf({ seed: unreadFeed, isSignedIn: true })
export const Full: Story = stageOf({ seed: feedFullOfRules, isSignedIn: true })
export const Loading: Story = stageOf({ seed: feedWithRules, isSignedIn: true, silent: ["businesses/GetFeedRules"] })
export const NotLoaded: Story = stageOf({ seed: feedWithRules, isSignedIn: true, broken: ["businesses/GetFeedRules"] })
export const NotSaved: Story = {
  ...stageOf({ seed: feedWithRules, isSignedIn: true, broken: ["businesses/SaveFeedRules"] }),
  play: async () => {
    await loaded()
    await press(words("rules.delete", { rule: words("says.exclude") }))
    await press(getI18n().t("common:action.save"))
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
    await expect(screen.getByText(words("unsaved"))).toBeVisible()
  },
}
export const ReadOnly: Story = {
  ...stageOf({ seed: feedWithRules, isSignedIn: true, role: "BrandManager" }),
}

export const MendsAddedAndUndone: Story = {
  ...stageOf({ seed: feedWithoutRules, isSignedIn: true }),
  play: async () => {
    await loaded()
    const mends = within(screen.getByRole("region", { name: words("mends.title") }))
    const [first] = mends.getAllByRole("button", { name: getI18n().t("common:action.add") })
    await userEvent.click(first ?? document.body)
    await expect(await mends.findByText(words("mends.added"))).toBeVisible()
    await userEvent.click(mends.getByRole("button", { name: getI18n().t("common:action.undo") }))
    await waitFor(() => expect(screen.getByText(words("rules.none"))).toBeVisible())
  },
}

export const TypingARule: Story = {
  ...stageOf({ seed: feedWithoutRules, isSignedIn: true }),
  play: async () => {
    await loaded()
    await userEvent.click(add())
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${words("kind.set")}`) }))
    await userEvent.type(await screen.findByRole("textbox", { name: words("form.text") }), "Bloom")
    await waitFor(() => expect(screen.getAllByText("Bloom", { selector: "ins" })[0]).toBeVisible(), slow)
  },
}

export const WrongRule: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(add())
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${words("kind.replace")}`) }))
    await press(getI18n().t("common:action.save"))
    await expect(await screen.findByText(words("wrong"))).toBeVisible()
    await expect(screen.getByText(words("rules.wrong"))).toBeVisible()
  },
}

export const DeletedAndBroughtBack: Story = {
  play: async () => {
    await loaded()
    const rule = words("says.exclude")
    await press(words("rules.delete", { rule }))
    await expect(await screen.findByText(words("rules.deleted", { rule }))).toBeVisible()
    await press(getI18n().t("common:action.undo"))
    await expect(screen.getByText(words("allSaved"))).toBeVisible()
  },
}

export const MovedByKeyboard: Story = {
  play: async () => {
    await loaded()
    const name = words("rules.down", { rule: words("mend.availability") })
    screen.getByRole("button", { name }).focus()
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
    await expect(await screen.findByText(words("rules.moved", { place: 1, count: 5 }))).toBeInTheDocument()
    await expect(screen.getByRole("button", { name })).toHaveFocus()
  },
}

export const SavedMeanwhile: Story = {
  ...stageOf({
    seed: feedWithRules,
    isSignedIn: true,
    failing: {
      "businesses/SaveFeedRules": new DifferenceStale({
        fields: ["productMaps", "rules"],
        revision: 4,
        current: { productMaps: [], rules: [] },
      }),
    },
  }),
  play: async () => {
    await loaded()
    await press(words("rules.delete", { rule: words("says.exclude") }))
    await press(getI18n().t("common:action.save"))
    await expect(await screen.findByText(words("stale.title"), {}, slow)).toBeVisible()
    await expect(screen.getByText(words("unsaved"))).toBeVisible()
  },
}

export const SavedAndRead: Story = {
  play: async () => {
    await loaded()
    await press(words("rules.delete", { rule: words("says.exclude") }))
    await press(words("saveAndRead"))
    await waitFor(() => expect(screen.getByText(words("allSaved"))).toBeVisible(), slow)
  },
}
