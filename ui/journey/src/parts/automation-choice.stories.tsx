import { applyChange, type SessionChange, type SessionParts, withParts } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { PortalProvider, usePortal } from "@ui/shared/frame"
import { hebrewDraft, sampleDraft } from "@ui/shared/testing"
import { Result } from "effect"
import { useState } from "react"
import { expect } from "storybook/test"
import { AutomationChoice } from "./automation-choice.tsx"

interface ChoicesProps {
  readonly parts: SessionParts
  readonly isForbidden?: boolean
}

/** Both choices as they stand on the pages of the audience and the ad. */
const Choices = ({ parts, isForbidden = false }: ChoicesProps) => {
  const value = usePortal()
  const [details, setDetails] = useState(withParts(value.language === "he" ? hebrewDraft : sampleDraft(), parts))
  const change = (changes: SessionChange) => setDetails(Result.getOrThrow(applyChange(details, changes)))
  const flags = { ...value.portal.flags, isNetworkAutomationDisabled: isForbidden }
  return (
    <PortalProvider value={{ ...value, portal: { ...value.portal, flags } }}>
      <div style={{ display: "grid", gap: "1.5rem", maxInlineSize: "33rem" }}>
        <h2>{details.business.name}</h2>
        <AutomationChoice choice="expandsAudience" details={details} change={change} />
        <AutomationChoice choice="adjustsLook" details={details} change={change} />
      </div>
    </PortalProvider>
  )
}

const meta = { title: "Journey/Left to Facebook", component: Choices } satisfies Meta<typeof Choices>
export default meta
type Story = StoryObj<typeof meta>

const both = { creative: { adjustsLook: true }, targeting: { expandsAudience: true } } as const
const advanced = /^(Advanced settings|הגדרות מתקדמות)$/
const audience = /beyond this audience|מעבר לקהל/

/** Nothing is left to Facebook, and what could be is folded away. */
export const NothingChosen: Story = {
  args: { parts: {} },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText(advanced)
    if (first === undefined) throw new Error("There are no advanced settings")
    const words = canvas.getByText(audience)
    await expect(words).not.toBeVisible()
    await userEvent.click(first)
    await expect(words).toBeVisible()
    const choice = canvas.getByRole("switch", { name: audience })
    await expect(choice).not.toBeChecked()
    await userEvent.click(choice)
    await expect(choice).toBeChecked()
    await userEvent.click(choice)
    await expect(choice).not.toBeChecked()
    await expect(words).toBeVisible()
  },
}

/** Both were chosen before, and stand open. */
export const BothChosen: Story = {
  args: { parts: both },
  play: async ({ canvas }) => {
    const choices = await canvas.findAllByRole("switch")
    await expect(choices).toHaveLength(2)
    for (const choice of choices) await expect(choice).toBeChecked()
  },
}

/** Ads for housing leave nobody out: only their look can be left to Facebook. */
export const SpecialAds: Story = {
  args: { parts: { ...both, targeting: { ...both.targeting, specialAds: { categories: ["Housing"] } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("switch")).toHaveLength(1)
    await expect(canvas.queryByRole("switch", { name: audience })).toBeNull()
  },
}

/** The portal lets nobody leave anything to networks. */
export const ForbiddenByThePortal: Story = {
  args: { parts: both, isForbidden: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading")).toBeVisible()
    await expect(canvas.queryAllByText(advanced)).toHaveLength(0)
  },
}
