import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { reviewedPortal } from "../world/review-desk.ts"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Features of the portal",
  component: Screen,
  parameters: { page: true },
  args: { seed: administeredPortal, isSignedIn: true, path: "/portal/features" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 40_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`portalLook:features.${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("portalLook:features.save")).toBe(true), slow)
const save = () => screen.findByRole("button", { name: say("save") }, slow)
const flip = async (key: string) => userEvent.click(await screen.findByRole("switch", { name: say(key) }, slow))

export const AsStored: Story = {
  play: async () => {
    await loaded()
    await expect(await save()).toBeDisabled()
    await expect(screen.getByRole("switch", { name: say("signup.open") })).toBeChecked()
  },
}
/** A harmless switch is saved without a question, and brought back by one press. */
export const SavedAndBroughtBack: Story = {
  play: async () => {
    await loaded()
    const schedule = () =>
      screen.findByRole<HTMLInputElement>("switch", { name: say("campaigns.isScheduleEdited") }, slow)
    const { checked } = await schedule()
    await flip("campaigns.isScheduleEdited")
    await userEvent.click(await save())
    const undo = await screen.findByRole("button", { name: say("undo") }, slow)
    await expect((await schedule()).checked).toBe(!checked)
    await userEvent.click(undo)
    await waitFor(async () => expect((await schedule()).checked).toBe(checked), slow)
    await waitFor(() => expect(screen.queryByRole("button", { name: say("undo") })).toBeNull(), slow)
  },
}
/** What is taken away is told with the number that it concerns. */
export const TakingAway: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("checkbox", { name: getI18n().t("common:region.IN") }, slow))
    await flip("signup.open")
    await userEvent.click(await save())
    const dialog = within(await screen.findByRole("alertdialog", {}, slow))
    await waitFor(() => expect(dialog.getByText(say("lost.signup"))).toBeVisible())
    await expect(dialog.getAllByRole("listitem")).toHaveLength(2)
    await userEvent.click(dialog.getByRole("button", { name: getI18n().t("common:action.cancel") }))
    await expect(await save()).toBeEnabled()
  },
}
/** How campaigns are reviewed: from another amount on two people, and no second looks. */
export const RulesForReviewers: Story = {
  args: { seed: reviewedPortal },
  play: async () => {
    await loaded()
    const amount = await screen.findByRole<HTMLInputElement>(
      "textbox",
      { name: new RegExp(say("review.twoFrom", { currency: "INR" })) },
      slow,
    )
    await expect(amount.value).toMatch(/20,000/)
    await userEvent.clear(amount)
    await userEvent.type(amount, "50000")
    await userEvent.click(await save())
    await waitFor(() => expect(screen.getByRole("button", { name: say("undo") })).toBeVisible(), slow)
  },
}
export const NoRegionLeft: Story = {
  play: async () => {
    await loaded()
    for (const region of ["IN", "GB"])
      await userEvent.click(await screen.findByRole("checkbox", { name: getI18n().t(`common:region.${region}`) }, slow))
    await userEvent.click(await save())
    await expect(await screen.findByText(say("fault.regions"), {}, slow)).toBeVisible()
    await expect(screen.queryByRole("alertdialog")).toBeNull()
  },
}
export const NotLoaded: Story = {
  args: { broken: ["portals/GetPortalUse"] },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("notLoaded"), {}, slow)).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["portals/GetPortalUse"] } }
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("switch")).toBeNull()
  },
}
