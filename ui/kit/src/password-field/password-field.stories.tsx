import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx"
import { controlled, inHebrew } from "../testing/playground.tsx"
import { Held, show } from "../testing/show.tsx"

const meta = {
  title: "Fields/Password field",
  component: PasswordField,

  tags: ["autodocs"],
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj

const password = (value: string) =>
  show((t) => (
    <Held initial={value}>
      {(typed, set) => (
        <PasswordField
          label={t("Choose a password", "בחרו סיסמה")}
          showLabel={t("Show password", "הצגת הסיסמה")}
          autoComplete="new-password"
          value={typed}
          onChange={set}
          metLabel={t("done", "הושלם")}
          rules={[
            { text: t("8 to 30 characters", "8 עד 30 תווים"), isMet: typed.length >= 8 && typed.length <= 30 },
            { text: t("A capital letter", "אות גדולה"), isMet: /[A-Z]/.test(typed) },
            { text: t("A digit", "ספרה"), isMet: /\d/.test(typed) },
            { text: t("A special character", "תו מיוחד"), isMet: /[^\w\s]/.test(typed) },
          ]}
        />
      )}
    </Held>
  ))

export const Playground: StoryObj<typeof PasswordField> = {
  render: controlled(PasswordField),
  args: {
    label: "Choose a password",
    hint: "A few words are easier to remember.",
    error: "",
    showLabel: "Show password",
    autoComplete: "new-password",
    metLabel: "done",
    rules: [
      { text: "8 to 30 characters", isMet: true },
      { text: "A special character", isMet: false },
    ],
    value: "Sunrise7",
    isDisabled: false,
    isRequired: true,
    onChange: fn(),
  },
  argTypes: { rules: { control: "object" } },
  parameters: inHebrew<PasswordFieldProps>({
    label: "בחרו סיסמה",
    hint: "כמה מילים קל יותר לזכור.",
    showLabel: "הצגת הסיסמה",
    metLabel: "הושלם",
    rules: [
      { text: "8 עד 30 תווים", isMet: true },
      { text: "תו מיוחד", isMet: false },
    ],
  }),
}

export const PasswordEmpty: Story = { render: password("") }

export const PasswordHalf: Story = { render: password("Sunrise7") }
