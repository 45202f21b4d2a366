import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { Checkbox, type CheckboxProps } from "./checkbox.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Fields/Checkbox",
  component: Checkbox,

  tags: ["autodocs"],
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Checkbox> = {
  args: {
    children: "I accept the terms of service",
    hint: "You can read them first.",
    error: "",
    isIndeterminate: false,
    isDisabled: false,
    onChange: fn(),
  },
  argTypes: {
    isIndeterminate: { description: "Some of what it stands for is chosen." },
    isDisabled: { description: "Cannot be changed now." },
  },
  parameters: inHebrew<CheckboxProps>({ children: "אני מקבל/ת את תנאי השירות", hint: "אפשר לקרוא אותם קודם." }),
}

export const Single: Story = {
  render: show((t) => (
    <>
      <Checkbox defaultSelected>{t("I accept the terms of service", "אני מקבל/ת את תנאי השירות")}</Checkbox>
      <Checkbox error={t("Please accept the terms.", "אנא קבלו את התנאים.")}>
        {t("I accept the terms of service", "אני מקבל/ת את תנאי השירות")}
      </Checkbox>
      <Checkbox isDisabled hint={t("Comes with your plan.", "כלול בתוכנית שלכם.")}>
        {t("Weekly report", "דוח שבועי")}
      </Checkbox>
      <Checkbox isIndeterminate>{t("All stores", "כל החנויות")}</Checkbox>
    </>
  )),
}
