import { bannerColourOf, bannerCopyOf, bannerName, creativeContentOf } from "@domain/campaigns"
import { type BannerCopy, editCopy } from "@domain/creatives"
import { checkBanner } from "@ui/journey/banner-checks"
import { withCreative } from "@ui/journey/draft-creative"
import { usePortal } from "@ui/shared/frame"
import { BannerAd } from "@ui/shared/banner-ad"
import { hebrewDraft, sampleDraft } from "@ui/shared/testing"
import { withParts } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import { BannerFields } from "./banner-fields.tsx"
import { wholeAd } from "./use-asked-fields.tsx"

const meta = { title: "Journey/Banner", component: BannerFields } satisfies Meta<typeof BannerFields>
export default meta
type Story = StoryObj

/** The fields beside the banner, in the toolbar's language. */
const Shown = ({ change = {} }: { readonly change?: Partial<BannerCopy> }) => {
  const { language } = usePortal()
  const first = language === "he" ? hebrewDraft : sampleDraft()
  const [details, setDetails] = useState(() =>
    withParts(first, withCreative(first, { bannerAd: { ...bannerCopyOf(first), ...change } })),
  )
  const ad = bannerCopyOf(details)
  return (
    <>
      <BannerAd
        content={creativeContentOf(details)}
        ad={ad}
        businessName={bannerName(details.business.name ?? "")}
        colour={bannerColourOf(details)}
      />
      <BannerFields
        details={details}
        ad={ad}
        checks={checkBanner(ad, details.business.name)}
        showsErrors
        asked={wholeAd}
        onEdit={(changes) =>
          setDetails(withParts(details, withCreative(details, { bannerAd: editCopy<BannerCopy>(ad, changes) })))
        }
      />
    </>
  )
}

/** The proposed words in every place. */
export const Proposed: Story = {
  render: () => <Shown />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("figure")).toHaveLength(5)
  },
}

/** Lines that Google refuses, counted as it counts them. */
export const Refused: Story = {
  render: () => <Shown change={{ headlines: ["パン".repeat(8)], longHeadline: "", descriptions: ["x".repeat(91)] }} />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/32.*30/u)).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText(/91.*90/u).length).toBeGreaterThan(0)
  },
}

/** One line alone stands in every place. */
export const OneLine: Story = {
  render: () => <Shown change={{ headlines: ["Bread"], descriptions: ["Warm"] }} />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Bread", { selector: "strong" })).length).toBe(3)
  },
}

/** A line is added up to five. */
export const LineAdded: Story = {
  render: () => <Shown change={{ headlines: ["Bread", "Cakes", "Buns", "Rolls"] }} />,
  play: async ({ canvas }) => {
    const add = await canvas.findByRole("button", { name: /Add a headline|כותרת/u })
    await userEvent.click(add)
    await expect(add).not.toBeInTheDocument()
  },
}
