import { draftSearchAd } from "@domain/creatives"
import { businessFactsOf } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { withFinalUrl } from "./draft-creative.ts"
import { RotatingSearchPreview } from "./rotating-search-preview.tsx"
import { checkSearchAd } from "./search-checks.ts"
import { SearchLines } from "./search-lines.tsx"
import { sampleDraft } from "@ui/shared/testing"

const meta = { title: "Journey/Search ad", component: SearchLines } satisfies Meta<typeof SearchLines>
export default meta
type Story = StoryObj

const details = sampleDraft()
const ad = withFinalUrl(draftSearchAd(businessFactsOf(details), "LeadGeneration", "en"), details)

export const AmongResults: Story = {
  render: () => <RotatingSearchPreview ad={ad} businessName="Sunrise Bakery" phone="+919876543210" />,
}

const Lines = ({ first }: { readonly first: ReadonlyArray<string> }) => {
  const [headlines, setHeadlines] = useState(first)
  const checks = checkSearchAd({ ...ad, headlines })
  return (
    <SearchLines
      kind="headline"
      lines={headlines}
      onChange={setHeadlines}
      problems={checks.headlines}
      countProblem={checks.counts.find(({ field }) => field === "headline")}
      showsErrors
    />
  )
}

export const Headlines: Story = { render: () => <Lines first={ad.headlines.slice(0, 4)} /> }

export const HeadlinesRefused: Story = {
  render: () => <Lines first={["Fresh bread!", "A headline that is longer than thirty characters", ""]} />,
}
