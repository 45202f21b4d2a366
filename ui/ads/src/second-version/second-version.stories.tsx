import type { AdVariant } from "@domain/campaigns"
import { type SignupSession, withParts } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { FlowsProvider, usePortal } from "@ui/shared/frame"
import { anonymousFlows, hebrewDraft, sampleDraft } from "@ui/shared/testing"
import { adCopyOf } from "@domain/campaigns"
import { useState } from "react"
import { getI18n } from "react-i18next"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { SecondVersion } from "./second-version.tsx"

interface ShownProps {
  readonly variant?: AdVariant
  readonly dailyBudget?: number
}

const Shown = ({ variant, dailyBudget }: ShownProps) => {
  const { language } = usePortal()
  const base = language === "he" ? hebrewDraft : sampleDraft()
  const [details, setDetails] = useState<SignupSession>(() =>
    withParts(base, {
      creative: {
        ...base.creative,
        objective: "LeadGeneration",
        creativeDetail: {
          ...base.creative.creativeDetail,
          adDetail: adCopyOf(base),
          ...(variant !== undefined && { variant }),
        },
      },
      targeting: { ...base.targeting, channels: ["Social"] },
      ...(dailyBudget !== undefined && {
        budget: {
          ...base.budget,
          budget: { budgetType: "Daily", currency: "INR", dailyBudget, days: 10, schedulingMode: "RunContinuously" },
        },
      }),
    }),
  )
  return <SecondVersion details={details} change={(parts) => setDetails((before) => withParts(before, parts))} />
}

const meta = {
  title: "Journey/Second version",
  component: Shown,
  decorators: [
    (Content) => (
      <FlowsProvider {...anonymousFlows}>
        <Content />
      </FlowsProvider>
    ),
  ],
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

const words = (key: string): string => getI18n().t(key)
const other: AdVariant = { headline: "Bread like grandmother's", question: "Freshness or memory?" }

/** One line for who does not care; a press opens the form, which says that nothing differs yet. */
export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(getI18n()?.exists("launch:versions.form.open")).toBe(true))
    const line = await canvas.findByText(words("launch:versions.form.open"))
    await expect(canvas.queryByRole("checkbox")).toBeNull()
    await userEvent.click(line)
    await canvas.findByText(words("launch:versions.form.none"))
  },
}

/** Both ads stand beside each other as they are typed, and what differs is named. */
export const Typed: Story = {
  args: { variant: other },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole("region", { name: words("launch:versions.labelB") })
    await canvas.findByText(words("launch:versions.offer.Unknown"))
    await userEvent.click(canvas.getByRole("button", { name: words("launch:versions.form.remove") }))
    await expect(canvas.queryByRole("region", { name: words("launch:versions.labelB") })).toBeNull()
  },
}

export const Offered: Story = { args: { variant: other, dailyBudget: 400_000 } }

export const TooFewResults: Story = { args: { variant: other, dailyBudget: 30_000 } }

export const TooLittleMoney: Story = { args: { variant: other, dailyBudget: 8_000 } }

/** Two differences tell which version is better, and not why. */
export const ManyDifferences: Story = {
  args: { variant: { ...other, primaryText: "Come in and taste it.", endsWeaker: true }, dailyBudget: 400_000 },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(words("launch:versions.form.many"))
  },
}
