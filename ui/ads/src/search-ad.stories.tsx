import { businessFactsOf } from "@domain/campaigns"
import { draftSearchAd, searchAdLimits } from "@domain/creatives"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent, waitFor } from "storybook/test"
import { withFinalUrl } from "@ui/journey/draft-creative"
import { RotatingSearchPreview } from "./rotating-search-preview.tsx"
import { checkSearchAd } from "@ui/journey/search-checks"
import { SearchLines } from "./search-lines.tsx"
import { sampleDraft } from "@ui/shared/testing"

const meta = { title: "Journey/Search ad", component: SearchLines } satisfies Meta<typeof SearchLines>
export default meta
type Story = StoryObj

const details = sampleDraft()
const ad = withFinalUrl(draftSearchAd(businessFactsOf(details), "LeadGeneration", "en"), details)

export const AmongResults: Story = {
  render: () => <RotatingSearchPreview ad={ad} businessName="Sunrise Bakery" language="en" phone="+919876543210" />,
}

const Lines = ({ first }: { readonly first: ReadonlyArray<string> }) => {
  const [headlines, setHeadlines] = useState(first)
  const checks = checkSearchAd({ ...ad, headlines })
  return (
    <SearchLines
      kind="headline"
      channel="google"
      limits={searchAdLimits.headline}
      language="en"
      lines={headlines}
      onChange={setHeadlines}
      problems={checks.headlines}
      countProblem={checks.counts.find(({ field }) => field === "headline")}
      showsErrors
    />
  )
}

const manyLines = Array.from({ length: 15 }, (_, index) => `Fresh bread ${index + 1}`)

export const Collapsed: Story = {
  render: () => <Lines first={manyLines} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("textbox")).toHaveLength(3)
    await userEvent.click(canvas.getByRole("button", { name: "Show all headlines (15)" }))
    await expect(canvas.getAllByRole("textbox")).toHaveLength(15)
    await userEvent.click(canvas.getByRole("button", { name: "Show fewer headlines" }))
    await expect(canvas.getAllByRole("textbox")).toHaveLength(3)
  },
}

export const Added: Story = {
  render: () => <Lines first={manyLines.slice(0, 6)} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a headline" }))
    const added = canvas.getByRole("textbox", { name: "Headline 7" })
    await waitFor(() => expect(added).toHaveFocus())
    await userEvent.click(canvas.getByRole("button", { name: "Add a headline" }))
    await expect(canvas.getAllByRole("textbox")).toHaveLength(7)
  },
}

export const RemovedAndBack: Story = {
  render: () => <Lines first={manyLines.slice(0, 4)} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove: Headline 2" }))
    await expect(canvas.getByRole("textbox", { name: "Headline 2" })).toHaveValue("Fresh bread 3")
    const undo = canvas.getByRole("button", { name: "Undo" })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.click(undo)
    await expect(canvas.getByRole("textbox", { name: "Headline 2" })).toHaveValue("Fresh bread 2")
  },
}

export const MovedByKeys: Story = {
  render: () => <Lines first={manyLines.slice(0, 4)} />,
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole("button", { name: "Drag Headline 1" })
    handle.focus()
    for (const key of ["{Enter}", "{ArrowDown}"]) {
      const focused = document.activeElement
      await userEvent.keyboard(key)
      await waitFor(() => expect(document.activeElement).not.toBe(focused))
    }
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Headline 2" })).toHaveValue("Fresh bread 1"))
  },
}

export const ErrorInAHiddenLine: Story = {
  render: () => <Lines first={[...manyLines.slice(0, 6), "A headline that is longer than thirty characters"]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Headline 7" })).toBeInvalid()
  },
}

export const Headlines: Story = { render: () => <Lines first={ad.headlines.slice(0, 4)} /> }

export const HeadlinesRefused: Story = {
  render: () => <Lines first={["Fresh bread!", "A headline that is longer than thirty characters", ""]} />,
}
