import type { Region } from "@domain/kernel"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { languageOrEnglish } from "@ui/i18n"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { HomeSlides } from "./home-slides.tsx"
import { LampSign } from "@ui/shared/lamp-sign"
import { RegionChoice } from "./region-choice.tsx"

const meta = { title: "Public/Parts", component: LampSign } satisfies Meta<typeof LampSign>
export default meta
type Story = StoryObj

const sign = (lamps: "lit" | "running" | "out"): Story => ({
  render: () => (
    <main style={{ maxInlineSize: "33rem" }}>
      <LampSign lamps={lamps}>
        <h1>bloom-bakery.example</h1>
      </LampSign>
    </main>
  ),
})

export const SignLit: Story = sign("lit")
export const SignRunning: Story = sign("running")
export const SignOut: Story = sign("out")

export const Slides: Story = {
  render: () => (
    <main style={{ maxInlineSize: "30rem" }}>
      <h1>Marquee</h1>
      <HomeSlides />
    </main>
  ),
}

const prices = [
  { region: "IN", currency: "INR", minimumDaily: 350_00 },
  { region: "GB", currency: "GBP", minimumDaily: 20_00 },
] as const

interface RegionsProps {
  readonly regions: ReadonlyArray<Region>
  readonly suggested?: Region
  readonly isPriced?: boolean
}

const Regions = ({ regions, suggested, isPriced = true }: RegionsProps) => {
  const { i18n } = useTranslation()
  const [value, setValue] = useState<Region | null>(null)
  return (
    <RegionChoice
      regions={regions}
      value={value}
      onChange={setValue}
      language={languageOrEnglish(i18n.language)}
      prices={isPriced ? prices : undefined}
      suggested={suggested}
    />
  )
}

export const Countries: Story = {
  render: () => (
    <main style={{ maxInlineSize: "33rem" }}>
      <Regions regions={["IN", "GB"]} />
    </main>
  ),
}

export const CountriesWithSuggestion: Story = {
  render: () => (
    <main style={{ maxInlineSize: "33rem" }}>
      <Regions regions={["IN", "GB"]} suggested="GB" />
    </main>
  ),
}

export const CountriesBeforePrices: Story = {
  render: () => (
    <main style={{ maxInlineSize: "33rem" }}>
      <Regions regions={["IN", "GB"]} isPriced={false} />
    </main>
  ),
}
