import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { markedBakery } from "../world/lead-mark-seeds.ts"
import { toldBakery } from "../world/lead-telling-seeds.ts"

const lead = (number: number) => ({ path: `/app/9101/leads?lead=${number}` })

const meta = {
  title: "Screens/Leads told to networks",
  component: Screen,
  parameters: { page: true },
  args: { seed: toldBakery, isSignedIn: true, ...lead(9602) },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`leadMarks:told.${key}`, values)
const opened = async () => {
  const dialog = within(await screen.findByRole("dialog", {}, slow))
  await waitFor(() => expect(getI18n()?.exists("leadMarks:told.title")).toBe(true), slow)
  return dialog
}
const section = async () => within(await (await opened()).findByRole("region", { name: words("title") }, slow))

export const Told: Story = {
  play: async () => {
    const told = await section()
    await expect(told.getAllByText(words("state.Sent"))).toHaveLength(2)
    await expect(told.getByText(words("notToGoogle"))).toBeInTheDocument()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const Waiting: Story = {
  args: lead(9603),
  play: async () => {
    await expect((await section()).getAllByText(words("state.Waiting"))).toHaveLength(5)
  },
}
export const Refused: Story = {
  args: lead(9604),
  play: async () => {
    await expect((await section()).getByText(/lead_id/u)).toBeInTheDocument()
  },
}

/** What a network keeps although the mark is gone is said. */
export const TakenBack: Story = {
  args: lead(9605),
  play: async () => {
    const told = await section()
    await expect(told.getByText(words("keeps.Meta"))).toBeInTheDocument()
    await expect(told.getByText(words("keeps.Google"))).toBeInTheDocument()
  },
}
export const Unmarked: Story = {
  args: lead(9606),
  play: async () => {
    await expect((await section()).getByText(words("unmarked"))).toBeInTheDocument()
  },
}
export const NotAllowed: Story = {
  args: lead(9601),
  play: async () => {
    await expect((await section()).getByText(words("notAllowed"))).toBeInTheDocument()
  },
}
export const NotRead: Story = {
  args: { broken: ["conversions/ListLeadTellings"] },
  play: async () => {
    await expect(await (await opened()).findByText(words("failed"), {}, slow)).toBeInTheDocument()
  },
}
export const NoNetwork: Story = { args: { seed: markedBakery } }

/** A good lead is marked by one press, and its stages wait at once. */
export const CalledGood: Story = {
  args: lead(9606),
  play: async () => {
    const dialog = await opened()
    await userEvent.click(
      await dialog.findByRole("switch", { name: new RegExp(getI18n().t("leads:good.title"), "u") }, slow),
    )
    await waitFor(
      async () =>
        expect(
          within(await dialog.findByRole("region", { name: words("title") })).getAllByText(words("state.Waiting")),
        ).toHaveLength(3),
      slow,
    )
  },
}
