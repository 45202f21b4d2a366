import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  clicksAlone,
  fewParts,
  goingWell,
  grownDear,
  muchToDo,
  tooEarly,
  untoldParts,
  withSaleValue,
} from "../world/dashboard-seeds.ts"
import { busyBakery } from "../world/seeds.ts"

const period = "/app/9101/dashboard?range=Last15Days"
const campaign = "/app/9101/campaigns/9201"
const slow = { timeout: 15_000 }

const meta = {
  title: "Screens/Dashboard",
  component: Screen,
  parameters: { page: true },
  args: { seed: goingWell, isSignedIn: true, path: period },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const GoingWell: Story = {}
export const TooEarly: Story = { args: { seed: tooEarly } }
export const NeedsYou: Story = { args: { seed: grownDear } }
export const MuchToDo: Story = { args: { seed: muchToDo } }
export const WithReturn: Story = { args: { seed: withSaleValue } }
export const CampaignGoingWell: Story = { args: { path: campaign } }
/** When and where the money goes furthest, in the owner's words. */
export const BestHoursAndPlaces: Story = {
  args: { path: campaign },
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("dashboard:best.title")).toBe(true), slow)
    const panel = await screen.findByRole("region", { name: getI18n().t("dashboard:best.title") }, slow)
    await expect(within(panel).getAllByRole("listitem")).toHaveLength(2)
    await expect(panel).not.toHaveTextContent("—")
  },
}
export const BestHoursInHebrew: Story = { args: { path: campaign }, globals: { language: "he" } }
export const BestHoursTooEarly: Story = {
  args: { seed: fewParts, path: campaign },
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("dashboard:best.title")).toBe(true), slow)
    const panel = await screen.findByRole("region", { name: getI18n().t("dashboard:best.title") }, slow)
    await expect(panel).toHaveTextContent(/10/)
  },
}
/** The network has told nothing by hour or place yet. */
export const BestHoursUntold: Story = {
  args: { seed: untoldParts, path: campaign },
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("dashboard:best.title")).toBe(true), slow)
    await expect(await screen.findAllByText(getI18n().t("dashboard:best.Untold"), {}, slow)).toHaveLength(2)
  },
}
/** The network tells results by neither, so that clicks are counted. */
export const BestHoursByClicks: Story = { args: { seed: clicksAlone, path: campaign } }
export const CampaignWithReturn: Story = { args: { seed: withSaleValue, path: campaign } }
export const CampaignTooEarly: Story = { args: { seed: tooEarly, path: campaign } }
/** A campaign from before estimates were kept shows none. */
export const CampaignWithoutEstimate: Story = { args: { seed: busyBakery, path: campaign } }
export const CampaignResultsFailed: Story = { args: { broken: ["insights/GetCampaignResults"], path: campaign } }
export const LeadsOfCampaign: Story = { args: { seed: busyBakery, path: "/app/9101/leads?campaign=9201" } }

/** The meaning of a number is shown by a press. */
export const MeaningOfNumber: Story = {
  play: async () => {
    const [cost] = await screen.findAllByRole("button", { name: /^(Cost per enquiry|עלות לפנייה)$/ }, slow)
    if (cost === undefined) throw new Error("The number has a name that opens")
    await userEvent.click(cost)
    await expect(await screen.findByRole("tooltip")).toBeVisible()
  },
}

const pressed = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }, slow))

/** An owner says what a sale is worth, sees the return, and takes it back. */
export const SaleValueSaid: Story = {
  play: async () => {
    await pressed(/^(Add your figures|להוסיף נתונים)$/)
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: /^(Save|שמירה)$/ }))
    await expect(await dialog.findAllByText(/^(Enter a|הזינו)/)).toHaveLength(2)
    await userEvent.type(dialog.getByLabelText(/^(Average sale|מכירה ממוצעת)/), "2500")
    await userEvent.type(dialog.getByLabelText(/^(Enquiries that become sales|פניות שהופכות למכירות)/), "20")
    await userEvent.click(dialog.getByRole("button", { name: /^(Save|שמירה)$/ }))
    await expect(await screen.findByText(/^(Return on spend|תשואה על ההוצאה)$/, {}, slow)).toBeVisible()
    await pressed(/^(Remove|הסרה)$/)
    await waitFor(() => expect(screen.queryByText(/^(Return on spend|תשואה על ההוצאה)$/)).toBeNull(), slow)
  },
}
