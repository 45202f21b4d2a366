import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { doneProposals, ruledProposals, waitingProposals } from "../world/proposal-seeds.ts"
import { emptyBusiness } from "../world/seeds.ts"

const path = "/app/9101/proposals"

const meta = {
  title: "Screens/Proposals",
  component: Screen,
  parameters: { page: true },
  args: { seed: waitingProposals, isSignedIn: true, path },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 20_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`proposals:${key}`, values)
const drawn = async () => {
  await waitFor(() => expect(getI18n()?.exists("proposals:title")).toBe(true), slow)
  await screen.findByRole("heading", { level: 1, name: words("title") }, slow)
}

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await drawn()
    await expect(await canvas.findAllByRole("button", { name: words("act.approve") }, slow)).toHaveLength(3)
    await expect((await canvas.findAllByText(words("reason.assistant")))[0]).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const Refused: Story = {
  play: async ({ canvas }) => {
    await drawn()
    const pause = await canvas.findByRole(
      "article",
      { name: words("kind.PauseCampaign", { name: "Weekend cakes" }) },
      slow,
    )
    await userEvent.click(within(pause).getByRole("button", { name: words("act.refuse") }))
    const asked = within(await screen.findByRole("alertdialog", {}, slow))
    await userEvent.click(asked.getByRole("button", { name: words("act.refuse") }))
    await waitFor(
      () =>
        expect(
          canvas.queryByRole("article", { name: words("kind.PauseCampaign", { name: "Weekend cakes" }) }),
        ).toBeNull(),
      slow,
    )
  },
}
export const Done: Story = {
  args: { seed: doneProposals, path: `${path}?part=done` },
  play: async ({ canvas }) => {
    await drawn()
    await expect(await canvas.findByText(words("stale.title"), {}, slow)).toBeVisible()
    await expect(await canvas.findByText(words("failed.title"))).toBeVisible()
    await expect(await canvas.findByText(words("expired"))).toBeVisible()
  },
}
export const None: Story = { args: { seed: emptyBusiness } }
export const WithRules: Story = { args: { seed: ruledProposals } }
/** A rule about money approves nothing until it has an amount, which the form says. */
export const RuleWithoutAmount: Story = {
  play: async ({ canvas }) => {
    await drawn()
    await expect(canvas.queryByText(words("rules.needsAmount"))).toBeNull()
    await userEvent.click(await canvas.findByRole("checkbox", { name: words("rules.kind.pause") }, slow))
    await expect(await canvas.findByText(words("rules.needsAmount"))).toBeVisible()
  },
}
export const NotLoaded: Story = { args: { broken: ["proposals/ListProposals"] } }
export const One: Story = { args: { path: `${path}/1` } }
export const OneStale: Story = { args: { seed: doneProposals, path: `${path}/4` } }
