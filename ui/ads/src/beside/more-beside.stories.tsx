import { adLanguageOf } from "@domain/campaigns"
import { draftSearchAd, editCopy, type SearchAd, type SearchAssets } from "@domain/creatives"
import { publicContact, type SignupSession } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { searchAdWithAssets } from "@ui/journey/draft-creative"
import { checkBeside } from "@ui/journey/search-checks"
import { hebrewDraft, sampleDraft } from "@ui/shared/testing"
import { useState } from "react"
import { expect, userEvent, waitFor } from "storybook/test"
import { RotatingSearchPreview } from "../rotating-search-preview.tsx"
import { MoreBeside } from "./more-beside.tsx"

const meta = { title: "Journey/More beside a search ad", component: MoreBeside } satisfies Meta<typeof MoreBeside>
export default meta
type Story = StoryObj

const site = "https://sunrise.example"
const pages = [
  { text: "Our cakes", url: `${site}/collections/cakes` },
  { text: "Menu", url: `${site}/menu` },
  { text: "Contact us", url: `${site}/contact` },
]
const english = sampleDraft({
  business: {
    services: ["Sourdough bread", "Birthday cakes", "Pastries"],
    websitePages: pages,
    websiteClaims: [{ kind: "freeDelivery" }, { kind: "since", year: 1985 }, { kind: "openSevenDays" }],
  },
})
const hebrew: SignupSession = {
  ...hebrewDraft,
  business: {
    ...hebrewDraft.business,
    websiteUrl: site,
    websitePages: [
      { text: "תפריט", url: `${site}/menu` },
      { text: "צור קשר", url: `${site}/contact` },
      { text: "מבצעים", url: `${site}/offers` },
    ],
    websiteClaims: [{ kind: "freeDelivery" }, { kind: "kosher" }],
  },
}

interface PartProps {
  readonly details?: SignupSession
  readonly change?: SearchAssets
  readonly isForCalls?: boolean
  readonly showsErrors?: boolean
  readonly isBare?: boolean
}

const Part = ({ details = english, change, isForCalls = false, showsErrors = false, isBare = false }: PartProps) => {
  const language = adLanguageOf(details)
  const { phone } = publicContact(details)
  const [ad, setAd] = useState<SearchAd>(() => {
    const drafted = draftSearchAd(
      { name: details.business.name ?? "", services: details.business.services ?? [] },
      "WebsiteVisits",
      language,
    )
    return { ...(isBare ? drafted : searchAdWithAssets(drafted, details)), ...change }
  })
  return (
    <>
      <RotatingSearchPreview
        ad={ad}
        businessName={details.business.name ?? ""}
        language={language}
        phone={ad.showsPhone === true ? phone : undefined}
      />
      <MoreBeside
        ad={ad}
        checks={checkBeside(ad, details.business.name)}
        language={language}
        opens={ad.finalUrl ?? ""}
        phone={phone}
        isForCalls={isForCalls}
        showsErrors={showsErrors}
        onEdit={(assets) => setAd(editCopy(ad, assets))}
      />
    </>
  )
}

const open = (canvas: { readonly findByRole: (role: "button", of: { name: RegExp }) => Promise<HTMLElement> }) =>
  canvas.findByRole("button", { name: /^Look and change/u }).then((button) => userEvent.click(button))

/** Nothing more to do for whoever does not care: one line says what is there. */
export const Folded: Story = {
  render: () => <Part />,
  play: async ({ canvas }) => {
    await canvas.findByText(/3 links.*3 short facts.*your services/u)
    await expect(canvas.queryByRole("textbox")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Show as on a computer" }))
    await canvas.findByRole("button", { name: "Show as on a phone" })
  },
}

/** Links are edited, removed and brought back; what was proposed is marked until somebody edits it. */
export const LinksChanged: Story = {
  render: () => <Part />,
  play: async ({ canvas }) => {
    await open(canvas)
    await expect((await canvas.findAllByText(/^Suggested\./u)).length).toBeGreaterThan(2)
    const words = await canvas.findByRole("textbox", { name: "Words of link 1" })
    await userEvent.clear(words)
    await userEvent.type(words, "See the whole menu")
    await waitFor(() => expect(canvas.getAllByText("See the whole menu")[0]).toBeVisible())
    await userEvent.click(canvas.getByRole("button", { name: "Remove link 1" }))
    await expect(canvas.getByRole("textbox", { name: "Words of link 1" })).not.toHaveValue("See the whole menu")
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }))
    await expect(canvas.getByRole("textbox", { name: "Words of link 1" })).toHaveValue("See the whole menu")
    await userEvent.click(canvas.getByRole("button", { name: "Add a link" }))
    await expect(canvas.getByRole("textbox", { name: "Words of link 4" })).toBeInTheDocument()
  },
}

/** Each mistake is named at its field, and the part stands open. */
export const Refused: Story = {
  render: () => (
    <Part
      showsErrors
      change={{
        sitelinks: [
          { text: "A link with far too many words", url: `${site}/menu`, origin: "edited" },
          { text: "Elsewhere", url: "https://other.example/a", description1: "One line alone", origin: "edited" },
        ],
        callouts: [{ text: "Open late", origin: "edited" }],
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/Too long: 30 characters/u)
    await canvas.findByText("This page is on another website. Links may open only yours.")
    await canvas.findByText("Fill in both lines, or neither.")
    await canvas.findByText(/1 of at least 2/u)
  },
}

/** A business without a website or claims has nothing beside its ad, and is told what it takes. */
export const Nothing: Story = {
  render: () => <Part isBare />,
  play: async ({ canvas }) => {
    await canvas.findByText(/Nothing yet/u)
    await open(canvas)
    await canvas.findByText("Links open pages of your website. Add your website first.")
  },
}

/** A campaign for calls shows its number anyway. */
export const ForCalls: Story = {
  render: () => <Part isForCalls />,
  play: async ({ canvas }) => {
    await open(canvas)
    await canvas.findByText(/part of the ad already/u)
    await expect(canvas.queryByRole("switch")).toBeNull()
  },
}

export const HebrewAd: Story = {
  render: () => <Part details={hebrew} showsErrors />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText("משלוח חינם · כשר", { exact: false })[0]).toBeVisible())
  },
}
