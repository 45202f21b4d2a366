import type { Meta, StoryObj } from "@storybook/react-vite"
import { Globe } from "lucide-react"
import { fn } from "storybook/test"
import { TextField, type TextFieldProps } from "./text-field.tsx"
import { controlled, iconControl, inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Fields/Text field",
  component: TextField,

  tags: ["autodocs"],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof TextField> = {
  render: controlled(TextField),
  args: {
    label: "Business name",
    hint: "As your customers know it.",
    error: "",
    placeholder: "Sunrise Bakery",
    value: "",
    maxLength: 30,
    formatCount: (used, most) => `${used} / ${most}`,
    inputDirection: "auto",
    isDisabled: false,
    isRequired: true,
    onChange: fn(),
  },
  argTypes: { prefix: iconControl, type: { control: "select", options: ["text", "email", "url", "search"] } },
  parameters: inHebrew<TextFieldProps>({
    label: "שם העסק",
    hint: "כפי שהלקוחות מכירים אותו.",
    placeholder: "מאפיית הזריחה",
  }),
}

export const Empty: Story = {
  render: show((t) => (
    <TextField
      label={t("Business name", "שם העסק")}
      placeholder={t("Sunrise Bakery", "מאפיית הזריחה")}
      hint={t("As your customers know it.", "כפי שהלקוחות מכירים אותו.")}
    />
  )),
}

export const WithPrefix: Story = {
  render: show((t) => (
    <TextField
      label={t("Website", "אתר")}
      defaultValue="sunrise-bakery.in"
      inputDirection="ltr"
      prefix={<Globe aria-hidden size={18} />}
    />
  )),
}

export const Counted: Story = {
  render: show((t) => (
    <TextField
      label={t("Headline", "כותרת")}
      defaultValue={t("Fresh bread by seven", "לחם טרי עד שבע")}
      maxLength={30}
      formatCount={(used, most) => `${used} / ${most}`}
    />
  )),
}

export const Invalid: Story = {
  render: show((t) => (
    <TextField
      label={t("Website", "אתר")}
      defaultValue="sunrise bakery"
      inputDirection="ltr"
      error={t("Invalid website URL.", "כתובת האתר שגויה.")}
    />
  )),
}

export const Disabled: Story = {
  render: show((t) => <TextField label={t("E-mail", "דוא״ל")} defaultValue="asha@sunrise-bakery.in" isDisabled />),
}
