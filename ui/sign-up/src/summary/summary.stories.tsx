import type { Meta, StoryObj } from "@storybook/react-vite"
import { AdsSection } from "./ads-section.tsx"
import type { SummaryDetails } from "./summary-facts.ts"

const meta = { title: "Journey/Summary", component: AdsSection } satisfies Meta<typeof AdsSection>
export default meta
type Story = StoryObj<typeof meta>

const details: SummaryDetails = {
  encodedId: "a",
  revision: 1,
  region: "IN",
  flavour: "default",
  shortenFlow: false,
  queryParameters: {},
  launchState: "Budget",
  extraction: { status: "done", stage: "done" },
  sources: {},
  suggestedCategories: [],
  suggestedServices: [],
  phoneVerified: true,
  paid: false,
  createdAt: 0,
  updatedAt: 0,
  business: {
    name: "Bloom Bakery",
    category: { slug: "bakery", name: "Bakery" },
    services: ["Birthday cakes", "Sourdough bread"],
    phone: "+918041234567",
    websiteUrl: "https://bloom-bakery.example",
    colours: ["#8a3b12", "#f3c969"],
    location: { city: "Bengaluru" },
  },
  creative: { objective: "Calls", offerDetail: { type: "Percentage", value: 20 } },
  targeting: {},
  budget: {},
  accounts: {},
}

export const AdsOfBothChannels: Story = { args: { details } }

export const AdsOfSocialAlone: Story = {
  args: { details: { ...details, targeting: { ...details.targeting, channels: ["Social"] } } },
}
