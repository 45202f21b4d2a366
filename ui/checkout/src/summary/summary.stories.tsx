import type { Meta, StoryObj } from "@storybook/react-vite"
import type { SignupSession } from "@domain/signup"
import { SessionId } from "@domain/kernel"
import { withParts } from "@domain/signup"
import { useState } from "react"
import { expect, within } from "storybook/test"
import { AdsSection } from "./ads-section.tsx"
import { ChangeTracking } from "./change-tracking.tsx"
import { TrackingSection } from "./tracking-section.tsx"
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

const Tracked = () => {
  const [draft, setDraft] = useState<SignupSession>({
    ...details,
    sessionId: SessionId.make("00000000-0000-4000-8000-0000000000a1"),
  })
  const change = <ChangeTracking details={draft} onChange={(made) => setDraft((now) => withParts(now, made))} />
  return <TrackingSection details={draft} actions={change} />
}

/** The owner reads where clicks lead, writes another word, and switches the tags off. */
export const Tracking: Story = {
  args: { details },
  render: () => <Tracked />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Google search").nextElementSibling).toHaveTextContent(
      "bloom-bakery.example?utm_source=google&utm_medium=cpc",
    )
    await userEvent.click(canvas.getByRole("button", { name: "Change tracking" }))
    const dialog = within(await within(document.body).findByRole("dialog"))
    await userEvent.clear(dialog.getByRole("textbox", { name: "Source" }))
    await userEvent.type(dialog.getByRole("textbox", { name: "Source" }), "Winter card")
    await expect(dialog.getAllByText(/utm_source=winter_card&/)).toHaveLength(2)
    await userEvent.click(dialog.getByRole("switch"))
    await expect(dialog.queryByText(/utm_/)).toBeNull()
    await userEvent.click(dialog.getByRole("button", { name: "Done" }))
    await expect(await canvas.findByText("The addresses don't say which ad brought the visitor.")).toBeVisible()
  },
}
