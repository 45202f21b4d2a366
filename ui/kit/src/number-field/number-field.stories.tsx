import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { NumberField, type NumberFieldProps } from "./number-field.tsx"
import { controlled, inHebrew } from "../testing/playground.tsx"
import { Held, show } from "../testing/show.tsx"

const meta = {
  title: "Fields/Number field",
  component: NumberField,

  tags: ["autodocs"],
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof NumberField> = {
  render: controlled(NumberField),
  args: {
    label: "Radius",
    hint: "From 5 to 25 km.",
    error: "",
    unit: "km",
    value: 10,
    minValue: 5,
    maxValue: 25,
    step: 5,
    hasSteppers: true,
    isDisabled: false,
    isRequired: false,
    onChange: fn(),
  },
  argTypes: {
    minValue: { description: "The smallest number." },
    maxValue: { description: "The largest number." },
    step: { description: "How far a press of a stepper goes." },
    isDisabled: { description: "Cannot be changed now." },
    isRequired: { description: "Must be filled." },
  },
  parameters: inHebrew<NumberFieldProps>({ label: "רדיוס", hint: "מ־5 עד 25 ק״מ.", unit: "ק״מ" }),
}

export const Number: Story = {
  render: show((t) => (
    <Held initial={10}>
      {(value, set) => (
        <NumberField
          label={t("Radius", "רדיוס")}
          unit={t("km", "ק״מ")}
          value={value}
          onChange={set}
          minValue={5}
          maxValue={25}
          step={5}
          hint={t(`Chosen: ${value}`, `נבחר: ${value}`)}
        />
      )}
    </Held>
  )),
}

/** Told with each key, and within its bounds once it is left. */
export const NumberWhileTyped: Story = {
  ...Number,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox")
    await userEvent.clear(box)
    await userEvent.type(box, "120")
    await expect(canvas.getByText(/: 120$/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText(/: 25$/)).toBeVisible()
    await expect(box).toHaveValue("25")
    await userEvent.click(canvas.getAllByRole("button")[0] ?? box)
    await expect(canvas.getByText(/: 20$/)).toBeVisible()
    await expect(box).toHaveValue("20")
  },
}
