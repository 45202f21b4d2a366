import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  noSalesYet,
  salesAndEnquiries,
  salesCounted,
  salesWithoutValue,
  visitsWithSales,
  websiteSilent,
} from "../world/counted-results-seeds.ts"

const period = "/app/9101/dashboard?range=Last15Days"
const campaign = "/app/9101/campaigns/9201"
const slow = { timeout: 15_000 }

const meta = {
  title: "Screens/Sales on the website",
  component: Screen,
  parameters: { page: true },
  args: { seed: salesCounted, isSignedIn: true, path: period },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Dashboard: Story = {}
export const DashboardWithoutValues: Story = { args: { seed: salesWithoutValue } }
export const DashboardOfSeveralKinds: Story = { args: { seed: salesAndEnquiries } }
export const Campaign: Story = { args: { path: campaign } }
export const CampaignWithoutSales: Story = { args: { seed: noSalesYet, path: campaign } }
export const CampaignForVisits: Story = { args: { seed: visitsWithSales, path: campaign } }
export const CampaignList: Story = {
  args: { path: "/app/9101/campaigns?columns=status-spend-results-costPerResult-clicks-value" },
}

/** What a website that fell silent means is said on the campaign's page, with the way to mend it. */
export const WebsiteSilent: Story = {
  args: { seed: websiteSilent, path: campaign },
  play: async () => {
    await waitFor(
      () =>
        expect(screen.getByText(/^(Nothing heard from your website since|לא שמענו דבר מהאתר שלכם מאז)/)).toBeVisible(),
      slow,
    )
    const [way] = await screen.findAllByRole("link", { name: /^(Check the tag|בדיקת התג)$/ }, slow)
    await expect(way).toHaveAttribute("href", "/app/9101/conversions")
  },
}

/** The dashboard asks for the tag before anything that can wait. */
export const DashboardAsksForTag: Story = { args: { seed: websiteSilent } }

/** What a return is made of is shown by a press. */
export const MeaningOfReturn: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^(Return on spend|תשואה על ההוצאה)$/ }, slow))
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible(), slow)
  },
}
