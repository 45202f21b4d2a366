import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, screen, userEvent } from "storybook/test"
import { ColourField } from "./colour-field.tsx"

const Typed = () => {
  const [colour, setColour] = useState("#e9a23b")
  return <ColourField label="Accent" value={colour} onChange={setColour} />
}

const meta = {
  title: "Parts/Colour field",
  component: Typed,
} satisfies Meta<typeof Typed>
export default meta
type Story = StoryObj<typeof meta>

/** Six digits are typed key by key; three are a colour once the field is left. */
export const KeyByKey: Story = {
  play: async () => {
    const field = await screen.findByRole("textbox", { name: "Accent" }, { timeout: 15_000 })
    await userEvent.clear(field)
    await userEvent.type(field, "#12ab9f")
    await expect(field).toHaveValue("#12ab9f")
    await userEvent.clear(field)
    await userEvent.type(field, "#1af")
    await expect(field).toHaveValue("#1af")
    await userEvent.tab()
    await expect(field).toHaveValue("#11aaff")
  },
}
