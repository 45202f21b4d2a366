import { mostAudienceLanguages, AudienceLanguage } from "@domain/campaigns"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { getI18n } from "react-i18next"
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test"
import { LanguageFields, type LanguageFieldsProps } from "./language-fields.tsx"

const Field = ({ chosen, ...props }: Omit<LanguageFieldsProps, "onChange">) => {
  const [languages, setLanguages] = useState(chosen)
  return <LanguageFields {...props} chosen={languages} onChange={setLanguages} />
}

const meta = {
  title: "Screens/Audience/Languages",
  component: Field,
  args: { region: "IN", chosen: [] },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

const body = within(document.body)
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
const ready = async () => {
  await waitFor(() => expect(getI18n()?.exists("launch:languages.label")).toBe(true))
  await body.findByRole("combobox", {}, { timeout: 10_000 })
}

/** Nobody is asked for a language; the most spoken stand first, and one is found by its name. */
export const AnyLanguage: Story = {
  play: async () => {
    await ready()
    await body.findByText(words("launch:languages.any"))
    const box = await body.findByRole("combobox")
    const tamil = new Intl.DisplayNames([getI18n().language], { type: "language" }).of("ta") ?? ""
    await userEvent.type(box, tamil)
    await fireEvent.click(await body.findByRole("option", { name: tamil }))
    await body.findByRole("button", { name: words("kit:tags.remove", { tag: tamil }) })
    await expect(body.queryByText(words("launch:languages.any"))).toBeNull()
  },
}

/** Ads in search keep to their own language. */
export const Searched: Story = {
  args: { channels: ["Social", "Search"] },
  play: async () => {
    await ready()
    await body.findByText(words("launch:languages.anySearched"))
  },
}

/** A language that is taken away by mistake comes back. */
export const TakenAway: Story = {
  args: { region: "GB", chosen: ["en", "pl"] },
  play: async () => {
    await ready()
    const polish = new Intl.DisplayNames([getI18n().language], { type: "language" }).of("pl") ?? ""
    await fireEvent.click(await body.findByRole("button", { name: words("kit:tags.remove", { tag: polish }) }))
    await fireEvent.click(await body.findByRole("button", { name: words("kit:tags.undo") }))
    await waitFor(() => expect(body.queryByText(words("kit:tags.undo"))).toBeNull())
  },
}

/** An audience with the most languages. */
export const Full: Story = {
  args: { chosen: AudienceLanguage.literals.slice(0, mostAudienceLanguages) },
  play: async () => {
    await ready()
    await body.findByText(words("launch:languages.full", { most: mostAudienceLanguages }))
  },
}
